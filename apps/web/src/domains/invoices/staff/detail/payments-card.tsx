import type { Invoice } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { describePayment } from '../../money/payment-rows.tsx';
import styles from './payments-card.module.css';

/** Payments, refunds and credits, each with its document. */
export function PaymentsCard({ invoice }: { readonly invoice: Invoice }) {
  const { pdfs } = usePortalApi().client;
  if (invoice.payments.length === 0) return null;
  return (
    <Card title="Payments and credits">
      <Stack as="ul">
        {invoice.payments.map((payment) => (
          <li key={payment.id} className={styles['row']}>
            <p>
              <b>{describePayment(payment)}</b>
              <small>{payment.reference}</small>
            </p>
            <b>{formatMoney(payment.amount_cents)}</b>
            <SaveFileButton
              size="sm"
              variant="outline"
              label={payment.kind === 'credit' ? 'Credit note' : 'Receipt'}
              what={`for ${formatMoney(payment.amount_cents)}`}
              load={() => pdfs.downloadReceiptPdf({ id: invoice.id }, { payment_id: payment.id })}
            />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
