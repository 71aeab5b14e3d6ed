import type { DepositStatus, Quote } from './entity.ts';

/**
 * Whether a deposit is due once a quote is approved: for an urgent or same-day clean, but never for
 * an NDIS one, since a claim may not hold a deposit.
 */
export function depositStatusOnApproval({
  service_id: serviceId,
  price,
}: Pick<Quote, 'service_id' | 'price'>): Extract<DepositStatus, 'none' | 'due'> {
  return serviceId !== 'ndis' && (price.deposit_cents ?? 0) > 0 ? 'due' : 'none';
}
