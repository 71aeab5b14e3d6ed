/** What a column of a bank's CSV file can be. */
export const BANK_COLUMN_KINDS = [
  'date',
  'amount',
  'credit',
  'debit',
  'direction',
  'text',
  'reference',
  'balance',
  'account',
  'currency',
  'skip',
] as const;

/** The orders of the parts of a date that cannot be told from the date alone. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const;

/** The most columns of a file, and the last row that can have their names. */
export const MAX_BANK_COLUMNS = 40;
export const MAX_NAMES_ROW = 20;

export type BankColumnKind = (typeof BANK_COLUMN_KINDS)[number];
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The kinds of columns as users read them. */
export const BANK_COLUMN_LABELS: Readonly<Record<BankColumnKind, string>> = {
  date: 'Date',
  amount: 'Amount, in and out',
  credit: 'Money in',
  debit: 'Money out',
  direction: 'Debit or credit',
  text: 'Text',
  reference: 'Reference',
  balance: 'Balance',
  account: 'Account number',
  currency: 'Currency',
  skip: 'Leave out',
};

/** Of these, a file can have several columns. */
const REPEATABLE: ReadonlySet<BankColumnKind> = new Set(['text', 'reference', 'skip']);

/** What keeps a choice of columns from being read. */
export interface BankLayoutProblem {
  readonly message: string;
  /** The places of the columns that it is about. */
  readonly columns: readonly number[];
}

const say = (kind: BankColumnKind): string => `“${BANK_COLUMN_LABELS[kind]}”`;

/**
 * Checks that each amount, day and text has one column to come from.
 *
 * @param names of the columns, for the message.
 */
export function findBankLayoutProblem(
  kinds: readonly BankColumnKind[],
  names: readonly string[],
): BankLayoutProblem | null {
  const placesOf = (...wanted: readonly BankColumnKind[]) =>
    kinds.flatMap((kind, place) => (wanted.includes(kind) ? [place] : []));
  const nameOf = (place: number) => names[place] ?? `Column ${place + 1}`;
  const twice = kinds.find((kind) => !REPEATABLE.has(kind) && placesOf(kind).length > 1);
  if (twice !== undefined) {
    const columns = placesOf(twice);
    return { message: `${sayTwice(twice, columns.map(nameOf))} ${insteadOf(twice)}`, columns };
  }
  const [amounts, sides] = [placesOf('amount'), placesOf('credit', 'debit')];
  if (amounts.length > 0 && sides.length > 0) {
    return {
      message: `${say('amount')} has both directions already. Choose ${say('skip')} for it, or for ${sides.map(nameOf).join(' and ')}.`,
      columns: [...amounts, ...sides],
    };
  }
  const directions = placesOf('direction');
  if (directions.length > 0 && amounts.length === 0) {
    return {
      message: `${say('direction')} says which way an amount went, so it needs a column with ${say('amount')}.`,
      columns: directions,
    };
  }
  const missing = missingIn(new Set(kinds));
  return missing === null ? null : { message: missing, columns: [] };
}

const sayTwice = (kind: BankColumnKind, names: readonly string[]): string =>
  names.length === 2
    ? `Two columns say ${say(kind)}: ${names.join(' and ')}.`
    : `${names.length} columns say ${say(kind)}: ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}.`;

function insteadOf(kind: BankColumnKind): string {
  if (kind !== 'credit' && kind !== 'debit') return `Choose ${say('skip')} for all but one.`;
  const other = kind === 'credit' ? 'debit' : 'credit';
  return `Choose ${say(other)} for one of them, or ${say('amount')} if one column has both.`;
}

function missingIn(kinds: ReadonlySet<BankColumnKind>): string | null {
  if (!kinds.has('date')) return 'Choose which column is the date.';
  if (!kinds.has('amount') && !kinds.has('credit')) {
    return `Choose which column is the amount: ${say('amount')}, or ${say('credit')} and ${say('debit')}.`;
  }
  return kinds.has('text') || kinds.has('reference')
    ? null
    : 'Choose which column is the text, which says who paid.';
}
