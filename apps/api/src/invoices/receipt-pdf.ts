import type { Invoice, InvoicePayment } from '@cleaning/contract/invoices';
import { paymentMethodName } from '@cleaning/contract/payments/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import type { Fact, PdfDocument, PdfSection } from '../core/pdf/pdf-document.ts';
import { billToFacts } from './invoice-pdf.ts';

/** The title of each kind of receipt, and the label of its figure. */
const KINDS = {
  payment: { title: 'Receipt', label: 'We received', what: 'Payment of' },
  refund: { title: 'Refund receipt', label: 'We gave back', what: 'Refund of' },
  credit: { title: 'Credit note', label: 'We credited', what: 'Credit to' },
} as const;

/** A credit that reduces GST is legally an adjustment note. */
const titleOf = ({ kind, gst_cents }: InvoicePayment): string =>
  kind === 'credit' && gst_cents > 0 ? 'Adjustment note' : KINDS[kind].title;

/** The content of the receipt for one payment, refund or credit of an invoice. */
export function receiptPdf(invoice: Invoice, payment: InvoicePayment): PdfDocument {
  const { label, what } = KINDS[payment.kind];
  const on = formatPlainDate(payment.received_on, 'long');
  const invoiceName = invoice.number ?? 'a draft invoice';
  const reference = payment.number ?? payment.reference;
  return {
    kind: titleOf(payment),
    reference,
    figure: { label, amount: formatMoney(payment.amount_cents), note: `On ${on}.` },
    facts: [
      ...billToFacts(invoice.bill_to, invoice.client_name),
      { label: 'Date', value: on },
      { label: 'Invoice', value: invoiceName },
      ...(payment.method === null
        ? []
        : [{ label: 'How', value: paymentMethodName(payment.method) }]),
      { label: 'Reference', value: payment.reference },
    ],
    table: {
      heading: 'What this is for',
      columns: [
        { heading: 'Description', share: 5, isFigure: false },
        { heading: 'GST in it', share: 2, isFigure: true },
        { heading: 'Amount', share: 2, isFigure: true },
      ],
      rows: [
        {
          cells: [
            `${what} invoice ${invoiceName}`,
            payment.kind === 'credit' ? formatMoney(payment.gst_cents) : 'See the invoice',
            formatMoney(payment.amount_cents),
          ],
        },
      ],
    },
    totals: totalsOf(invoice),
    statements: [],
    sections: reasonSections(invoice, payment),
    fileName: `${titleOf(payment)} for ${invoiceName}.pdf`,
  };
}

/** The reason that staff gave for a credit or refund. */
function reasonSections({ events }: Invoice, payment: InvoicePayment): PdfSection[] {
  const event = events.find(
    ({ command, occurred_at: at }) => command === payment.kind && at === payment.created_at,
  );
  const reason = event?.reason ?? null;
  return reason === null ? [] : [{ heading: 'Why', paragraphs: [reason] }];
}

const totalsOf = (invoice: Invoice): Fact[] => [
  { label: 'Total of the invoice', value: formatMoney(invoice.total_cents) },
  { label: 'Paid so far', value: formatMoney(invoice.paid_cents) },
  ...(invoice.refunded_cents === 0
    ? []
    : [{ label: 'Refunded', value: formatMoney(invoice.refunded_cents) }]),
  ...(invoice.credited_cents === 0
    ? []
    : [{ label: 'Credited', value: formatMoney(invoice.credited_cents) }]),
  { label: 'Still due', value: formatMoney(invoice.balance_cents) },
];
