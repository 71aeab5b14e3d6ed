import { parse } from 'libpg-query';

const BREAKPOINT = '--> statement-breakpoint';

/**
 * A comment in a migration which states why the previous release does not use what a statement
 * removes.
 */
const UNUSED = /^-- unused by the release before: \S/mu;

const PRIVATE_TO_DATABASE = new Set(['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT', 'OBJECT_TRIGGER']);

/**
 * The statements of a migration that would break the previous release while both run: removing or
 * renaming a column, table, type or function, changing the type of a column, or adding a required
 * column. Reviewers must check narrower check constraints themselves.
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

/**
 * Whether a new column must be given, which the previous release cannot do because it does not know
 * the column.
 */
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
