import type { MatchAgreement, MatchCandidate, MatchDifference } from '@cleaning/contract/bank';
import type { DueDeposit } from '../../quotes/index.ts';
import { listIf, type MatchableRow } from './compare-invoices.ts';
import { isNameIn, type RowTerms } from './row-terms.ts';

/** The deposits that a row may pay: all that is still due, or less when the row names the quote. */
export function depositCandidates(
  { amountCents }: Pick<MatchableRow, 'amountCents'>,
  terms: RowTerms,
  deposits: readonly DueDeposit[],
): MatchCandidate[] {
  return deposits
    .map((deposit) => ({ ...deposit, hasNumber: terms.quotes.includes(deposit.reference) }))
    .filter(
      ({ dueCents, hasNumber }) =>
        amountCents === dueCents || (hasNumber && amountCents < dueCents),
    )
    .map(({ hasNumber, ...deposit }) => {
      const hasName = isNameIn(terms, deposit.clientName);
      const isWhole = amountCents === deposit.dueCents;
      return {
        parts: [],
        deposit: {
          quote_id: deposit.quoteId,
          reference: deposit.reference,
          client_name: deposit.clientName,
          amount_cents: amountCents,
          deposit_cents: deposit.amountCents,
          due_cents: deposit.dueCents,
          percent: deposit.percent,
          quote_total_cents: deposit.quoteTotalCents,
        },
        rest_cents: 0,
        credit: null,
        agrees: [
          ...listIf<MatchAgreement>(hasNumber, 'number'),
          ...listIf<MatchAgreement>(isWhole, 'amount'),
          ...listIf<MatchAgreement>(hasName, 'name'),
        ],
        differs: [
          ...listIf<MatchDifference>(!isWhole, 'less'),
          ...listIf<MatchDifference>(!hasNumber, 'no_reference'),
          ...listIf<MatchDifference>(!hasName, 'other_name'),
        ],
      };
    });
}
