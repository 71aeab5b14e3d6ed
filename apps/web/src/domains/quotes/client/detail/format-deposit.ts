import type { Quote } from '@cleaning/contract/quotes';
import { depositInWords, type SpokenDeposit } from '@cleaning/contract/quotes/rules';
import { formatMoney, isPlanFunded } from '@cleaning/pricing';

type Priced = Pick<Quote, 'service_id' | 'price'>;

/** The deposit of a quote, in cents; 0 if there is none or an NDIS plan pays. */
export function findDepositCents({ service_id: serviceId, price }: Priced): number {
  return isPlanFunded(serviceId) ? 0 : (price.deposit_cents ?? 0);
}

/** The deposit of an offer that is not answered yet. */
export const NO_DEPOSIT_YET: SpokenDeposit = {
  status: 'none',
  received_cents: 0,
  due_cents: 0,
  paid_on: null,
  refunded_on: null,
  payments: [],
};

/** The status of a deposit, to follow its amount: ", paid on 20 Nov 2026". */
export function describeDepositState(deposit: SpokenDeposit, askedCents: number): string {
  if (deposit.status === 'due' && deposit.received_cents === 0) return ', due now';
  const words = depositInWords(deposit, askedCents);
  return words === '' ? '' : `, ${words}`;
}

/** The deposit and its status: "30%, $145.80, paid on 20 Nov 2026". */
export function describeDeposit(quote: Priced & { readonly deposit: SpokenDeposit }): string {
  const cents = findDepositCents(quote);
  if (cents === 0) return quote.price.deposit_cents === 0 ? 'None' : 'None if your NDIS plan pays';
  const amount = formatMoney(cents);
  const { deposit_percent: percent } = quote.price;
  const share = percent === 0 ? '' : `${percent}%, `;
  return `${share}${amount}${describeDepositState(quote.deposit, cents)}`;
}
