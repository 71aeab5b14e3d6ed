import type { DepositFormProps } from './deposit-form.ts';
import { RecordDeposit } from './record-deposit.tsx';
import { RefundDeposit } from './refund-deposit.tsx';
import { TakeDepositBack } from './take-deposit-back.tsx';

/** What staff record of a deposit: that it came, that it did not come after all, or that it was given back. */
export type DepositCommand = 'record' | 'take_back' | 'refund';

const FORMS = {
  record: RecordDeposit,
  take_back: TakeDepositBack,
  refund: RefundDeposit,
} satisfies Record<DepositCommand, unknown>;

/** The form of one command of a deposit. */
export default function DepositDialog({
  command,
  ...props
}: DepositFormProps & { readonly command: DepositCommand }) {
  const Form = FORMS[command];
  return <Form {...props} />;
}
