import { DATE_ORDERS, type BankColumnKind } from '@cleaning/contract/bank/rules';
import { findInvoiceNumbers } from '@cleaning/contract/payments/rules';
import { LOOKED_AT } from '../../core/files/inspection/csv-cells.ts';
import { nameOf } from './csv-columns.ts';
import { widthOf, type Cells } from './csv-layout.ts';
import { ABOUT_CURRENCY, CURRENCIES } from './currencies.ts';
import { readCents } from './read-cents.ts';
import { readDay } from '../../core/files/inspection/read-day.ts';

/** Parts of names, the surest first. */
const NAME_PARTS: readonly (readonly [part: RegExp, kind: BankColumnKind])[] = [
  [/^drcr$|^crdr$|debitor|creditor|debitcredit|creditdebit|indicator/u, 'direction'],
  [ABOUT_CURRENCY, 'currency'],
  [/date|posted|^day$/u, 'date'],
  [/^bal|balance/u, 'balance'],
  [/credit|deposit|moneyin|paidin|received|^in$/u, 'credit'],
  [/debit|withdraw|moneyout|paidout|spent|^out$/u, 'debit'],
  [/amount|^value$|^sum$|total/u, 'amount'],
  [/account|acct|^bsb/u, 'account'],
  [/ref|invoice|receipt/u, 'reference'],
  [
    /narr|desc|detail|particular|memo|text|paye[er]|remark|note|message|transaction$|name$/u,
    'text',
  ],
];

/** What is in a column, by its first rows. */
interface Content {
  readonly isDate: boolean;
  readonly isMoney: boolean;
  readonly isCurrency: boolean;
  readonly hasLetters: boolean;
  readonly hasInvoice: boolean;
  readonly cells: readonly string[];
}

/**
 * Guesses what each column is, for staff to check: from its name, else from what is in it. Only
 * text can be in several columns.
 */
export function guessColumns(rows: Cells, names: readonly string[]): BankColumnKind[] {
  const contents = Array.from({ length: widthOf(rows) }, (_, place) => contentOf(rows, place));
  const kinds = contents.map((content, place) => {
    const name = nameOf(names[place] ?? '');
    const named = NAME_PARTS.find(([part]) => part.test(name))?.[1] ?? 'skip';
    return isPossible(named, content) ? named : 'skip';
  });
  for (const [place, content] of contents.entries()) {
    if (kinds[place] !== 'skip') continue;
    if (content.isDate) kinds[place] = 'date';
    else if (content.isCurrency) kinds[place] = 'currency';
    // A column with a name that says nothing, such as a category, is seldom what a payer wrote.
    else if (content.hasLetters && !content.isMoney && (names[place] ?? '') === '') {
      kinds[place] = 'text';
    }
  }
  guessMoney(kinds, contents);
  if (!kinds.includes('text')) {
    const text = contents.findIndex(
      ({ hasLetters }, place) => hasLetters && kinds[place] === 'skip',
    );
    if (text !== -1) kinds[text] = 'text';
  }
  for (const [place, { hasInvoice }] of contents.entries()) {
    if (kinds[place] === 'skip' && hasInvoice) kinds[place] = 'reference';
  }
  return withoutRepeats(kinds);
}

function contentOf(rows: Cells, place: number): Content {
  const cells = rows.slice(0, LOOKED_AT).map((row) => row[place]?.trim() ?? '');
  const filled = cells.filter((cell) => cell !== '');
  const has = (test: (cell: string) => boolean) => filled.length > 0 && filled.every(test);
  return {
    isDate: has(isDay),
    // A number without cents anywhere may be a reference.
    isMoney:
      has((cell) => readCents(cell) !== null) && filled.some((cell) => /\.\d\d\D*$/u.test(cell)),
    isCurrency: has((cell) => CURRENCIES.has(cell)),
    hasLetters: filled.some((cell) => /\p{L}{2}/u.test(cell)),
    hasInvoice: filled.some((cell) => findInvoiceNumbers(cell).numbers.length > 0),
    cells,
  };
}

const isDay = (cell: string): boolean => DATE_ORDERS.some((order) => readDay(cell, order) !== null);

/** A name alone is not believed: "Value date" may have amounts, and "Deposit" a text. */
function isPossible(kind: BankColumnKind, { isDate, isMoney, cells }: Content): boolean {
  if (cells.every((cell) => cell === '')) return kind !== 'date' && kind !== 'amount';
  if (kind === 'date') return isDate;
  if (kind === 'currency') return !isMoney;
  if (['amount', 'credit', 'debit', 'balance'].includes(kind)) {
    return isMoney || cells.every((cell) => cell === '' || readCents(cell) !== null);
  }
  return true;
}

/**
 * Of columns with money, two of which a row never fills both are money out and money in, in the
 * order that most banks here have; else the first is the amount. The next one is the balance.
 */
function guessMoney(kinds: BankColumnKind[], contents: readonly Content[]): void {
  const free = contents.flatMap((content, place) =>
    kinds[place] === 'skip' && content.isMoney ? [{ content, place }] : [],
  );
  const [first, second] = free;
  const isKnown = kinds.includes('amount') || kinds.includes('credit');
  const isEither =
    first !== undefined && second !== undefined && excludeEachOther(first.content, second.content);
  const order: BankColumnKind[] = [
    ...(isKnown ? [] : isEither ? (['debit', 'credit'] as const) : (['amount'] as const)),
    ...(kinds.includes('balance') ? [] : (['balance'] as const)),
  ];
  for (const [at, { place }] of free.entries()) kinds[place] = order[at] ?? 'skip';
}

const excludeEachOther = (one: Content, other: Content): boolean =>
  one.cells.every((cell, at) => [cell, other.cells[at] ?? ''].some(isNothing));

const isNothing = (cell: string): boolean => cell === '' || readCents(cell) === 0;

/** Keeps the first column of each kind, and of an amount beside money in and out those two. */
function withoutRepeats(kinds: readonly BankColumnKind[]): BankColumnKind[] {
  const hasSides = kinds.includes('credit') && kinds.includes('debit');
  return kinds.map((kind, place) => {
    if (kind === 'text' || kind === 'reference') return kind;
    if (kinds.indexOf(kind) !== place) return 'skip';
    const isSpare = hasSides
      ? kind === 'amount' || kind === 'direction'
      : kinds.includes('amount') && (kind === 'credit' || kind === 'debit');
    return isSpare ? 'skip' : kind;
  });
}
