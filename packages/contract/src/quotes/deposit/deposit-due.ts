import { isPlanFunded } from '@cleaning/pricing';
import type { Quote } from '../entity.ts';
import type { DepositStatus } from './deposit-machine.ts';

/**
 * The deposit status after approval: due if the price has a deposit, but not when an NDIS plan
 * pays, since a plan pays for no support before it is delivered.
 */
export function depositStatusOnApproval({
  price,
  service_id: serviceId,
}: Pick<Quote, 'price' | 'service_id'>): Extract<DepositStatus, 'none' | 'due'> {
  return (price.deposit_cents ?? 0) > 0 && !isPlanFunded(serviceId) ? 'due' : 'none';
}
