import { recordDepositRequest } from '@cleaning/contract';
import { SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { SelectField, TextField } from '@cleaning/ui/field';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { dollars, totalOrToPrice } from '../list/quote-labels.ts';
import { DEPOSIT_METHODS, nameOfClient, type DepositFormProps } from './deposit-form.ts';

/** Records that a deposit was received. */
export function RecordDeposit({ quote, onClose }: DepositFormProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.recordDeposit(quote.id));
  const keyFor = useIdempotencyKey();
  const now = useNow();
  const amount = quote.deposit.amount_cents;
  const schemaForm = useSchemaForm({
    schema: recordDepositRequest,
    toRequest: (values: Record<'received_on' | 'method' | 'reference', string>) => ({
      ...values,
      amount_cents: amount,
    }),
    defaultValues: {
      received_on: sydneyDateOf(now),
      method: 'bank_transfer',
      reference: '',
    },
    fieldNames: ['received_on', 'method', 'reference'],
    send: async (body) => {
      await mutateAsync({ body, idempotencyKey: keyFor(body) });
      onClose();
    },
  });
  const { field } = schemaForm;
  const percent = quote.price.deposit_percent;
  const left = (quote.total_cents ?? 0) - amount;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Record the deposit from ${nameOfClient(quote)}?`}
      form={schemaForm}
      errorTitle="Not recorded"
      submitLabel={`Record ${dollars(amount)}`}
      busyLabel="Recording"
      closeLabel="Not now"
    >
      <SummaryList
        layout="facts"
        rows={[
          {
            label: `${quote.reference}, ${SERVICES[quote.service_id].name.toLowerCase()}`,
            value: totalOrToPrice(quote.total_cents),
          },
          {
            label: <b>{percent === 0 ? 'Deposit' : `Deposit, ${percent}%`}</b>,
            value: <b>{dollars(amount)}</b>,
          },
        ]}
      />
      <TextField {...field('received_on')} label="Received on" type="date" />
      <SelectField {...field('method')} label="How it was paid" options={DEPOSIT_METHODS} />
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
      <Alert>
        <p>It is taken off the invoice. {dollars(left)} stays to pay after the clean.</p>
      </Alert>
    </FormDialog>
  );
}
