import { refundDepositRequest } from '@cleaning/contract/quotes';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { SelectField, TextField } from '@cleaning/ui/field';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { DEPOSIT_METHODS, nameOfClient, type DepositFormProps } from './deposit-form.ts';

/** Records that what is held of a deposit was refunded. */
export function RefundDeposit({ quote, onClose }: DepositFormProps) {
  const api = useApi();
  const now = useNow();
  const { received_cents, taken_off_cents, refunded_cents } = quote.deposit;
  const amount = received_cents - taken_off_cents - refunded_cents;
  const schemaForm = useCommandForm({
    mutation: api.refundDeposit.mutation({ id: quote.id }),
    schema: refundDepositRequest,
    toRequest: (values: Record<'refunded_on' | 'method' | 'reference' | 'reason', string>) => ({
      ...values,
      amount_cents: amount,
    }),
    defaultValues: {
      refunded_on: sydneyDateOf(now),
      method: 'bank_transfer',
      reference: '',
      reason: '',
    },
    onDone: onClose,
  });
  const { field } = schemaForm;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Pay the deposit back to ${nameOfClient(quote)}?`}
      form={schemaForm}
      errorTitle="Not recorded"
      submitLabel={`Record ${formatMoney(amount)} paid back`}
      busyLabel="Recording"
      variant="danger"
      closeLabel="Not now"
    >
      <TextField {...field('refunded_on')} label="Paid back on" type="date" />
      <SelectField {...field('method')} label="How you paid it back" options={DEPOSIT_METHODS} />
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
      <TextField
        {...field('reason')}
        label="Why"
        hint="The client reads it on the quote."
        maxLength={500}
      />
    </FormDialog>
  );
}
