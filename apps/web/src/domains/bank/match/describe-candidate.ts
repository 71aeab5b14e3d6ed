import type { MatchCandidate } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';

type Owed = Pick<MatchCandidate['parts'][number], 'balance_cents' | 'total_cents'>;

/** The balance of an invoice: "$250.00", or "$150.00 of $250.00" if it is partly paid. */
export const describeOwed = ({ balance_cents: owed, total_cents: total }: Owed): string =>
  owed < total ? `${formatMoney(owed)} of ${formatMoney(total)}` : formatMoney(owed);

/** "The whole deposit, 30% of $378.00", or which part of it a row pays. */
export function describeDeposit({
  amount_cents: amount,
  deposit_cents: whole,
  due_cents: due,
  percent,
  quote_total_cents: total,
}: NonNullable<MatchCandidate['deposit']>): string {
  if (amount < due) {
    return `A part of the deposit: ${formatMoney(due - amount)} of ${formatMoney(whole)} stays due`;
  }
  return due < whole
    ? `The last ${formatMoney(due)} of the deposit of ${formatMoney(whole)}`
    : `The whole deposit, ${percent === 0 ? formatMoney(whole) : `${percent}%`} of ${formatMoney(total)}`;
}

/** The effect of a sure row: its invoices or deposit are paid in full. */
export function describePayment({ parts, deposit }: MatchCandidate): string {
  if (deposit !== null) return describeDeposit(deposit);
  const [first, ...others] = parts;
  if (first === undefined) return '';
  const isFirstPayment = parts.every((part) => part.balance_cents === part.total_cents);
  if (others.length === 0) {
    return isFirstPayment ? 'Pays it in full' : `Pays the last ${describeOwed(first)}`;
  }
  const all = others.length === 1 ? 'both' : `all ${parts.length}`;
  const what = isFirstPayment ? `${all} in full` : `what is left of ${all}`;
  const isAlike = others.every((part) => part.amount_cents === first.amount_cents);
  return isAlike ? `Pays ${what}, ${formatMoney(first.amount_cents)} each` : `Pays ${what}`;
}
