import { recordDepositRequest, type Quote } from '@cleaning/contract/quotes';
import { wantedDaysInWords } from '@cleaning/contract/quotes/rules';
import { PAYMENT_METHOD_WORDS } from '@cleaning/contract/payments/rules';
import { formatMoney, formatPlainDate, SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { SelectField, TextField } from '@cleaning/ui/field';
import { SummaryList } from '@cleaning/ui/summary-list';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { refusalTitle } from '#kit/forms/use-another.ts';
import { useMoneyForm } from '#kit/forms/use-money-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { totalOrToPrice } from '../list/quote-labels.ts';
import { DEPOSIT_METHODS, nameOfClient, type DepositFormProps } from './deposit-form.ts';

type Values = Record<'amount_cents' | 'received_on' | 'method' | 'reference', string>;

/** Records that a deposit, or a part of it, was received. */
export function RecordDeposit({ quote, onClose }: DepositFormProps) {
  const api = useApi();
  const today = sydneyDateOf(useNow());
  const moneyForm = useMoneyForm({
    mutation: api.recordDeposit.mutation({ id: quote.id }),
    schema: recordDepositRequest,
    toRequest: ({ amount_cents, ...values }: Values) => ({
      ...values,
      amount_cents: parseDollars(amount_cents),
    }),
    defaultValues: {
      amount_cents: inDollars(quote.deposit.due_cents),
      received_on: today,
      method: 'bank_transfer',
      reference: '',
    },
    onDone: onClose,
  });
  const { field, values, isAnother } = moneyForm;
  const amount = parseDollars(values.amount_cents ?? '');
  const verb = isAnother ? 'Record another' : 'Record';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Record the deposit from ${nameOfClient(quote)}?`}
      form={moneyForm}
      errorTitle={refusalTitle(moneyForm.sendError, 'Not recorded')}
      submitLabel={Number.isNaN(amount) ? 'Record deposit' : `${verb} ${formatMoney(amount)}`}
      busyLabel="Recording"
      closeLabel="Not now"
    >
      <SummaryList layout="facts" rows={listRows(quote)} />
      <TextField
        {...field('amount_cents')}
        label="Amount ($)"
        inputMode="decimal"
        numeric
        maxLength={12}
      />
      <TextField {...field('received_on')} label="Received on" type="date" max={today} />
      <SelectField {...field('method')} label="How it was paid" options={DEPOSIT_METHODS} />
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
      <Effect amount={amount} quote={quote} />
    </FormDialog>
  );
}

/** The deposit, what came of it, and what is still due. */
function listRows({ reference, service_id: serviceId, total_cents: total, price, deposit }: Quote) {
  const { amount_cents, due_cents, payments } = deposit;
  const percent = price.deposit_percent;
  const whole = percent === 0 ? 'Deposit' : `Deposit, ${percent}%`;
  return [
    {
      label: `${reference}, ${SERVICES[serviceId].name.toLowerCase()}`,
      value: totalOrToPrice(total),
    },
    ...(payments.length === 0
      ? [{ label: <b>{whole}</b>, value: <b>{formatMoney(amount_cents)}</b> }]
      : [
          { label: whole, value: formatMoney(amount_cents) },
          ...payments.map((payment) => ({
            label: `Received on ${formatPlainDate(payment.received_on, 'medium')}, ${PAYMENT_METHOD_WORDS[payment.method]}`,
            value: formatMoney(-payment.amount_cents),
          })),
          { label: <b>Still due</b>, value: <b>{formatMoney(due_cents)}</b> },
        ]),
  ];
}

/** The effect of the payment on the deposit, and on what the client pays after the clean. */
function Effect({ amount, quote }: { readonly amount: number; readonly quote: Quote }) {
  const { amount_cents: whole, due_cents: due } = quote.deposit;
  if (Number.isNaN(amount) || amount === 0) return null;
  if (amount > due) {
    return (
      <Alert tone="warning">
        <p>
          That is {formatMoney(amount - due)} more than is still due of the deposit. Type{' '}
          {formatMoney(due)} or less.
        </p>
      </Alert>
    );
  }
  const booked = wantedDaysInWords(quote);
  return (
    <Alert>
      <p>
        It is taken off the invoice.{' '}
        {amount === due
          ? `${formatMoney((quote.total_cents ?? 0) - whole)} stays to pay after the clean. `
          : `${formatMoney(due - amount)} of the deposit stays due before the clean.`}
        {amount === due && quote.status === 'approved' && booked !== null
          ? `With it we book ${booked.days}. ${booked.otherwise}, choose a time with Book.`
          : null}
      </p>
    </Alert>
  );
}
