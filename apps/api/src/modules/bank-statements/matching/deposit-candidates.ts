import type { MatchAgreement, MatchCandidate, MatchDifference } from '@cleaning/contract';
import type { DueDeposit } from '../../quotes/index.ts';
import { listIf } from './compare-invoices.ts';
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
          ...listIf<MatchAgreement>(hasNumber, 'number'),
          'amount' as const,
          ...listIf<MatchAgreement>(hasName, 'name'),
        ],
        differs: [
          ...listIf<MatchDifference>(!hasNumber, 'no_reference'),
          ...listIf<MatchDifference>(!hasName, 'other_name'),
        ],
      };
    });
}
