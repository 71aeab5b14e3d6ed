import type { BankColumns } from '@cleaning/contract/bank';
import { ApiError } from '../core/http/api-error.ts';
import type { BankReading, RawFile } from './files/raw-file.ts';
import { readRow, refuseFile } from './files/read-row.ts';
import { statementOf, toBankFile } from './files/to-bank-file.ts';
import { toBalance } from './view.ts';

const SHOWN_ROWS = 5;

type Result = Omit<
  BankColumns,
  'columns' | 'layout' | 'origin' | 'likely_names_row' | 'date_choices'
>;

/**
 * Shows how a CSV file is read, before it is imported.
 *
 * @param today the date in Sydney.
 * @throws ApiError `validation_failed` for another kind of file.
 */
export function toBankColumns(
  { table, file, refusal }: BankReading,
  today: string,
  account?: string,
): BankColumns {
  if (table === null) throw refuseFile('Only a CSV file has columns to choose. Import this one.');
  return {
    columns: table.columns.map(({ name, samples }) => ({ name, samples: [...samples] })),
    layout: table.layout,
    origin: table.origin,
    likely_names_row: table.likelyNamesRow,
    date_choices: [...table.dateChoices],
    ...(file === null
      ? refused(refusal ?? 'This file could not be read.')
      : readRows(file, today, account)),
  };
}

function readRows(raw: RawFile, today: string, account?: string): Result {
  let count = 0;
  try {
    const { rows } = statementOf(raw.statements, account);
    count = rows.length;
    const file = toBankFile(raw, today, account);
    return {
      row_count: count,
      problem: null,
      rows: rows.slice(0, SHOWN_ROWS).map((each) => {
        const { row, bookedOn, amountCents, text } = readRow(each, today, null, raw.dateOrder);
        return { row, booked_on: bookedOn, amount_cents: amountCents, text };
      }),
      in_count: file.rows.length,
      out_count: file.outCount,
      from: file.firstDay,
      to: file.lastDay,
      balance: file.balance === null ? null : toBalance(file.balance),
    };
  } catch (error) {
    const [problem] = error instanceof ApiError ? Object.values(error.fields ?? {}).flat() : [];
    if (problem === undefined) throw error;
    return { ...refused(problem), row_count: count };
  }
}

const refused = (problem: string): Result => ({
  row_count: 0,
  problem,
  rows: [],
  in_count: 0,
  out_count: 0,
  from: null,
  to: null,
  balance: null,
});
