import { ABOUT_CURRENCY, CURRENCIES } from './currencies.ts';
import { readCents } from './read-cents.ts';

/** The places of the columns of a file. Several columns of days or words are in order of preference. */
export interface CsvColumns {
  /** The first one that a row fills counts: a booking day before a value day. */
  readonly dates: readonly number[];
  readonly amount: number;
  readonly credit: number;
  readonly debit: number;
  /** Says of an amount without a sign whether it is a debit. */
  readonly direction: number;
  /** Each of them is read: the currency of the account, of the amount and of what a payer sent. */
  readonly currencies: readonly number[];
  /** Those of the account of the file. The first one that has a number counts. */
  readonly accounts: readonly number[];
  /** The account that money left, and that which it went to: one of them is that of the file. */
  readonly from: number;
  readonly to: number;
  readonly bsb: number;
  readonly status: number;
  /** The id that the bank gives each row. */
  readonly id: number;
  readonly balance: number;
  /** All that may hold the words or the number of a payer, in the order of the file. */
  readonly words: readonly number[];
}

export const NONE = -1;

/** The most columns of a file without names that are read. */
const MAX_COLUMNS = 30;

/**
 * The column names of Australian banks, with letters only, in lower case and without AUD at the end.
 * Where a file has several of one kind, the first in this list counts. `docs/bank-files.md` says
 * which bank writes which.
 */
export const NAMES = {
  date: [
    'date',
    'transactiondate',
    'trandate',
    'bookingdate',
    'posteddate',
    'postingdate',
    'postdate',
    'dateposted',
    'processeddate',
    'processdate',
    'dateprocessed',
    'dateandtime',
    'datetime',
    'transactiondatetime',
    'time',
    'settleddate',
    'effectivedate',
    'entereddate',
    'valuedate',
  ],
  amount: ['amount', 'transactionamount', 'tranamount', 'total'],
  credit: ['creditamount', 'credit', 'credits', 'moneyin', 'paidin', 'deposit', 'deposits'],
  debit: ['debitamount', 'debit', 'debits', 'moneyout', 'paidout', 'withdrawal', 'withdrawals'],
  direction: [
    'drcr',
    'crdr',
    'debitcredit',
    'creditdebit',
    'debitorcredit',
    'creditordebit',
    'debitcreditindicator',
    'creditdebitindicator',
  ],
  bsb: ['bsb', 'bsbnumber', 'bsbno', 'bsbcode', 'accountbsb', 'bankbsb'],
  status: ['status', 'transactionstatus'],
  id: ['transactionid'],
  balance: ['balance', 'accountbalance', 'runningbalance'],
  words: [
    'narrative',
    'narration',
    'details',
    'transactiondetails',
    'description',
    'transaction',
    'transactiondescription',
    'longdescription',
    'originaldescription',
    'extendeddescription',
    'additionalinformation',
    'memo',
    'message',
    'notes',
    'text',
    'particulars',
    'reference',
    'transactionreference',
    'paymentreference',
    'customerreference',
    'payerreference',
    'lodgementreference',
    'endtoendid',
    'name',
    'payer',
    'payername',
    'payee',
    'payeename',
    'remitter',
    'remittername',
    'sender',
    'sendername',
    'from',
    'merchant',
    'merchantname',
  ],
} as const;

export const nameOf = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '')
    .replace(/(?<=.)aud$/u, '');

const ACCOUNT = '(?:account|acct|acc|ac)';
const NUMBERED = `${ACCOUNT}(?:numbers?|num|no|nbr|nr)(?:(?:and)?bsb)?`;
const OWN = '^(?:own|my|our|your|this|bank|statement|bsb(?:and)?)*';

/** The names of the account of a file, the surest first: an account alone may be its name. */
const OWN_ACCOUNT: readonly RegExp[] = [
  new RegExp(`${OWN}${NUMBERED}$`, 'u'),
  new RegExp(`${OWN}${ACCOUNT}$`, 'u'),
  new RegExp(`${OWN}(?:${ACCOUNT}(?:id|identifier|iban)|iban)$`, 'u'),
];
const MOVED = `(?:bank|bsb)?(?:${ACCOUNT}|${NUMBERED})$`;
const FROM_ACCOUNT = new RegExp(`^(?:from|source|debit(?:ed)?)${MOVED}`, 'u');
const TO_ACCOUNT = new RegExp(`^(?:to|destination|credit(?:ed)?)${MOVED}`, 'u');

/** The places of the columns whose names say whose account or which currency they hold. */
export function placesOfNames(
  names: readonly string[],
): Pick<CsvColumns, 'currencies' | 'accounts' | 'from' | 'to'> {
  const known = names.map(nameOf);
  const placesOf = (fits: (name: string) => boolean) =>
    known.flatMap((name, place) => (fits(name) ? [place] : []));
  const placeOf = (pattern: RegExp) => known.findIndex((name) => pattern.test(name));
  return {
    currencies: currenciesOf(known),
    accounts: OWN_ACCOUNT.flatMap((pattern) => placesOf((name) => pattern.test(name))),
    from: placeOf(FROM_ACCOUNT),
    to: placeOf(TO_ACCOUNT),
  };
}

/** What the payer sent, before the bank converted it into the money of the account. */
const CONVERTED = /^(?:original|foreign|source|local|merchant|purchase)/u;

/**
 * The places of the columns whose currency is that of the amount: not that of what a payer sent,
 * where the file has another column for the currency, or for the amount of what was sent.
 */
function currenciesOf(known: readonly string[]): number[] {
  const all = known.flatMap((name, place) => (ABOUT_CURRENCY.test(name) ? [place] : []));
  const own = all.filter((place) => !CONVERTED.test(known[place] ?? ''));
  const hasSent = known.some((name) => CONVERTED.test(name) && /amount|value/u.test(name));
  return own.length > 0 || hasSent ? own : all;
}

/** Whether a row has the names of the columns, and no payment. */
export const isHeader = (cells: readonly string[]): boolean =>
  !/\d/u.test(cells[0] ?? '') && cells.some((cell) => nameOf(cell) !== '');

/** @returns null where the names have no column for the day, the amount or the words. */
export function columnsOfNames(cells: readonly string[]): CsvColumns | null {
  const known = cells.map(nameOf);
  const placesOf = (kind: keyof typeof NAMES) =>
    NAMES[kind].map((name) => known.indexOf(name)).filter((place) => place !== NONE);
  const placeOf = (kind: keyof typeof NAMES) => placesOf(kind)[0] ?? NONE;
  const columns = {
    dates: placesOf('date'),
    amount: placeOf('amount'),
    credit: placeOf('credit'),
    debit: placeOf('debit'),
    direction: placeOf('direction'),
    ...placesOfNames(cells),
    bsb: placeOf('bsb'),
    status: placeOf('status'),
    id: placeOf('id'),
    balance: placeOf('balance'),
    words: placesOf('words').toSorted((a, b) => a - b),
  };
  const hasAmount = columns.amount !== NONE || columns.credit !== NONE;
  return columns.dates.length > 0 && hasAmount && columns.words.length > 0 ? columns : null;
}

/** Date and amount come first in most files without names. */
export const WITHOUT_NAMES: CsvColumns = {
  dates: [0],
  amount: 1,
  credit: NONE,
  debit: NONE,
  direction: NONE,
  currencies: [],
  accounts: [],
  from: NONE,
  to: NONE,
  bsb: NONE,
  status: NONE,
  id: NONE,
  balance: NONE,
  words: [],
};

/**
 * Recognises the columns of a file without names from what is in them: those of NAB are date, amount,
 * account, an empty one, kind, text and balance; those of CommBank date, amount, text and balance;
 * those of ANZ date, amount and text, or these with reference, payee and three empty ones; those of
 * Bendigo account, date, code, amount, kind, text and reference.
 */
export function columnsOfContent(lines: readonly (readonly string[])[]): CsvColumns {
  const every = (place: number, fits: (cell: string) => boolean) =>
    lines.every((cells) => fits(cells[place]?.trim() ?? ''));
  const has = (place: number) => !every(place, (cell) => cell === '');
  const width = Math.min(MAX_COLUMNS, Math.max(...lines.map((cells) => cells.length)));
  const places = Array.from({ length: Math.max(0, width - 2) }, (_, at) => at + 2);
  const currencies = places.filter(
    (place) => has(place) && every(place, (cell) => cell === '' || CURRENCIES.has(cell)),
  );
  const layout = { ...WITHOUT_NAMES, currencies };
  const isBendigo = every(0, (cell) => /^\d{3}-\d{3}\s\d{4,10}$/u.test(cell)) && has(6);
  if (isBendigo) return { ...layout, accounts: [0], dates: [1], amount: 3, words: [5, 6] };
  const isNab = has(5) && !has(3) && every(2, (cell) => /^[\d\s-]*$/u.test(cell));
  if (isNab) return { ...layout, accounts: [2], words: [5], balance: 6 };
  const isBalance = has(3) && every(3, (cell) => cell === '' || isWithCents(cell));
  return isBalance
    ? { ...layout, balance: 3, words: places.filter((place) => place !== 3) }
    : { ...layout, words: places };
}

/** A balance has its cents, by which it differs from a reference. */
const isWithCents = (cell: string): boolean => /\.\d\d\D*$/u.test(cell) && readCents(cell) !== null;
