import { isPlanFunded } from '@cleaning/pricing';
import type { DepositStatus } from '../../state-machines/deposit-machine.ts';
import type { Quote } from '../entity.ts';

/**
 * Whether a deposit is due once a quote is approved: where its price has one, unless an NDIS plan
 * pays, since a plan pays for no support before it is delivered.
 */
export function depositStatusOnApproval({
  price,
  service_id: serviceId,
}: Pick<Quote, 'price' | 'service_id'>): Extract<DepositStatus, 'none' | 'due'> {
  return (price.deposit_cents ?? 0) > 0 && !isPlanFunded(serviceId) ? 'due' : 'none';
}
