import { parse } from 'libpg-query';

const BREAKPOINT = '--> statement-breakpoint';

/** Says, in a migration, why the release before never uses what a statement takes away. */
const UNUSED = /^-- unused by the release before: \S/mu;

const PRIVATE_TO_DATABASE = new Set(['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT', 'OBJECT_TRIGGER']);

/**
 * The statements of a migration that the release before could not work with while both run: a column, table,
 * type or function that goes or changes its name, a column with another type, and one that must now be given.
 * A narrower check constraint is for the reader to find.
 */
export async function breakingStatements(migration: string): Promise<string[]> {
  const breaking: string[] = [];
  for (const statement of migration.split(BREAKPOINT)) {
    if (UNUSED.test(statement)) continue;
    const { stmts = [] } = await parse(statement);
    if (stmts.some(({ stmt }) => stmt !== undefined && breaks(stmt)))
      breaking.push(statement.trim());
  }
  return breaking;
}

type Statement = NonNullable<
  NonNullable<Awaited<ReturnType<typeof parse>>['stmts']>[number]['stmt']
>;

function breaks(statement: Statement): boolean {
  if ('RenameStmt' in statement) {
    return !PRIVATE_TO_DATABASE.has(statement.RenameStmt.renameType ?? '');
  }
  if ('DropStmt' in statement) return !PRIVATE_TO_DATABASE.has(statement.DropStmt.removeType ?? '');
  if (!('AlterTableStmt' in statement)) return false;
  return (statement.AlterTableStmt.cmds ?? []).some((command) => {
    if (!('AlterTableCmd' in command)) return false;
    const { subtype, def } = command.AlterTableCmd;
    if (subtype === 'AT_AddColumn') {
      return def !== undefined && 'ColumnDef' in def && mustBeGiven(def.ColumnDef);
    }
    return (
      subtype === 'AT_DropColumn' || subtype === 'AT_AlterColumnType' || subtype === 'AT_SetNotNull'
    );
  });
}

/** A new column that an older release, which does not know it, cannot leave out of a row. */
function mustBeGiven({ constraints = [] }: { constraints?: readonly object[] }): boolean {
  const kinds = new Set(
    constraints.map((constraint) =>
      'Constraint' in constraint
        ? (constraint.Constraint as { readonly contype?: string }).contype
        : undefined,
    ),
  );
  const fillsItself = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'];
  return kinds.has('CONSTR_NOTNULL') && !fillsItself.some((kind) => kinds.has(kind));
}
