import { receivableOf } from '@cleaning/contract/invoices/rules';
import { recordPaymentRequest } from '@cleaning/contract/payments';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui/field';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { sentByEmail } from '#domains/clients/no-email.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { METHOD_OPTIONS } from '../payment-methods.ts';
import type { PayableInvoice } from './payable-invoice.ts';
import { paymentRows } from './payment-rows.tsx';
import { refusalTitle } from '#kit/forms/use-another.ts';
import { useMoneyForm } from '#kit/forms/use-money-form.ts';

export interface RecordPaymentDialogProps {
  readonly invoice: PayableInvoice;
  readonly onClose: () => void;
  readonly onDone: (report: string) => void;
}

interface PaymentValues {
  readonly amount_cents: string;
  readonly method: string;
  readonly received_on: string;
  readonly reference: string;
  readonly confirm_before_issue: boolean;
}

/** Records a payment of one invoice. */
export function RecordPaymentDialog({ invoice, onClose, onDone }: RecordPaymentDialogProps) {
  const api = useApi();
  const { data: whole } = useQuery(api.getInvoice.query({ id: invoice.id }));
  const today = sydneyDateOf(useNow());
  const moneyForm = useMoneyForm({
    mutation: api.recordPayment.mutation({ id: invoice.id }),
    schema: recordPaymentRequest,
    toRequest: ({ amount_cents, confirm_before_issue, ...values }: PaymentValues) => ({
      ...values,
      amount_cents: parseDollars(amount_cents),
      ...(isEarly(values.received_on, invoice) && { confirm_before_issue }),
    }),
    defaultValues: {
      amount_cents: inDollars(receivableOf(whole ?? invoice)),
      method: 'bank_transfer',
      received_on: today,
      reference: '',
      confirm_before_issue: false,
    },
    idPrefix: 'payment-',
    draft: `payment ${invoice.id}`,
    onDone: (paid, { amount_cents: cents }) =>
      onDone(`${formatMoney(cents)} recorded for ${paid.number ?? 'the invoice'}.`),
  });
  const { field, values, isAnother } = moneyForm;
  const { amount_cents: amountText = '', received_on: receivedOn = '' } = values;
  const amount = parseDollars(amountText);
  const verb = isAnother ? 'Record another' : 'Record';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Record a payment from ${invoice.client_name}?`}
      form={moneyForm}
      errorTitle={refusalTitle(moneyForm.sendError, 'Not recorded')}
      submitLabel={Number.isNaN(amount) ? 'Record payment' : `${verb} ${formatMoney(amount)}`}
      busyLabel="Recording"
      closeLabel="Not now"
    >
      <SummaryList layout="facts" rows={paymentRows(invoice, whole)} />
      <TextField
        {...field('amount_cents')}
        label="Amount ($)"
        inputMode="decimal"
        numeric
        maxLength={12}
      />
      <SelectField {...field('method')} label="How it was paid" options={METHOD_OPTIONS} />
      <TextField {...field('received_on')} label="Received on" type="date" max={today} />
      {isEarly(receivedOn, invoice) ? (
        <CheckboxField
          {...field('confirm_before_issue')}
          label={`The money came before the invoice was issued on ${formatPlainDate(invoice.issue_date ?? '', 'medium')}`}
        />
      ) : null}
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
      <Effect
        amount={amount}
        invoice={invoice}
        owed={receivableOf(whole ?? invoice)}
        email={whole?.bill_to?.email}
      />
    </FormDialog>
  );
}

const isEarly = (receivedOn: string, { issue_date: issued }: PayableInvoice): boolean =>
  receivedOn !== '' && issued !== null && receivedOn < issued;

interface EffectProps {
  readonly amount: number;
  readonly owed: number;
  readonly invoice: PayableInvoice;
  /** The address of the payer; undefined until it is loaded. */
  readonly email: string | null | undefined;
}

/** The effect of the payment on the invoice. */
function Effect({ amount, owed, invoice: { number }, email }: EffectProps) {
  if (Number.isNaN(amount) || amount === 0) return null;
  if (amount > owed) {
    return (
      <Alert tone="warning">
        <p>
          That is {formatMoney(amount - owed)} more than is owed. Pick the invoice in the list and
          use Record payment there: what is left is kept for the client.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone={amount === owed ? 'success' : 'info'}>
      <p>
        {amount === owed
          ? `This pays ${number ?? 'the invoice'} in full.`
          : `${formatMoney(owed - amount)} stays to pay.`}{' '}
        {sentByEmail(email, 'Whoever pays it gets a receipt by email.')}
      </p>
    </Alert>
  );
}
