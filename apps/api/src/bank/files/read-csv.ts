import { MAX_BANK_COLUMNS, findBankLayoutProblem } from '@cleaning/contract/bank/rules';
import { csvCells } from '../../core/files/inspection/csv-cells.ts';
import { TextFileError } from '../../core/files/inspection/text-file-error.ts';
import type { CsvColumns } from './csv-columns.ts';
import { findNamesRow, keyOfLayout, widthOf } from './csv-layout.ts';
import { type FoundLayout, type LayoutHints, findLayout } from './find-layout.ts';
import type {
  BankReading,
  NamedAccount,
  RawFile,
  RawStatement,
  StatedBalance,
} from './raw-file.ts';
import { toRawStatement, tooManyRows } from './raw-statement.ts';
import { readCents } from './read-cents.ts';
import { type DatesRead, readDates } from './read-dates.ts';
import {
  type Line,
  accountAbove,
  dateOf,
  isBooked,
  refuseForeignAbove,
  splitAccounts,
  toLines,
  toRawRow,
} from './read-lines.ts';

export interface CsvOptions extends LayoutHints {
  /** The file is read to one row more than this, from which the caller sees that it is too long. */
  readonly maxRows: number;
}

/** The rows that staff see, and the longest cell of them. */
const SAMPLES = 5;
const MAX_SAMPLE = 60;

const CHOOSE_ORDER =
  'The dates can be read as day/month/year and as month/day/year. Choose the one that your bank writes.';

/**
 * Reads the CSV of a bank: as staff say, as they said for an earlier file, or as the names of its
 * columns or what is in them say. Where none of these tell it, it is read with a guess, for staff to
 * check.
 */
export function readCsv(content: string, options: CsvOptions): BankReading {
  const cells = csvCells(content, options.maxRows);
  const { rows } = cells;
  if (rows.length === 0) throw new TextFileError('This file has no rows.');
  const width = widthOf(rows);
  if (width > MAX_BANK_COLUMNS) {
    throw new TextFileError(
      `This file has more than ${MAX_BANK_COLUMNS} columns. Export it again.`,
    );
  }
  const found = findLayout(cells, options);
  const { names_row: namesRow } = found.layout;
  const names = namesRow === 0 ? [] : (rows[namesRow - 1] ?? []);
  const data = rows.slice(namesRow);
  const columns = Array.from({ length: width }, (_, place) => ({
    name: shorten(names[place] ?? '') || `Column ${place + 1}`,
    samples: data.slice(0, SAMPLES).map((row) => shorten(row[place] ?? '')),
  }));
  const { choices = [], ...result } = readRows(found, rows, columns, options.maxRows);
  return {
    file: null,
    refusal: null,
    ...result,
    table: {
      key: keyOfLayout(cells, namesRow),
      columns,
      layout: found.layout,
      origin: found.origin,
      likelyNamesRow: findNamesRow(rows),
      dateChoices: choices,
    },
  };
}

const shorten = (cell: string): string => cell.trim().slice(0, MAX_SAMPLE);

type RowsRead = Partial<Pick<BankReading, 'file' | 'refusal'> & Pick<DatesRead, 'choices'>>;

function readRows(
  { origin, layout, columns: toColumns }: FoundLayout,
  rows: readonly (readonly string[])[],
  named: readonly { readonly name: string }[],
  maxRows: number,
): RowsRead {
  const isOfStaff = origin !== 'known';
  const problem = findBankLayoutProblem(
    layout.columns,
    named.map(({ name }) => name),
  );
  if (isOfStaff && problem !== null) return { refusal: problem.message };
  try {
    const columns = toColumns();
    const above = rows.slice(0, Math.max(0, layout.names_row - 1));
    refuseForeignAbove(above);
    const lines = toLines(rows.slice(layout.names_row), layout.names_row);
    if (lines.length > maxRows) throw new TextFileError(tooManyRows(maxRows));
    const booked = lines.filter((line) => isBooked(line, columns));
    const { order, choices } = readDates(booked.map((line) => dateOf(line, columns)));
    const file: RawFile = {
      format: 'csv',
      statements: splitAccounts(lines, columns).map(({ account, lines: own }) =>
        toStatement(account ?? accountAbove(above), own, columns),
      ),
      dateOrder: layout.date_order ?? order,
    };
    if (!isOfStaff) return { file };
    if (choices.length > 0 && layout.date_order === null) return { refusal: CHOOSE_ORDER, choices };
    return { file, choices };
  } catch (error) {
    if (error instanceof TextFileError) return { refusal: error.message };
    throw error;
  }
}

const toStatement = (
  account: NamedAccount | null,
  lines: readonly Line[],
  columns: CsvColumns,
): RawStatement =>
  toRawStatement(account, () => {
    const booked = lines.filter((line) => isBooked(line, columns));
    const rows = booked.map((line) => toRawRow(line, columns));
    const held = rows.map(({ amount }, at) => ({
      amount,
      held: booked[at]?.cell(columns.balance) ?? '',
    }));
    return { rows, balance: findBalance(held) };
  });

/** A row of a CSV file: the amount that it moves, and the balance after it. */
interface HeldRow {
  readonly amount: string;
  readonly held: string;
}

/**
 * The account balance before the oldest row and after the newest. Banks order rows either way, so
 * the order is worked out from the balances of the rows.
 *
 * @returns null where a row does not state the balance after it.
 */
function findBalance(rows: readonly HeldRow[]): StatedBalance | null {
  const steps = rows.flatMap(({ amount, held }) => {
    const [moved, after] = [readCents(amount), readCents(held)];
    return moved === null || after === null ? [] : [{ before: after - moved, after }];
  });
  if (steps.length < rows.length) return null;
  const pairs = steps.slice(1).map((step, at) => ({ above: steps[at], below: step }));
  const oldestFirst = pairs.filter(({ above, below }) => above?.after === below.before).length;
  const newestFirst = pairs.filter(({ above, below }) => above?.before === below.after).length;
  const [top, bottom] = [steps[0], steps.at(-1)];
  if (top === undefined || bottom === undefined) return null;
  const [oldest, newest] = newestFirst > oldestFirst ? [bottom, top] : [top, bottom];
  return { openingCents: oldest.before, closingCents: newest.after };
}
