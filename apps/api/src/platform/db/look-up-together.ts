import { setImmediate as endOfTurn } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from './client.ts';

interface LookUp<Question> {
  /** The name of the prepared statement. */
  readonly name: string;
  /** The parts of a question, which `answer` knows as columns of `asked`. */
  readonly asked: Readonly<Record<keyof Question & string, 'integer' | 'text' | 'uuid'>>;
  /** One JSON value; null where there is nothing. */
  readonly answer: SQL;
}

/**
 * Joins questions to the database: those that are asked in one turn of the event loop go in one
 * statement. It begins after all that it answers were asked, so no answer is older than its question; and
 * the busier a process is, the less of a statement each costs.
 */
export function lookUpTogether<Question extends object, Json>(
  queryable: Queryable,
  lookUp: LookUp<Question>,
): (question: Question) => Promise<Json | null> {
  const answerAll = prepare<Question, Json>(queryable, lookUp);
  let turn: { readonly questions: Question[]; readonly answers: Promise<Json[]> } | null = null;

  const beginTurn = () => {
    const questions: Question[] = [];
    const answers = endOfTurn().then(() => {
      turn = null;
      return answerAll(questions);
    });
    return { questions, answers };
  };

  return async (question) => {
    turn ??= beginTurn();
    const { questions, answers } = turn;
    const place = questions.push(question) - 1;
    return (await answers)[place] ?? null;
  };
}

/**
 * Each question is answered by itself, so the plan is good for any number of them. The lists are read by
 * sub-selects, which hide their lengths: a planner that saw them would plan anew at every call.
 */
function prepare<Question extends object, Json>(
  queryable: Queryable,
  { name, asked, answer }: LookUp<Question>,
): (questions: readonly Question[]) => Promise<Json[]> {
  // The keys are those of a question, as the type of `asked` says.
  const parts = Object.keys(asked) as (keyof Question & string)[];
  const lists = parts.map(
    (part) => sql`(select ${sql.placeholder(part)}::${sql.raw(asked[part])}[])`,
  );
  const columns = [...parts, 'position'].map((column) => sql.identifier(column));
  const statement = queryable
    .select({ answer: sql<Json>`${answer}` })
    .from(
      sql`unnest(${sql.join(lists, sql`, `)}) with ordinality as asked (${sql.join(columns, sql`, `)})`,
    )
    .orderBy(sql`asked.position`)
    .prepare(name);
  return async (questions) => {
    const values = parts.map((part) => [part, questions.map((question) => question[part])]);
    const rows = await statement.execute(Object.fromEntries(values));
    return rows.map((row) => row.answer);
  };
}
