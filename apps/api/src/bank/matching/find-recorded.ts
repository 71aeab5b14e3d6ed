import { addDays } from '@cleaning/ndis';
import type { MatchableRow } from './compare-invoices.ts';
import { daysFrom, type RecordedGroup } from './group-recorded.ts';
import { isNameIn, type RowTerms } from './row-terms.ts';

/** How many days may be between a payment that was recorded by hand or file, and its bank row. */
export const RECORDED_DAYS = 5;

/** How many days before a row a payment with its reference is looked for. */
export const REFERENCE_DAYS = 60;

/** A shorter reference, such as "1", could be a part of any text. */
const MIN_REFERENCE = 5;

/** An open row, with what tells whose money it is. */
interface RecordableRow extends MatchableRow {
  readonly terms: RowTerms;
  /** The reference that its own payments have. */
  readonly reference: string;
  /** Who pays the invoices that the row names, as `payerKey` names them. */
  readonly namedPayers: ReadonlySet<string>;
}

/**
 * Finds what recorded the money of each row before: of the same amount, with the same reference, or
 * of the same payer or quote within some days. The likeliest pairs are made first, and each payment
 * belongs to one row.
 */
export function findRecorded(
  rows: readonly RecordableRow[],
  groups: readonly RecordedGroup[],
): (RecordedGroup | null)[] {
  const byAmount = Map.groupBy(groups, ({ amountCents }) => amountCents);
  const pairs = rows.flatMap((row, at) =>
    (byAmount.get(row.amountCents) ?? []).flatMap((group) => {
      const likeness = likenessOf(row, group);
      return likeness === null ? [] : [{ at, group, likeness, days: daysFrom(row, group) }];
    }),
  );
  const found = rows.map((): RecordedGroup | null => null);
  const taken = new Set<string>();
  for (const { at, group } of pairs.toSorted(
    (a, b) => b.likeness - a.likeness || a.days - b.days,
  )) {
    if (found[at] !== null || group.movementIds.some((id) => taken.has(id))) continue;
    found[at] = group;
    for (const id of group.movementIds) taken.add(id);
  }
  return found;
}

/** How likely recorded money of the same amount is that of a row; null when it is other money. */
function likenessOf(row: RecordableRow, group: RecordedGroup): number | null {
  if (group.reference === row.reference) return 3;
  if (namesSomethingElse(row, group)) return null;
  const hasPayer = isFromPayer(row.terms, group);
  if (hasReference(row, group) && isWithin(row, group, REFERENCE_DAYS)) return hasPayer ? 2 : 1;
  return hasPayer && isWithin(row, group, RECORDED_DAYS) ? 0 : null;
}

/** Whether a row names the invoice of another payer, or another quote than the one that was paid. */
const namesSomethingElse = (
  { terms, namedPayers }: RecordableRow,
  { payerKeys, deposit }: RecordedGroup,
): boolean =>
  (namedPayers.size > 0 && ![...namedPayers].some((key) => payerKeys.has(key))) ||
  (deposit !== null && terms.quotes.length > 0 && !terms.quotes.includes(deposit.reference));

const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');

function hasReference({ text }: MatchableRow, { reference }: RecordedGroup): boolean {
  const letters = lettersOf(reference);
  return letters.length >= MIN_REFERENCE && lettersOf(text).includes(letters);
}

/** Whether a payment is of some days before a row, or of a few days after it. */
const isWithin = (
  { bookedOn }: MatchableRow,
  { receivedOn }: RecordedGroup,
  daysBefore: number,
): boolean =>
  addDays(bookedOn, -daysBefore) <= receivedOn && receivedOn <= addDays(bookedOn, RECORDED_DAYS);

type Payer = Pick<RecordedGroup, 'payer' | 'payerName'>;

/** Whether a bank row may have come from a payer by its text. */
export const isPayerNamedIn = (terms: RowTerms, { payer, payerName }: Payer): boolean =>
  payer === 'agency'
    ? terms.words.has('NDIA') || terms.words.has('NDIS')
    : isNameIn(terms, payerName);

const isFromPayer = (terms: RowTerms, group: RecordedGroup): boolean =>
  isPayerNamedIn(terms, group) ||
  (group.deposit !== null && terms.quotes.includes(group.deposit.reference));
