import { TextFileError } from '../../core/files/inspection/text-file-error.ts';
import { NONE, type CsvColumns } from './csv-columns.ts';
import { CURRENCIES, foreignCurrencyIn } from './currencies.ts';
import { joinWords } from './join-words.ts';
import { MAX_ACCOUNTS, type NamedAccount, type RawRow } from './raw-file.ts';
import { keyOfNamed, SEVERAL_ACCOUNTS } from './raw-statement.ts';
import { readCents } from './read-cents.ts';

/** A row of a CSV file: its cells by their place, and its number. */
export interface Line {
  readonly row: number;
  readonly cell: (place: number) => string;
}

/** @param before the number of rows above. */
export const toLines = (rows: readonly (readonly string[])[], before: number): Line[] =>
  rows.map((cells, at) => ({
    row: at + 1 + before,
    cell: (place) => cells[place]?.trim() ?? '',
  }));

/** What is pending may still change, and is in the next file again. */
export const isBooked = ({ cell }: Line, { status }: CsvColumns): boolean =>
  !/pending|authori[sz]/iu.test(cell(status));

export const dateOf = ({ cell }: Line, { dates }: CsvColumns): string =>
  dates.map(cell).find((date) => date !== '') ?? '';

/** The rows of one account. */
export interface AccountLines {
  /** Null where the rows do not name it. */
  readonly account: NamedAccount | null;
  readonly lines: readonly Line[];
}

/**
 * The rows by the account that a column states.
 *
 * @throws TextFileError when rows of several accounts cannot be told apart.
 */
export function splitAccounts(lines: readonly Line[], columns: CsvColumns): AccountLines[] {
  const stated = lines.map((line) => ({ line, account: statedAccount(line, columns) }));
  const named = stated.filter(({ account }) => account !== null);
  const byAccount = Map.groupBy(named, ({ account }) => keyOfNamed(account));
  if (byAccount.size <= 1) {
    return [{ account: named[0]?.account ?? movedAccount(lines, columns), lines }];
  }
  if (named.length < stated.length || byAccount.size > MAX_ACCOUNTS) {
    throw new TextFileError(SEVERAL_ACCOUNTS);
  }
  return [...byAccount.values()].map((own) => ({
    account: own[0]?.account ?? null,
    lines: own.map(({ line }) => line),
  }));
}

function statedAccount({ cell }: Line, { accounts, bsb }: CsvColumns): NamedAccount | null {
  // A name without digits, such as "Everyday account", tells no account from another one.
  const number = accounts.map(cell).find((text) => /\d/u.test(text));
  return number === undefined ? null : { number, bsb: cell(bsb) || null };
}

/**
 * The account which money left or to which it came. Where a file says only what money came from, it
 * is the payers' accounts, unless every row has the same one.
 */
function movedAccount(lines: readonly Line[], columns: CsvColumns): NamedAccount | null {
  const numbersOf = (placeOf: (line: Line) => number) =>
    lines
      .map((line) => line.cell(placeOf(line)))
      .filter((text) => /\d{5}/u.test(text.replaceAll(/[\s-]/gu, '')));
  const own = numbersOf((line) => (isOut(line, columns) ? columns.from : columns.to));
  const from = numbersOf(() => columns.from);
  const isOwn = columns.to === NONE && new Set(from).size === 1;
  const [number, ...others] = new Set(isOwn ? from : own);
  if (others.length > 0) throw new TextFileError(SEVERAL_ACCOUNTS);
  return number === undefined ? null : { number, bsb: null };
}

function isOut({ cell }: Line, { amount, direction, debit }: CsvColumns): boolean {
  if (cell(amount) === '') return !isNone(cell(debit));
  return /^d/iu.test(cell(direction)) || (readCents(cell(amount)) ?? 0) < 0;
}

/** "Account number: 062-000 000000000"; other numbers of such a line may be days or of a phone. */
const STATED_ACCOUNT =
  /\b(?:account|acct?|a\/c)\.?(?:\s+(?:number|num|no))?[\s.:#,;]*(?!\d{4}-\d\d-\d\d)(?<number>\d[\d -]{4,30}\d)(?![\d/-])/iu;

/** The account that a line above the names states. */
export function accountAbove(rows: readonly (readonly string[])[]): NamedAccount | null {
  const numbers = rows.flatMap(
    (cells) => STATED_ACCOUNT.exec(cells.join(' '))?.groups?.['number'] ?? [],
  );
  const [number] = numbers;
  return number === undefined ? null : { number, bsb: null };
}

/** "Currency: USD" in a line above the names. */
export function refuseForeignAbove(rows: readonly (readonly string[])[]): void {
  for (const cells of rows) {
    const [, currency = ''] =
      /\b(?:currency|ccy)(?:\s+code)?[\s.:#,;]*([A-Z]{3})\b/iu.exec(cells.join(' ')) ?? [];
    const code = currency.toUpperCase();
    if (CURRENCIES.has(code) && code !== 'AUD') {
      throw new TextFileError(`This account is in ${code}, not in AUD. Nothing was imported.`);
    }
  }
}

export function toRawRow(line: Line, columns: CsvColumns): RawRow {
  const { row, cell } = line;
  const [currency] = columns.currencies.flatMap((place) => foreignCurrencyIn(cell(place)) ?? []);
  if (currency !== undefined) {
    throw new TextFileError(
      `Row ${row}: the amount is in ${currency.slice(0, 10)}, not in AUD. Nothing was imported.`,
    );
  }
  return {
    row,
    date: dateOf(line, columns),
    amount: amountOf(line, columns),
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
