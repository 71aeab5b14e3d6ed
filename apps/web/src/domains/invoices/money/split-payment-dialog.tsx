import { plural } from '@cleaning/contract/rules';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { splitPaymentRequest, type AccountCredit } from '@cleaning/contract/payments';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { SelectField, TextField } from '@cleaning/ui/field';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { METHOD_OPTIONS } from '../payment-methods.ts';
import { refusalTitle } from '#kit/forms/use-another.ts';
import { useMoneyForm } from '#kit/forms/use-money-form.ts';

export interface SplitPaymentDialogProps {
  /** The invoices with a balance. */
  readonly invoices: readonly InvoiceSummary[];
  readonly onClose: () => void;
  readonly onDone: (report: string) => void;
}

interface SplitValues {
  readonly amount_cents: string;
  readonly method: string;
  readonly received_on: string;
  readonly reference: string;
  readonly parts: { readonly amount_cents: string }[];
}

/** Records one payment over the chosen invoices. Any rest is kept as a credit for the client. */
export function SplitPaymentDialog({ invoices, onClose, onDone }: SplitPaymentDialogProps) {
  const api = useApi();
  const today = sydneyDateOf(useNow());
  const owed = invoices.reduce((sum, { balance_cents: cents }) => sum + cents, 0);
  const moneyForm = useMoneyForm({
    mutation: api.recordSplitPayment.mutation(),
    schema: splitPaymentRequest,
    toRequest: ({ amount_cents, parts, ...values }: SplitValues) => ({
      ...values,
      amount_cents: parseDollars(amount_cents),
      parts: parts.flatMap((part, at) => {
        const id = invoices[at]?.id;
        const cents = parseDollars(part.amount_cents);
        return id === undefined || cents === 0 ? [] : [{ invoice_id: id, amount_cents: cents }];
      }),
    }),
    defaultValues: {
      amount_cents: inDollars(owed),
      method: 'bank_transfer',
      received_on: today,
      reference: '',
      parts: invoices.map(({ balance_cents: cents }) => ({ amount_cents: inDollars(cents) })),
    },
    fieldNames: [
      'amount_cents',
      'method',
      'received_on',
      'reference',
      ...invoices.map((_invoice, at) => `parts.${at}.amount_cents` as const),
    ],
    idPrefix: 'split-',
    onDone: ({ credit }, { amount_cents: cents, parts: paidParts }) => {
      const paid = `${formatMoney(cents)} recorded over ${plural(paidParts.length, 'invoice')}.`;
      onDone(credit === null ? paid : `${paid} ${describeKept(credit)}`);
    },
  });
  const { field, form, isAnother } = moneyForm;
  const [amountText, parts] = useWatch({ control: form.control, name: ['amount_cents', 'parts'] });
  const verb = isAnother ? 'Record another' : 'Record';
  const amount = parseDollars(amountText);
  const rest = parts.reduce((left, part) => left - parseDollars(part.amount_cents), amount);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Record one payment over ${plural(invoices.length, 'invoice')}?`}
      form={moneyForm}
      errorTitle={refusalTitle(moneyForm.sendError, 'Not recorded')}
      submitLabel={Number.isNaN(amount) ? 'Record payment' : `${verb} ${formatMoney(amount)}`}
      busyLabel="Recording"
      closeLabel="Not now"
    >
      <TextField
        {...field('amount_cents')}
        label="Amount received ($)"
        inputMode="decimal"
        numeric
      />
      {invoices.map(({ id, number, client_name, balance_cents, due_date: due }, at) => (
        <TextField
          key={id}
          {...field(`parts.${at}.amount_cents`)}
          label={`For ${number ?? ''} ($)`}
          hint={`${client_name}, ${formatMoney(balance_cents)} owed${due === null ? '' : `, due ${formatPlainDate(due, 'medium')}`}`}
          inputMode="decimal"
          numeric
        />
      ))}
      <p aria-live="polite">{describeRest(rest, invoices)}</p>
      <SelectField {...field('method')} label="How it was paid" options={METHOD_OPTIONS} />
      <TextField {...field('received_on')} label="Received on" type="date" max={today} />
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
    </FormDialog>
  );
}

function describeRest(rest: number, invoices: readonly InvoiceSummary[]): string {
  if (Number.isNaN(rest)) return 'Enter each amount in dollars.';
  if (rest === 0) return 'The parts come to the whole payment.';
  if (rest < 0) return `The parts come to ${formatMoney(-rest)} more than the payment.`;
  const client = invoices.at(-1)?.client_name ?? 'the client';
  return `${formatMoney(rest)} is left. It pays what else ${client} owes, or is kept for the next invoice.`;
}

/** What became of the rest of a payment. */
function describeKept({ client_name: client, ...credit }: AccountCredit): string {
  const { amount_cents: cents, open_cents: open } = credit;
  return [
    ...(cents === open ? [] : [`${formatMoney(cents - open)} pays what else ${client} owes.`]),
    ...(open === 0 ? [] : [`${formatMoney(open)} is kept for ${client}.`]),
  ].join(' ');
}
