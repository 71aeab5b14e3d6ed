import { CsvError, parse } from 'csv-parse/sync';
import { TextFileError } from '../../../platform/files/inspection/text-file-error.ts';
import { findBalance } from './find-balance.ts';
import type { RawFile, RawRow } from './raw-file.ts';

/** The column names of Westpac, NAB and other banks, in lower case and with letters only. */
const COLUMNS = {
  date: ['date', 'transactiondate', 'bookingdate', 'posteddate'],
  amount: ['amount', 'transactionamount'],
  credit: ['creditamount', 'credit', 'moneyin'],
  debit: ['debitamount', 'debit', 'moneyout'],
  account: ['bankaccount', 'accountnumber', 'account'],
  text: ['narrative', 'transactiondetails', 'details', 'description', 'memo', 'reference'],
  merchant: ['merchantname'],
  balance: ['balance', 'accountbalance', 'runningbalance'],
} as const;

type Field = keyof typeof COLUMNS;
type Places = Readonly<Record<Field, number>>;

const NONE = -1;
/**
 * The columns of CommBank and ANZ, which have no header: date, amount, text and, for CommBank, the
 * balance.
 */
const WITHOUT_NAMES: Places = {
  date: 0,
  amount: 1,
  text: 2,
  credit: NONE,
  debit: NONE,
  account: NONE,
  merchant: NONE,
  balance: 3,
};
/**
 * The older format of NAB without a header: date, amount, account, an empty column, kind, text,
 * balance.
 */
const NAB_WITHOUT_NAMES: Places = { ...WITHOUT_NAMES, account: 2, text: 5, balance: 6 };

/**
 * Reads the CSV of CommBank, Westpac, NAB and ANZ, with or without a header.
 *
 * @param maxRows it reads one row more than this, from which the caller sees that there are too many.
 */
export function readCsv(content: string, maxRows: number): RawFile {
  const lines = cellsOf(content, maxRows);
  const [first = []] = lines;
  const hasNames = !/\d/u.test(first[0] ?? '') && first.some((cell) => nameOf(cell) !== '');
  const places = hasNames ? placesOf(first) : first.length >= 6 ? NAB_WITHOUT_NAMES : WITHOUT_NAMES;
  const isAmountKnown = places.amount !== NONE || places.credit !== NONE;
  if (places.date === NONE || !isAmountKnown || places.text === NONE) {
    throw new TextFileError(
      'The first row has to name the columns: one for the date, one for the amount and one for the text. Or export the file as OFX.',
    );
  }
  const named = hasNames ? 1 : 0;
  const body = lines.slice(named);
  const rows = body.map((cells, at) => toRow(cells, places, at + 1 + named));
  const [account = null] = accountsOf(body, places);
  const balance = findBalance(
    rows.map(({ amount }, at) => ({ amount, held: body[at]?.[places.balance] ?? '' })),
  );
  return { format: 'csv', account, rows, balance };
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

const nameOf = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/gu, '');

function placesOf(names: readonly string[]): Places {
  const known = names.map(nameOf);
  const placeOf = (field: Field) =>
    COLUMNS[field].map((name) => known.indexOf(name)).find((place) => place !== NONE) ?? NONE;
  return {
    date: placeOf('date'),
    amount: placeOf('amount'),
    credit: placeOf('credit'),
    debit: placeOf('debit'),
    account: placeOf('account'),
    text: placeOf('text'),
    merchant: placeOf('merchant'),
    balance: placeOf('balance'),
  };
}

/** Refuses a file with several accounts, because their rows could not be told apart afterwards. */
function accountsOf(lines: readonly string[][], { account }: Places): string[] {
  const accounts = [...new Set(lines.flatMap((cells) => cells[account]?.trim() || []))];
  if (accounts.length > 1)
    throw new TextFileError('This file has several accounts. Export one at a time.');
  return accounts;
}

function toRow(cells: readonly string[], places: Places, row: number): RawRow {
  const cell = (field: Field) => cells[places[field]]?.trim() ?? '';
  const text = [cell('text'), cell('merchant')].filter((part) => part !== '').join(' ');
  return { row, date: cell('date'), amount: amountOf(cell), text };
}

/** Westpac has one column for each direction, and leaves the other empty. */
function amountOf(cell: (field: Field) => string): string {
  if (cell('amount') !== '') return cell('amount');
  if (cell('credit') !== '') return cell('credit');
  return cell('debit') === '' ? '' : `-${cell('debit').replace(/^-/u, '')}`;
}
