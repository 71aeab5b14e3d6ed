import type { MatchAgreement, MatchDifference } from '@cleaning/contract/bank';
import type { InvoicePayer } from '@cleaning/contract/invoices/rules';
import type { RowTerms } from './row-terms.ts';

/** A bank row, with the fields that matching reads. */
export interface MatchableRow {
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
}

/** An issued invoice, with the fields that matching reads. */
export interface MatchableInvoice {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly payer: InvoicePayer;
  /** The person or business that the invoice was sent to. */
  readonly payerName: string;
  readonly issueDate: string;
  readonly dueDate: string;
  /** The service date of its first line. */
  readonly servedOn: string | null;
  readonly totalCents: number;
  readonly balanceCents: number;
}

/** An invoice with the words by which a bank would name its client or its payer. */
export type NamedInvoice = MatchableInvoice & { readonly names: readonly string[] };

export const isIdentified = ({ byReference, byNumber }: RowTerms, number: string): boolean =>
  byReference.includes(number) || byNumber.includes(number);

export const hasSequenceNumber = (
  { sequenceNumbers }: RowTerms,
  { number }: MatchableInvoice,
): boolean => sequenceNumbers.some((sequenceNumber) => number.endsWith(`-${sequenceNumber}`));

export const isNamed = ({ words }: RowTerms, { names }: NamedInvoice): boolean =>
  names.some((name) => words.has(name));

export const sumOf = (invoices: readonly MatchableInvoice[]): number =>
  invoices.reduce((sum, { balanceCents }) => sum + balanceCents, 0);

/** A list of the word if the condition is true, otherwise an empty list. */
export const listIf = <Word>(isTrue: boolean, word: Word): Word[] => (isTrue ? [word] : []);

/** Compares a row with the invoices that it may pay together: what matches and what differs. */
export function compareInvoices(
  row: MatchableRow,
  terms: RowTerms,
  group: readonly NamedInvoice[],
): { agrees: MatchAgreement[]; differs: MatchDifference[] } {
  const every = (test: (invoice: NamedInvoice) => boolean) => group.every(test);
  const hasReference = every(({ number }) => terms.byReference.includes(number));
  const hasName = every((invoice) => isNamed(terms, invoice));
  // The last digits of a number are the same in every year, so the name has to match as well.
  const hasNumber =
    !hasReference &&
    every(
      (invoice) =>
        isIdentified(terms, invoice.number) || (hasName && hasSequenceNumber(terms, invoice)),
    );
  const owed = sumOf(group);
  const isPaid = group.some(({ balanceCents }) => balanceCents <= 0);
  return {
    agrees: [
      ...listIf<MatchAgreement>(hasReference, 'reference'),
      ...listIf<MatchAgreement>(hasNumber, 'number'),
      ...listIf<MatchAgreement>(owed === row.amountCents, 'amount'),
      ...listIf<MatchAgreement>(hasName, 'name'),
    ],
    differs: [
      ...listIf<MatchDifference>(isPaid, 'paid_already'),
      ...listIf<MatchDifference>(!isPaid && row.amountCents < owed, 'less'),
      ...listIf<MatchDifference>(!isPaid && row.amountCents > owed, 'more'),
      ...listIf<MatchDifference>(!hasReference && !hasNumber, 'no_reference'),
      ...listIf<MatchDifference>(!hasName, 'other_name'),
      ...listIf<MatchDifference>(
        group.some(({ payer }) => payer === 'agency'),
        'with_ndia',
      ),
      ...listIf<MatchDifference>(
        group.some(({ issueDate }) => row.bookedOn < issueDate),
        'before_issue',
      ),
    ],
  };
}
