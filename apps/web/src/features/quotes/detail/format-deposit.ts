import type { Deposit, Quote } from '@cleaning/contract';
import { formatAud, formatPlainDate, isPlanFunded } from '@cleaning/pricing';

type Priced = Pick<Quote, 'service_id' | 'price'>;

/** The deposit of a quote, in cents; 0 if there is none or an NDIS plan pays. */
export function depositOf({ service_id: serviceId, price }: Priced): number {
  return isPlanFunded(serviceId) ? 0 : (price.deposit_cents ?? 0);
}

/** The parts of a deposit that are shown; `none` for an offer that is not answered yet. */
export type DepositState = Pick<Deposit, 'status' | 'paid_on' | 'refunded_on'>;

export const NO_DEPOSIT_YET: DepositState = { status: 'none', paid_on: null, refunded_on: null };

const onDay = (day: string | null): string =>
  day === null ? '' : ` on ${formatPlainDate(day, 'medium')}`;

const STATES: Readonly<Record<DepositState['status'], (deposit: DepositState) => string>> = {
  none: () => '',
  due: () => ', due now',
  paid: ({ paid_on: day }) => `, paid${onDay(day)}`,
  refunded: ({ refunded_on: day }) => `, given back to you${onDay(day)}`,
};

/** The status of a deposit, to follow its amount: ", paid on 20 Nov 2026". */
export const describeDepositState = (deposit: DepositState): string =>
  STATES[deposit.status](deposit);

/** The deposit and its status: "30%, $145.80, paid on 20 Nov 2026". */
export function describeDeposit(quote: Priced & { readonly deposit: DepositState }): string {
  const cents = depositOf(quote);
  if (cents === 0) return quote.price.deposit_cents === 0 ? 'None' : 'None if your NDIS plan pays';
  const amount = formatAud(cents, { decimals: 'always' });
  return `${quote.price.deposit_percent}%, ${amount}${describeDepositState(quote.deposit)}`;
}
