import type { BankFormat } from '@cleaning/contract/bank';
import { findInvoiceNumbers } from '@cleaning/contract/payments/rules';
import { areOfTwoPayments } from './files/bank-ids.ts';
import type { FingerprintedRow } from './fingerprint-rows.ts';

/** A stored row of the account, with the fields that tell whether a file has it again. */
export interface KnownRow {
  readonly id: string;
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
  readonly bankId: string | null;
  readonly fingerprint: Buffer;
  /** The format of its file; null where the readers of today may read more of it. */
  readonly format: BankFormat | null;
}

/** A row of a file and the stored row that it repeats. */
export interface Repeat {
  readonly row: FingerprintedRow;
  readonly known: KnownRow;
  /** Whether the bank's own id says so. */
  readonly isCertain: boolean;
}

interface Found {
  readonly repeats: readonly Repeat[];
  readonly added: readonly FingerprintedRow[];
}

type Test = (row: FingerprintedRow, known: KnownRow) => boolean;

/**
 * Tells the rows of a file that are stored from those that are new. Each stored row is repeated once
 * at most, so that the second of two equal payments is new when the first one alone is stored.
 *
 * @param known the stored rows of the account, of the days of the file.
 */
export function findRepeats(
  rows: readonly FingerprintedRow[],
  known: readonly KnownRow[],
  format: BankFormat,
): Found {
  const free = Map.groupBy(known, slotOf);
  const repeated = new Map<FingerprintedRow, KnownRow>();
  for (const isSame of testsFor(format)) {
    for (const row of rows) {
      if (repeated.has(row)) continue;
      const candidates = free.get(slotOf(row)) ?? [];
      const at = candidates.findIndex((candidate) => isSame(row, candidate));
      const [taken] = at === -1 ? [] : candidates.splice(at, 1);
      if (taken !== undefined) repeated.set(row, taken);
    }
  }
  return {
    repeats: rows.flatMap((row) => {
      const stored = repeated.get(row);
      if (stored === undefined) return [];
      return [{ row, known: stored, isCertain: isSameId(row, stored) }];
    }),
    added: rows.filter((row) => !repeated.has(row)),
  };
}

/** Only rows of one day and one amount are compared: some ids count within a file. */
const slotOf = ({ bookedOn, amountCents }: Pick<KnownRow, 'bookedOn' | 'amountCents'>): string =>
  `${bookedOn} ${amountCents}`;

/** What makes two rows the same payment, from the surest to the least sure. */
const testsFor = (format: BankFormat): readonly Test[] => [
  (row, known) => row.fingerprint.equals(known.fingerprint),
  (row, known) => isSameId(row, known) && isAlike(row.text, known.text),
  (row, known) => canBeSame(row, known) && row.text.toUpperCase() === known.text.toUpperCase(),
  // Two formats write one payment in different words.
  (row, known) => known.format !== format && canBeSame(row, known) && isAlike(row.text, known.text),
];

const isSameId: Test = ({ bankId }, known) => bankId !== null && bankId.key === known.bankId;

const canBeSame: Test = ({ bankId }, known) => !areOfTwoPayments(bankId?.key ?? null, known.bankId);

/**
 * Whether two texts of one day and amount can be of one payment: they share a word or a number, and do
 * not name different invoices.
 */
function isAlike(one: string, other: string): boolean {
  const [named, othersNamed] = [invoicesIn(one), invoicesIn(other)];
  if (named.size > 0 && othersNamed.size > 0)
    return [...named].some((each) => othersNamed.has(each));
  const words = wordsOf(other);
  return [...wordsOf(one)].some((word) => words.has(word));
}

function invoicesIn(text: string): ReadonlySet<string> {
  const { numbers, byReference } = findInvoiceNumbers(text);
  return new Set([...numbers.map(({ number }) => number), ...byReference]);
}

/** Words that say how money was moved, and not by whom. */
const OF_BANKS: ReadonlySet<string> = new Set([
  'ACCOUNT',
  'BANK',
  'CREDIT',
  'DEPOSIT',
  'DIRECT',
  'FAST',
  'FROM',
  'FUNDS',
  'INTERNET',
  'INVOICE',
  'NPP',
  'OSKO',
  'PAYMENT',
  'PTY',
  'LTD',
  'RECEIVED',
  'REF',
  'THE',
  'TRANSFER',
]);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toUpperCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !OF_BANKS.has(word)),
  );
