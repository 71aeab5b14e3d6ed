import {
  quoteSchema,
  takeDepositBackRequest,
  type DepositPayment,
} from '@cleaning/contract/quotes';
import { formatMoney } from '@cleaning/pricing';
import { TextAreaField } from '@cleaning/ui/field';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { DepositFormProps } from './deposit-form.ts';

interface TakeDepositBackProps extends DepositFormProps {
  readonly payment: DepositPayment;
}

/**
 * Takes back a payment of a deposit that was not received, with a reason, for example because it
 * was for another quote.
 */
export function TakeDepositBack({ quote, payment, onClose }: TakeDepositBackProps) {
  const api = useApi();
  const versions = useLatestVersion(quote, quoteSchema);
  const { amount_cents: amount, reference } = payment;
  const schemaForm = useCommandForm({
    mutation: api.takeDepositBack.mutation({ id: quote.id }),
    schema: takeDepositBackRequest,
    toRequest: (values: { reason: string }) => ({
      ...values,
      payment_id: payment.id,
      version: versions.latest.version,
    }),
    defaultValues: { reason: '' },
    onRefused: versions.handleConflict,
    draft: `take back deposit ${payment.id}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Was this payment typed by mistake?"
      form={schemaForm}
      errorTitle="Not undone"
      submitLabel={`Undo ${formatMoney(amount)}`}
      busyLabel="Undoing"
      closeLabel="Keep it"
    >
      <p>
        {reference}: {formatMoney(amount)} of the deposit of {quote.reference} is due again. No
        money moves. If it came from a bank statement, its row can be matched again.{' '}
        {quote.status === 'converted' ? 'Visits that are booked stay booked. ' : ''}
        {tellsByEmail('The client', quote.staff_details?.client_email !== null)}
      </p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint="For example: the money was for another quote. The client reads it on the quote."
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
