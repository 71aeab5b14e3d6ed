import type { Invoice, InvoicePayment } from '@cleaning/contract/invoices';
import { PAYMENT_METHOD_WORDS } from '@cleaning/contract/payments/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { ReceiptButton } from '../../receipt-button.tsx';
import styles from './invoice-payments-card.module.css';

/** Payments, refunds and credits, each with a downloadable receipt. */
export function InvoicePaymentsCard({ invoice }: { invoice: Invoice }) {
  if (invoice.payments.length === 0) return null;
  return (
    <Card title="Payments and credits">
      <Stack as="ul">
        {invoice.payments.map((payment) => (
          <li key={payment.id} className={styles['row']}>
            <p className={styles['text']}>
              <Text as="b" weight="semibold">
                {describePayment(payment)}
              </Text>
              <Text as="span" size="sm" tone="muted" wrap="anywhere">
                {formatPlainDate(payment.received_on, 'medium')}, reference {payment.reference}
              </Text>
            </p>
            <b className={styles['amount']}>{formatMoney(payment.amount_cents)}</b>
            <ReceiptButton invoice={invoice} payment={payment} />
          </li>
        ))}
      </Stack>
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

function describePayment({ kind, method, number }: InvoicePayment): string {
  if (method === 'deposit') return DEPOSITS[kind === 'payment' ? 'taken' : 'released'];
  if (method === 'account_credit') return 'Paid with the credit of your account';
  if (kind === 'credit') return number === null ? 'Credit' : `Credit ${number}`;
  const done = kind === 'payment' ? 'Paid' : 'Given back';
  if (method === null) return done;
  return `${done} ${method === 'other' ? '' : 'by '}${PAYMENT_METHOD_WORDS[method]}`;
}
