import type { Invoice, InvoicePayment } from '@cleaning/contract/invoices';
import { receivableOf } from '@cleaning/contract/invoices/rules';
import { PAYMENT_METHOD_WORDS } from '@cleaning/contract/payments/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import type { SummaryRow } from '@cleaning/ui/summary-list';
import { unbroken } from '#kit/lib/unbroken.ts';
import type { PayableInvoice } from './payable-invoice.ts';

/** The summary above a payment form: the invoice's total, earlier payments and the balance. */
export function paymentRows(invoice: PayableInvoice, whole: Invoice | undefined): SummaryRow[] {
  const latest = whole ?? invoice;
  const { number, due_date: due, total_cents } = latest;
  return [
    {
      label: `${number ?? 'Draft'}${due === null ? '' : `, due ${unbroken(formatPlainDate(due, 'medium'))}`}`,
      value: formatMoney(total_cents),
    },
    ...(whole?.payments ?? []).map((payment) => ({
      label: describePayment(payment),
      value: formatMoney(payment.kind === 'refund' ? payment.amount_cents : -payment.amount_cents),
    })),
    { label: <b>Still to pay</b>, value: <b>{formatMoney(receivableOf(latest))}</b> },
  ];
}

/** An earlier payment in words: "Paid on 12 Nov 2026, bank transfer". */
export function describePayment({ kind, method, number, received_on }: InvoicePayment): string {
  const day = unbroken(formatPlainDate(received_on, 'medium'));
  if (kind === 'credit') return `Credit ${number ?? ''} on ${day}`.replace('  ', ' ');
  const how = method === null ? '' : `, ${PAYMENT_METHOD_WORDS[method]}`;
  return `${kind === 'payment' ? 'Paid' : 'Given back'} on ${day}${how}`;
}
