import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface SendAgainDialogProps {
  readonly invoice: Pick<InvoiceSummary, 'id' | 'number' | 'client_name'>;
  readonly onClose: () => void;
  readonly onDone: (report: string) => void;
}

/** Confirms that the invoice is sent to the payer again. */
export function SendAgainDialog({ invoice, onClose, onDone }: SendAgainDialogProps) {
  const api = useApi();
  const name = invoice.number ?? 'This invoice';
  const { submit, isBusy, error } = useCommand(api.sendInvoiceAgain.mutation({ id: invoice.id }), {
    onDone: () => onDone(`${name} is on its way again.`),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send ${name} again?`}
      confirmLabel="Send again"
      busyLabel="Sending"
      keepLabel="Not now"
      harmless
      busy={isBusy}
      error={error}
      errorTitle="Not sent"
      onConfirm={() => void submit()}
    >
      <p>Whoever pays for {invoice.client_name} gets another copy by email.</p>
    </ConfirmDialog>
  );
}
