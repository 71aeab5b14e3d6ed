import type { DepositStatus } from '../../state-machines/deposit-machine.ts';
import type { Quote } from '../entity.ts';

/** Whether a deposit is due once a quote is approved: where its price asks for one. */
export function depositStatusOnApproval({
  price,
}: Pick<Quote, 'price'>): Extract<DepositStatus, 'none' | 'due'> {
  return (price.deposit_cents ?? 0) > 0 ? 'due' : 'none';
}
