import type { MatchAgreement, MatchCandidate, MatchDifference } from '@cleaning/contract';
import type { DueDeposit } from '../../quotes/index.ts';
import { itemIf } from './compare-invoices.ts';
import { isNameIn, type RowTerms } from './row-terms.ts';

/** The deposits whose whole amount equals a row: a deposit cannot be paid in parts. */
export function depositCandidates(
  { amountCents }: { readonly amountCents: number },
  terms: RowTerms,
  deposits: readonly DueDeposit[],
): MatchCandidate[] {
  return deposits
    .filter((deposit) => deposit.amountCents === amountCents)
    .map(({ quoteId, reference, clientName, percent, quoteTotalCents }) => {
      const hasNumber = terms.quotes.includes(reference);
      const hasName = isNameIn(terms, clientName);
      return {
        parts: [],
        deposit: {
          quote_id: quoteId,
          reference,
          client_name: clientName,
          amount_cents: amountCents,
          percent,
          quote_total_cents: quoteTotalCents,
        },
        rest_cents: 0,
        credit: null,
        agrees: [
          ...itemIf<MatchAgreement>(hasNumber, 'number'),
          'amount' as const,
          ...itemIf<MatchAgreement>(hasName, 'name'),
        ],
        differs: [
          ...itemIf<MatchDifference>(!hasNumber, 'no_reference'),
          ...itemIf<MatchDifference>(!hasName, 'other_name'),
        ],
      };
    });
}
