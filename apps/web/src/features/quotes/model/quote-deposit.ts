import type { Quote } from '@cleaning/contract';
import { formatAud } from '@cleaning/pricing';

type Priced = Pick<Quote, 'service_id' | 'price'>;

/** The deposit that comes with a quote, in cents; 0 for none. An NDIS clean never has one. */
export function depositOf({ service_id: serviceId, price }: Priced): number {
  return serviceId === 'ndis' ? 0 : (price.deposit_cents ?? 0);
}

const STATES: Readonly<Record<Quote['deposit_status'], string>> = {
  none: '',
  due: ', due now',
  paid: ', paid',
  refunded: ', given back to you',
};

/** The deposit and what became of it: "30%, $145.80, paid". */
export function describeDeposit(quote: Priced & Pick<Quote, 'deposit_status'>): string {
  const cents = depositOf(quote);
  if (cents === 0) return 'None';
  const amount = formatAud(cents, { decimals: 'always' });
  return `${quote.price.deposit_percent}%, ${amount}${STATES[quote.deposit_status]}`;
}
