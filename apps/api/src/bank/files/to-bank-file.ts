import { MAX_STATEMENT_ROWS, type BankFormat } from '@cleaning/contract/bank';
import { accountKey } from './account-key.ts';
import { bankIdsOf } from './bank-ids.ts';
import type { RawFile, RawRow, RawStatement, StatedBalance } from './raw-file.ts';
import { SEVERAL_ACCOUNTS, tooManyRows } from './raw-statement.ts';
import { readCents } from './read-cents.ts';
import { readRow, refuseFile, type BankFileRow } from './read-row.ts';

/** The money received, from one file of one account. */
export interface BankFile {
  readonly format: BankFormat;
  /** A key that is the same for the same account in every file format. */
  readonly account: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The received amounts, in the order of the file. */
  readonly rows: readonly BankFileRow[];
  /** How many rows are payments that the company made. */
  readonly outCount: number;
  /**
   * The balances before and after, and the sum of all rows; null where the file does not state the
   * balances.
   */
  readonly balance: BankFileBalance | null;
}

export interface BankFileBalance extends StatedBalance {
  readonly inCents: number;
  readonly outCents: number;
}

/**
 * Validates what a bank's file states, and reads its dates and amounts.
 *
 * @param today the date in Sydney.
 * @param chosen the company's account that staff chose for the file, if they did.
 * @throws ApiError `validation_failed` that says what is wrong, and in which row.
 */
export function toBankFile(
  { format, statements, dateOrder }: RawFile,
  today: string,
  chosen?: string,
): BankFile {
  const { account, rows: found, balance } = statementOf(statements, chosen);
  if (found.length === 0) throw refuseFile('This file has no rows.');
  if (found.length > MAX_STATEMENT_ROWS) throw refuseFile(tooManyRows(MAX_STATEMENT_ROWS));
  const all = statements.flatMap(({ rows: each }) => each);
  const ids = bankIdsOf(format, found, all);
  const rows = found.map((row) => readRow(row, today, ids.get(row.row) ?? null, dateOrder));
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted();
  const incoming = rows.filter(({ amountCents }) => amountCents > 0);
  return {
    format,
    account: accountKey(account, chosen),
    firstDay: days[0] ?? today,
    lastDay: days.at(-1) ?? today,
    rows: incoming,
    outCount: rows.filter(({ amountCents }) => amountCents < 0).length,
    balance: balance === null ? null : { ...balance, ...sumMoved(found) },
  };
}

/**
 * What a file has of its only account, or of the one that staff chose.
 *
 * @throws ApiError `validation_failed` that says why it cannot be read.
 */
export function statementOf(statements: readonly RawStatement[], chosen?: string): RawStatement {
  const found = statements.length > 1 ? chosenOf(statements, chosen) : statements[0];
  if (found === undefined) throw refuseFile('This file has no rows.');
  if (found.refusal !== null) throw refuseFile(found.refusal);
  return found;
}

function chosenOf(statements: readonly RawStatement[], chosen: string | undefined): RawStatement {
  if (chosen === undefined) {
    throw refuseFile('This file has several accounts. Choose the one to import.');
  }
  const [own, again] = statements.filter(
    ({ account }) => account !== null && accountKey(account, undefined) === chosen,
  );
  if (own === undefined) {
    throw refuseFile('This file has several accounts. The one that you chose is not among them.');
  }
  if (again !== undefined) throw refuseFile(SEVERAL_ACCOUNTS);
  return own;
}

/** The money in and the money out, in cents. Each amount was validated before. */
function sumMoved(rows: readonly RawRow[]): Pick<BankFileBalance, 'inCents' | 'outCents'> {
  const moved = rows.map((row) => readCents(row.moved ?? row.amount) ?? 0);
  return {
    inCents: moved.reduce((sum, cents) => sum + Math.max(cents, 0), 0),
    outCents: moved.reduce((sum, cents) => sum + Math.max(-cents, 0), 0),
  };
}
