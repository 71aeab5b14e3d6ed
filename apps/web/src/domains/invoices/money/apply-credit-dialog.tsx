import type { Invoice } from '@cleaning/contract/invoices';
import type { AccountCredit } from '@cleaning/contract/payments';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { refusalTitle, useAnother } from '#kit/forms/use-another.ts';

export interface ApplyCreditDialogProps {
  readonly invoice: Invoice;
  readonly credit: AccountCredit;
  readonly onClose: () => void;
  /** Called with a message that says what was done. */
  readonly onDone: (report: string) => void;
}

/** Pays an invoice with the client's credit from earlier overpayments. */
export function ApplyCreditDialog({ invoice, credit, onClose, onDone }: ApplyCreditDialogProps) {
  const api = useApi();
  const send = useSend(api.applyAccountCredit.mutation({ id: invoice.id }));
  const another = useAnother();
  const amount = Math.min(invoice.balance_cents, credit.open_cents);
  const used = { credit_id: credit.id, amount_cents: amount };
  const { submit, isBusy, error } = useSubmitOnce(async () => {
    await another.record(used, (confirmation) => send({ ...used, ...confirmation }));
    onDone(`${formatMoney(amount)} of the credit paid ${invoice.number ?? 'the invoice'}.`);
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Use the credit of ${invoice.client_name}?`}
      confirmLabel={`${another.isAsked(used) ? 'Use another' : 'Use'} ${formatMoney(amount)}`}
      busyLabel="Using"
      keepLabel="Not now"
      harmless
      busy={isBusy}
      error={error}
      errorTitle={refusalTitle(error, 'Not used')}
      onConfirm={() => void submit()}
    >
      <p>
        {formatMoney(credit.open_cents)} is left of what came with {credit.invoice_number} on{' '}
        {formatPlainDate(credit.received_on, 'medium')}. {formatMoney(amount)} of it pays{' '}
        {invoice.number}.
      </p>
    </ConfirmDialog>
  );
}
