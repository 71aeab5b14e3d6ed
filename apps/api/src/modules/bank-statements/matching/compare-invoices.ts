import type { InvoicePayer, MatchAgreement, MatchDifference } from '@cleaning/contract';
import type { RowTerms } from './row-terms.ts';

/** Money that came, as the matching reads it. */
export interface MatchableRow {
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
}

/** An issued invoice, as the matching reads it. */
export interface MatchableInvoice {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly payer: InvoicePayer;
  /** Whom the invoice was sent to. */
  readonly payerName: string;
  readonly issueDate: string;
  readonly dueDate: string;
  /** The day of its first line. */
  readonly servedOn: string | null;
  readonly balanceCents: number;
}

/** With the words by which a bank would name its client, or whom it was sent to. */
export type NamedInvoice = MatchableInvoice & { readonly names: readonly string[] };

export const isCalled = ({ byReference, byNumber }: RowTerms, number: string): boolean =>
  byReference.includes(number) || byNumber.includes(number);

export const hasPlace = ({ places }: RowTerms, { number }: MatchableInvoice): boolean =>
  places.some((place) => number.endsWith(`-${place}`));

export const isNamed = ({ words }: RowTerms, { names }: NamedInvoice): boolean =>
  names.some((name) => words.has(name));

export const sumOf = (invoices: readonly MatchableInvoice[]): number =>
  invoices.reduce((sum, { balanceCents }) => sum + balanceCents, 0);

/** A word where it holds, for lists of what holds. */
export const said = <Word>(isTrue: boolean, word: Word): Word[] => (isTrue ? [word] : []);

/** What of a row and some invoices that it may pay together agrees, and what differs. */
export function compareInvoices(
  row: MatchableRow,
  terms: RowTerms,
  group: readonly NamedInvoice[],
): { agrees: MatchAgreement[]; differs: MatchDifference[] } {
  const every = (test: (invoice: NamedInvoice) => boolean) => group.every(test);
  const hasReference = every(({ number }) => terms.byReference.includes(number));
  const hasName = every((invoice) => isNamed(terms, invoice));
  // The last digits alone are of every year, so the name has to agree as well.
  const hasNumber =
    !hasReference &&
    every((invoice) => isCalled(terms, invoice.number) || (hasName && hasPlace(terms, invoice)));
  const owed = sumOf(group);
  const isPaid = group.some(({ balanceCents }) => balanceCents <= 0);
  return {
    agrees: [
      ...said<MatchAgreement>(hasReference, 'reference'),
      ...said<MatchAgreement>(hasNumber, 'number'),
      ...said<MatchAgreement>(owed === row.amountCents, 'amount'),
      ...said<MatchAgreement>(hasName, 'name'),
    ],
    differs: [
      ...said<MatchDifference>(isPaid, 'paid_already'),
      ...said<MatchDifference>(!isPaid && row.amountCents < owed, 'less'),
      ...said<MatchDifference>(!isPaid && row.amountCents > owed, 'more'),
      ...said<MatchDifference>(!hasReference && !hasNumber, 'no_reference'),
      ...said<MatchDifference>(!hasName, 'other_name'),
      ...said<MatchDifference>(
        group.some(({ payer }) => payer === 'agency'),
        'with_ndia',
      ),
      ...said<MatchDifference>(
        group.some(({ issueDate }) => row.bookedOn < issueDate),
        'before_issue',
      ),
    ],
  };
}
