import { CsvError, parse } from 'csv-parse/sync';
import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';
import { columnsOfContent, columnsOfNames, isHeader, type CsvColumns } from './csv-columns.ts';
import { findBalance } from './find-balance.ts';
import { joinWords } from './join-words.ts';
import type { NamedAccount, RawFile, RawRow } from './raw-file.ts';
import { readCents } from './read-cents.ts';

/** A row of the file: its cells by their place, and its number. */
interface Line {
  readonly row: number;
  readonly cell: (place: number) => string;
}

/**
 * Reads the CSV of Australian banks, with or without the names of its columns.
 *
 * @param maxRows it reads one row more than this, from which the caller sees that there are too many.
 */
export function readCsv(content: string, maxRows: number): RawFile {
  const cells = cellsOf(content, maxRows);
  const [first = []] = cells;
  const hasNames = isHeader(first);
  const columns = hasNames ? columnsOfNames(first) : columnsOfContent(cells);
  if (columns === null) {
    throw new TextFileError(
      'The first row has to name the columns: one for the date, one for the amount and one for the text. Or export the file as OFX.',
    );
  }
  const named = hasNames ? 1 : 0;
  const lines = cells.slice(named).map((line, at) => ({
    row: at + 1 + named,
    cell: (place: number) => line[place]?.trim() ?? '',
  }));
  // What is pending may still change, and is in the next file again.
  const booked = lines.filter(({ cell }) => !/pending|authori[sz]/iu.test(cell(columns.status)));
  const rows = booked.map((line) => toRow(line, columns));
  const balance = findBalance(
    rows.map(({ amount }, at) => ({ amount, held: booked[at]?.cell(columns.balance) ?? '' })),
  );
  return { format: 'csv', account: accountOf(lines, columns), rows, balance };
}

function cellsOf(content: string, maxRows: number): string[][] {
  try {
    return parse(content, {
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      to: maxRows + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TextFileError(
      `Row ${Number(error['lines'] ?? 1)} cannot be read as CSV. Export the file again.`,
    );
  }
}

/** Refuses a file with several accounts, because their rows could not be told apart afterwards. */
function accountOf(lines: readonly Line[], { account, bsb }: CsvColumns): NamedAccount | null {
  // A name without digits, such as "Everyday account", tells no account from another one.
  const found = lines.flatMap(({ cell }): NamedAccount[] =>
    /\d/u.test(cell(account)) ? [{ number: cell(account), bsb: cell(bsb) || null }] : [],
  );
  if (new Set(found.map((named) => `${named.bsb ?? ''} ${named.number}`)).size > 1) {
    throw new TextFileError('This file has several accounts. Export one at a time.');
  }
  return found[0] ?? null;
}

function toRow({ row, cell }: Line, columns: CsvColumns): RawRow {
  const currency = cell(columns.currency).toUpperCase();
  if (currency !== '' && currency !== 'AUD') {
    throw new TextFileError(
      `Row ${row}: the amount is in ${currency.slice(0, 10)}, not in AUD. Nothing was imported.`,
    );
  }
  return {
    row,
    date: columns.dates.map(cell).find((date) => date !== '') ?? '',
    amount: amountOf({ row, cell }, columns),
    text: joinWords(columns.words.map(cell)),
    bankId: cell(columns.id),
  };
}

/**
 * The amount of a row with its sign. Of two columns, one for each direction, a row fills one; the
 * other is empty or 0.00. What is not an amount is returned as it is, for the refusal that names it.
 */
function amountOf({ row, cell }: Line, columns: CsvColumns): string {
  const amount = cell(columns.amount);
  if (amount !== '') {
    const isDebit = /^d/iu.test(cell(columns.direction));
    return isDebit ? asDebit(amount) : amount;
  }
  const [credit, debit] = [cell(columns.credit), cell(columns.debit)];
  if (isNone(debit)) return credit === '' && debit !== '' ? debit : credit;
  if (isNone(credit)) return asDebit(debit);
  throw new TextFileError(
    `Row ${row} has an amount in and an amount out. Nothing was imported. Export the file again.`,
  );
}

const isNone = (amount: string): boolean => amount === '' || readCents(amount) === 0;

/** Banks write what went out with or without a minus in its own column. */
function asDebit(amount: string): string {
  const cents = readCents(amount);
  return cents === null ? amount : `-${(Math.abs(cents) / 100).toFixed(2)}`;
}
