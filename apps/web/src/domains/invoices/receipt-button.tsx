import type { Invoice, InvoicePayment } from '@cleaning/contract/invoices';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';

export interface ReceiptButtonProps {
  readonly invoice: Pick<Invoice, 'id'>;
  readonly payment: InvoicePayment;
}

/** Saves the document of a payment, refund or credit. */
export function ReceiptButton({ invoice, payment }: ReceiptButtonProps) {
  const { pdfs } = usePortalApi().client;
  const { id, kind, amount_cents: cents, received_on: day } = payment;
  return (
    <SaveFileButton
      size="sm"
      variant="outline"
      label={kind === 'credit' ? 'Credit note' : 'Receipt'}
      what={`for ${formatMoney(cents)} on ${formatPlainDate(day, 'medium')}`}
      load={() => pdfs.downloadReceiptPdf({ id: invoice.id }, { payment_id: id })}
    />
  );
}
