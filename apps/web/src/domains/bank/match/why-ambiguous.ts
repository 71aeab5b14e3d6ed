import type { MatchDifference, OpenBankRow } from '@cleaning/contract/bank';
import { describeDifference } from '../bank-labels.ts';
import { isPayable } from './paid-parts.ts';

/** The differences that make a row ambiguous, most important first. */
const BY_WEIGHT: readonly MatchDifference[] = [
  'paid_already',
  'other_row',
  'less',
  'more',
  'before_issue',
  'other_name',
  'with_ndia',
];

/** Why a row is ambiguous, in a few words: "$5.00 less", "2 possible", "No reference". */
export function whyAmbiguous({ candidates, amount_cents: came }: OpenBankRow): string | null {
  const payable = candidates.filter(isPayable);
  const [first] = payable;
  if (first === undefined) return null;
  const worst = BY_WEIGHT.find((difference) => first.differs.includes(difference));
  if (worst !== undefined) {
    const due = first.deposit?.due_cents ?? 0;
    const owed = first.parts.reduce((sum, part) => sum + part.balance_cents, due);
    return describeDifference(worst, came - owed);
  }
  return payable.length > 1 ? `${payable.length} possible` : 'No reference';
}
