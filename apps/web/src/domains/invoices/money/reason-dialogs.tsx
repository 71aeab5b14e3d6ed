import { closeInvoiceRequest, invoiceSchema, type Invoice } from '@cleaning/contract/invoices';
import { creditRequest, refundRequest } from '@cleaning/contract/payments';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { SelectField, TextAreaField, TextField } from '@cleaning/ui/field';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { METHOD_OPTIONS } from '../payment-methods.ts';
import { useWhoGetsMail } from './mail-recipients.ts';
import { refusalTitle } from '#kit/forms/use-another.ts';
import { useMoneyForm } from '#kit/forms/use-money-form.ts';

export interface ReasonDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
  /** Called with a message that says what was done. */
  readonly onDone: (report: string) => void;
}

const labelWithAmount = (verb: string, amountText: string): string => {
  const cents = parseDollars(amountText);
  return Number.isNaN(cents) ? verb : `${verb} ${formatMoney(cents)}`;
};

/** Reduces the balance with a numbered credit note. */
export function CreditDialog({ invoice, onClose, onDone }: ReasonDialogProps) {
  const api = useApi();
  const moneyForm = useMoneyForm({
    mutation: api.creditInvoice.mutation({ id: invoice.id }),
    schema: creditRequest,
    toRequest: (values: Record<'amount_cents' | 'reference' | 'reason', string>) => ({
      ...values,
      amount_cents: parseDollars(values.amount_cents),
    }),
    defaultValues: {
      amount_cents: '',
      reference: `Credit for ${invoice.number ?? ''}, ${invoice.payments.length + 1}`,
      reason: '',
    },
    idPrefix: 'credit-',
    draft: `credit ${invoice.id}`,
    onDone: (_invoice, { amount_cents: cents }) =>
      onDone(`${formatMoney(cents)} credited on ${invoice.number ?? 'the invoice'}.`),
  });
  const { field, values, isAnother } = moneyForm;
  const amount = values.amount_cents ?? '';
  const mail = useWhoGetsMail(invoice, 'a credit note by email');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Give ${invoice.client_name} a credit?`}
      form={moneyForm}
      errorTitle={refusalTitle(moneyForm.sendError, 'No credit given')}
      submitLabel={labelWithAmount(isAnother ? 'Credit another' : 'Credit', amount)}
      busyLabel="Giving"
      variant="danger"
      closeLabel="Not now"
    >
      <p>
        {formatMoney(invoice.balance_cents)} of {invoice.number} is still to be paid. {mail} It
        cannot be undone.
      </p>
      <TextField {...field('amount_cents')} label="Amount ($)" inputMode="decimal" numeric />
      <TextField {...field('reference')} label="Our reference" maxLength={100} />
      <TextAreaField
        {...field('reason')}
        label="Why"
        hint="Whoever pays reads this."
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

/** Records a refund. */
export function RefundDialog({ invoice, onClose, onDone }: ReasonDialogProps) {
  const api = useApi();
  const today = sydneyDateOf(useNow());
  const moneyForm = useMoneyForm({
    mutation: api.refundPayment.mutation({ id: invoice.id }),
    schema: refundRequest,
    toRequest: (
      values: Record<'amount_cents' | 'method' | 'received_on' | 'reference' | 'reason', string>,
    ) => ({ ...values, amount_cents: parseDollars(values.amount_cents) }),
    defaultValues: {
      amount_cents: inDollars(invoice.paid_cents - invoice.refunded_cents),
      method: 'bank_transfer',
      received_on: today,
      reference: '',
      reason: '',
    },
    idPrefix: 'refund-',
    draft: `refund ${invoice.id}`,
    onDone: (_invoice, { amount_cents: cents }) =>
      onDone(`${formatMoney(cents)} recorded as given back.`),
  });
  const { field, values, isAnother } = moneyForm;
  const amount = values.amount_cents ?? '';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Give ${invoice.client_name} money back?`}
      form={moneyForm}
      errorTitle={refusalTitle(moneyForm.sendError, 'Not recorded')}
      submitLabel={`${labelWithAmount(isAnother ? 'Record another' : 'Record', amount)} given back`}
      busyLabel="Recording"
      variant="danger"
      closeLabel="Not now"
    >
      <p>
        {formatMoney(invoice.paid_cents - invoice.refunded_cents)} was paid. Send the money from the
        bank first, then record it here. What is given back is owed again, unless you credit it.
      </p>
      <TextField {...field('amount_cents')} label="Amount ($)" inputMode="decimal" numeric />
      <SelectField {...field('method')} label="How you paid it back" options={METHOD_OPTIONS} />
      <TextField {...field('received_on')} label="Given back on" type="date" max={today} />
      <TextField {...field('reference')} label="Reference on the bank statement" maxLength={100} />
      <TextAreaField {...field('reason')} label="Why" rows={3} maxLength={500} />
    </FormDialog>
  );
}

const CLOSING = {
  void: {
    title: (number: string) => `Void ${number}?`,
    text: (mail: string) =>
      `There is nothing left to pay on it, and its visits can be invoiced again. ${mail} It cannot be undone.`,
    label: 'Void invoice',
    busy: 'Voiding',
    done: 'is void.',
  },
  write_off: {
    title: (number: string) => `Write off ${number}?`,
    text: () =>
      'We give up what is still to be paid. Money that comes later can still be recorded. It cannot be undone.',
    label: 'Write off',
    busy: 'Writing off',
    done: 'is written off.',
  },
} as const;

/** Voids or writes off an invoice that will not be paid, with a reason. */
export function CloseInvoiceDialog({
  invoice,
  command,
  onClose,
  onDone,
}: ReasonDialogProps & { readonly command: keyof typeof CLOSING }) {
  const api = useApi();
  const closing = command === 'void' ? api.voidInvoice : api.writeOffInvoice;
  const versions = useLatestVersion(invoice, invoiceSchema);
  const labels = CLOSING[command];
  const mail = useWhoGetsMail(invoice);
  const schemaForm = useCommandForm({
    mutation: closing.mutation({ id: invoice.id }),
    schema: closeInvoiceRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: versions.latest.version }),
    defaultValues: { reason: '' },
    idPrefix: `${command}-`,
    onRefused: versions.handleConflict,
    draft: `${command} ${invoice.id}`,
    onDone: () => onDone(`${invoice.number ?? 'The invoice'} ${labels.done}`),
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={labels.title(invoice.number ?? 'this invoice')}
      form={schemaForm}
      errorTitle="Nothing was changed"
      errorDetails={
        versions.hasChanged ? (
          <p>
            Now {formatMoney(versions.latest.balance_cents)} of it is still to be paid. Press again
            to go on.
          </p>
        ) : null
      }
      submitLabel={`${labels.label}, ${formatMoney(versions.latest.balance_cents)}`}
      busyLabel={labels.busy}
      variant="danger"
      closeLabel="Keep it"
    >
      <p>{labels.text(mail)}</p>
      <TextAreaField {...schemaForm.field('reason')} label="Why" rows={3} maxLength={500} />
    </FormDialog>
  );
}
