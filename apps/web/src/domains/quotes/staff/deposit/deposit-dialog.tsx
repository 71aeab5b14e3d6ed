import type { DepositPayment } from '@cleaning/contract/quotes';
import type { DepositFormProps } from './deposit-form.ts';
import { RecordDeposit } from './record-deposit.tsx';
import { RefundDeposit } from './refund-deposit.tsx';
import { TakeDepositBack } from './take-deposit-back.tsx';

/**
 * Records that money for a deposit was received, that a payment was not received after all, or that
 * the deposit was refunded.
 */
export type DepositCommand =
  | { readonly name: 'record' | 'refund' }
  | { readonly name: 'take_back'; readonly payment: DepositPayment };

/** The dialog of one deposit command. */
export function DepositDialog({
  command,
  ...props
}: DepositFormProps & { readonly command: DepositCommand }) {
  if (command.name === 'take_back') return <TakeDepositBack {...props} payment={command.payment} />;
  return command.name === 'record' ? <RecordDeposit {...props} /> : <RefundDeposit {...props} />;
}
