import { recordDepositRequest, refundDepositRequest, type Quote } from '@cleaning/contract';
import { formatPlainDate, SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SelectField, TextField } from '@cleaning/ui/field';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { dollars, totalOrToPrice } from '../list/quote-labels.ts';
import styles from './deposit-card.module.css';
import { TakeDepositBack } from './take-deposit-back.tsx';

/** The deposit of a quote that asks for one, and what staff record of it. */
export function DepositCard({ quote }: { readonly quote: Quote }) {
  const { deposit, price, available_commands } = quote;
  const [asked, setAsked] = useState<'record' | 'take_back' | 'refund' | null>(null);
  const asksFor = price.deposit_cents ?? 0;
  if (asksFor === 0 && deposit.status === 'none') return null;
  const close = () => setAsked(null);
  return (
    <Card title="Deposit">
      <SummaryList
        layout="facts"
        rows={[
          { label: 'Status', value: STATUS_WORDS[deposit.status] },
          { label: 'Amount', value: dollars(deposit.amount_cents || asksFor) },
          ...(deposit.paid_on === null
            ? []
            : [{ label: 'Received', value: formatPlainDate(deposit.paid_on, 'long') }]),
          ...(deposit.refunded_on === null
            ? []
            : [{ label: 'Given back', value: dollars(deposit.refunded_cents) }]),
        ]}
      />
      <div className={styles['actions']}>
        {available_commands.includes('record_deposit') ? (
          <Button onClick={() => setAsked('record')}>Record deposit</Button>
        ) : null}
        {available_commands.includes('refund_deposit') ? (
          <Button variant="outline" onClick={() => setAsked('refund')}>
            Give deposit back
          </Button>
        ) : null}
        {available_commands.includes('take_deposit_back') ? (
          <Button variant="outline" onClick={() => setAsked('take_back')}>
            Take back
          </Button>
        ) : null}
      </div>
      {asked === 'record' ? <RecordDeposit quote={quote} onClose={close} /> : null}
      {asked === 'take_back' ? <TakeDepositBack quote={quote} onClose={close} /> : null}
      {asked === 'refund' ? <RefundDeposit quote={quote} onClose={close} /> : null}
    </Card>
  );
}

const STATUS_WORDS: Readonly<Record<Quote['deposit']['status'], string>> = {
  none: 'Due once approved',
  due: 'Not paid yet',
  paid: 'Paid',
  refunded: 'Given back',
};

const METHODS = [
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'card', label: 'Card' },
  { value: 'cash', label: 'Cash' },
  { value: 'other', label: 'Other' },
];

interface DepositDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

function RecordDeposit({ quote, onClose }: DepositDialogProps) {
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
      title={`Record the deposit from ${nameOf(quote)}?`}
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
      <SelectField {...field('method')} label="How it was paid" options={METHODS} />
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
      <Alert>
        <p>It is taken off the invoice. {dollars(left)} stays to pay after the clean.</p>
      </Alert>
    </FormDialog>
  );
}

function RefundDeposit({ quote, onClose }: DepositDialogProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.refundDeposit(quote.id));
  const keyFor = useIdempotencyKey();
  const now = useNow();
  const { amount_cents, taken_off_cents, refunded_cents } = quote.deposit;
  const amount = amount_cents - taken_off_cents - refunded_cents;
  const schemaForm = useSchemaForm({
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
    fieldNames: ['refunded_on', 'method', 'reference', 'reason'],
    send: async (body) => {
      await mutateAsync({ body, idempotencyKey: keyFor(body) });
      onClose();
    },
  });
  const { field } = schemaForm;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Give ${nameOf(quote)} the deposit back?`}
      form={schemaForm}
      errorTitle="Not recorded"
      submitLabel={`Record ${dollars(amount)} given back`}
      busyLabel="Recording"
      variant="danger"
      closeLabel="Not now"
    >
      <TextField {...field('refunded_on')} label="Given back on" type="date" />
      <SelectField {...field('method')} label="How you paid it back" options={METHODS} />
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
      <TextField {...field('reason')} label="Why" maxLength={500} />
    </FormDialog>
  );
}

const nameOf = ({ client }: Quote): string =>
  client === null ? 'the client' : `${client.first_name} ${client.last_name}`;
