import { refundRequest, type AccountCredit } from '@cleaning/contract/payments';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { SelectField, TextAreaField, TextField } from '@cleaning/ui/field';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { refusalTitle } from '#kit/forms/use-another.ts';
import { useMoneyForm } from '#kit/forms/use-money-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { METHOD_OPTIONS } from '#domains/invoices/payment-methods.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface RefundCreditDialogProps {
  /** The credits that are left, the oldest first. */
  readonly credits: readonly AccountCredit[];
  readonly onClose: () => void;
}

const FIELDS = ['amount_cents', 'method', 'received_on', 'reference', 'reason'] as const;

/** Records that a credit was paid back to whom it came from: the oldest one that is left. */
export function RefundCreditDialog({ credits, onClose }: RefundCreditDialogProps) {
  const api = useApi();
  const [credit] = credits;
  const today = sydneyDateOf(useNow());
  const moneyForm = useMoneyForm({
    mutation: api.refundAccountCredit.mutation({ id: credit?.id ?? '' }),
    schema: refundRequest,
    toRequest: (values: Record<(typeof FIELDS)[number], string>) => ({
      ...values,
      amount_cents: parseDollars(values.amount_cents),
    }),
    defaultValues: {
      amount_cents: inDollars(credit?.open_cents ?? 0),
      method: 'bank_transfer',
      received_on: today,
      reference: '',
      reason: '',
    },
    fieldNames: [...FIELDS],
    idPrefix: 'refund-credit-',
    draft: `refund credit ${credit?.id ?? ''}`,
    onDone: onClose,
  });
  const { field, values, isAnother } = moneyForm;
  const amount = parseDollars(values.amount_cents ?? '');
  const record = isAnother ? 'Record another' : 'Record';
  if (credit === undefined) return null;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Pay credit back to ${credit.payer === 'agency' ? 'the NDIA' : credit.payer_name}?`}
      form={moneyForm}
      errorTitle={refusalTitle(moneyForm.sendError, 'Not recorded')}
      submitLabel={
        Number.isNaN(amount) ? 'Record it' : `${record} ${formatMoney(amount)} paid back`
      }
      busyLabel="Recording"
      closeLabel="Not now"
    >
      <p>
        {formatMoney(credit.open_cents)} is left of what came with {credit.invoice_number} on{' '}
        {formatPlainDate(credit.received_on, 'medium')}. Send the money from the bank first, then
        record it here.
        {credits.length === 1 ? '' : ' Other credit can be paid back after this one.'}
      </p>
      <TextField {...field('amount_cents')} label="Amount ($)" inputMode="decimal" numeric />
      <SelectField {...field('method')} label="How you paid it back" options={METHOD_OPTIONS} />
      <TextField {...field('received_on')} label="Paid back on" type="date" max={today} />
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
      <TextAreaField {...field('reason')} label="Why" rows={3} maxLength={500} />
    </FormDialog>
  );
}
