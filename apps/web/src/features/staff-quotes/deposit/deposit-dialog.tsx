import type { DepositFormProps } from './deposit-form.ts';
import { RecordDeposit } from './record-deposit.tsx';
import { RefundDeposit } from './refund-deposit.tsx';
import { TakeDepositBack } from './take-deposit-back.tsx';

/**
 * Records that a deposit was received, that it was not received after all, or that it was refunded.
 */
export type DepositCommand = 'record' | 'take_back' | 'refund';

const FORMS = {
  record: RecordDeposit,
  take_back: TakeDepositBack,
  refund: RefundDeposit,
} satisfies Record<DepositCommand, unknown>;

/** The dialog of one deposit command. */
export default function DepositDialog({
  command,
  ...props
}: DepositFormProps & { readonly command: DepositCommand }) {
  const Form = FORMS[command];
  return <Form {...props} />;
}
