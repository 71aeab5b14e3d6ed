import type { Invoice, InvoicePayment } from '@cleaning/contract/invoices';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { useDownloads } from '#kit/files/use-downloads.ts';
import { METHOD_WORDS } from '../../payment-methods.ts';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import styles from './invoice-payments-card.module.css';

/** Payments, refunds and credits, each with a downloadable receipt. */
export function InvoicePaymentsCard({ invoice }: { invoice: Invoice }) {
  const { receiptPdf } = useDownloads();
  if (invoice.payments.length === 0) return null;
  return (
    <Card title="Payments and credits">
      <ul className={styles['list']}>
        {invoice.payments.map((payment) => (
          <li key={payment.id} className={styles['row']}>
            <p className={styles['text']}>
              <b className={styles['name']}>{nameOf(payment)}</b>
              <span className={styles['sub']}>
                {formatPlainDate(payment.received_on, 'medium')}, reference {payment.reference}
              </span>
            </p>
            <b className={styles['amount']}>{formatMoney(payment.amount_cents)}</b>
            <SaveFileButton
              size="sm"
              variant="outline"
              label={payment.kind === 'credit' ? 'Credit note' : 'Receipt'}
              what={`for ${formatMoney(payment.amount_cents)} on ${formatPlainDate(payment.received_on, 'medium')}`}
              load={() => receiptPdf(invoice.id, payment.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * The labels of deposits. A deposit was paid earlier, for the quote, so no money moves with these
 * entries.
 */
const DEPOSITS = {
  taken: 'Your deposit, taken off',
  released: 'Your deposit, kept for the next invoice',
} as const;

function nameOf({ kind, method, number }: InvoicePayment): string {
  if (method === 'deposit') return DEPOSITS[kind === 'payment' ? 'taken' : 'released'];
  if (method === 'account_credit') return 'Paid with the credit of your account';
  if (kind === 'credit') return number === null ? 'Credit' : `Credit ${number}`;
  const instructions = method === null ? '' : ` by ${METHOD_WORDS[method]}`;
  return kind === 'payment' ? `Paid${instructions}` : `Given back${instructions}`;
}
