import type { InvoicePayer } from '@cleaning/contract/invoices/rules';
import { addDays } from '@cleaning/ndis';
import type { MatchableRow } from './compare-invoices.ts';
import { isNameIn, type RowTerms } from './row-terms.ts';

/** Money of one reference and day, which may be that of one bank row. */
export interface RecordedGroup {
  readonly reference: string;
  readonly receivedOn: string;
  readonly amountCents: number;
  readonly payer: InvoicePayer;
  readonly payerName: string;
  readonly isFromRemittance: boolean;
  readonly recordedBy: string;
  readonly parts: readonly {
    readonly invoiceId: string;
    readonly number: string;
    readonly clientName: string;
    readonly amountCents: number;
  }[];
  /** The deposit that was paid, or a part of it. */
  readonly deposit: {
    readonly quoteId: string;
    /** Such as Q-1060. */
    readonly reference: string;
    readonly clientName: string;
    readonly amountCents: number;
  } | null;
  /** What was kept as a credit, with the invoice that it is kept under. */
  readonly kept: {
    readonly invoiceId: string;
    readonly clientName: string;
    readonly amountCents: number;
  } | null;
}

/** How many days may be between a payment that was recorded by hand or file, and its bank row. */
export const RECORDED_DAYS = 5;

/** How many days before a row a payment with its reference is looked for. */
export const REFERENCE_DAYS = 60;

/** A shorter reference, such as "1", could be a part of any text. */
const MIN_REFERENCE = 5;

/**
 * Finds what recorded the money of each row before: of the same amount, with the same reference, or
 * of the same payer or quote within some days. Each of them belongs to one row.
 */
export function findRecorded(
  rows: readonly (MatchableRow & { readonly terms: RowTerms; readonly reference: string })[],
  groups: readonly RecordedGroup[],
): (RecordedGroup | null)[] {
  const free = new Set(groups);
  return rows.map((row) => {
    const same = [...free].filter(({ amountCents }) => amountCents === row.amountCents);
    const found =
      same.find((group) => hasReference(row, group)) ??
      same.find((group) => isNear(row, group) && isFromPayer(row.terms, group));
    if (found === undefined) return null;
    free.delete(found);
    return found;
  });
}

const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');

function hasReference(
  { text, reference: own }: { readonly text: string; readonly reference: string },
  { reference }: RecordedGroup,
): boolean {
  if (reference === own) return true;
  const letters = lettersOf(reference);
  return letters.length >= MIN_REFERENCE && lettersOf(text).includes(letters);
}

/** Whether a payment may be the money of a row by its day. */
export const isNear = (
  { bookedOn }: Pick<MatchableRow, 'bookedOn'>,
  { receivedOn }: Pick<RecordedGroup, 'receivedOn'>,
): boolean =>
  addDays(bookedOn, -RECORDED_DAYS) <= receivedOn && receivedOn <= addDays(bookedOn, RECORDED_DAYS);

const isFromPayer = (terms: RowTerms, { payer, payerName, deposit }: RecordedGroup): boolean =>
  payer === 'agency'
    ? terms.words.has('NDIA') || terms.words.has('NDIS')
    : isNameIn(terms, payerName) || terms.quotes.includes(deposit?.reference ?? '');
