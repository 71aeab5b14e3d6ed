import { company } from '@cleaning/company';
import { PLAN_MANAGEMENT_NAMES } from '@cleaning/contract/clients/rules';
import type { BillTo, Invoice, InvoiceLine } from '@cleaning/contract/invoices';
import { claimTypeName, invoiceStatements } from '@cleaning/contract/invoices/rules';
import { plural } from '@cleaning/contract/rules';
import { documentWording, formatAbn, maskNdisNumber } from '@cleaning/ndis';
import { formatClockTime, formatMoney, formatPlainDate } from '@cleaning/pricing';
import type { Queryable } from '../core/db/client.ts';
import type { Fact, PdfDocument, PdfRow, PdfSection } from '../core/pdf/pdf-document.ts';
import { readSettings } from '../settings/settings-record.ts';
import { invoiceFigure, paymentSections, type PaymentContext } from './invoice-pdf-payment.ts';

/** The data besides the invoice that its PDF needs. */
interface PdfContext extends PaymentContext {
  readonly gstRegistered: boolean;
}

/**
 * The PDF content of an invoice as of today. An issued invoice has the whole NDIS number, which is
 * needed to claim it. A draft is not claimed, so its number is masked.
 *
 * @param ndisNumber the participant's whole number, or null where none is stored or none is needed.
 */
export async function pdfOfInvoice(
  queryable: Queryable,
  invoice: Invoice,
  ndisNumber: string | null,
): Promise<PdfDocument> {
  const settings = await readSettings(queryable);
  return invoicePdf(invoice, {
    // GST is only ever issued while the company is registered, so the lines of an issued invoice say
    // what it was then.
    gstRegistered: invoice.status !== 'draft' || settings.gstRegistered,
    ndisNumber:
      ndisNumber === null || invoice.status !== 'draft' ? ndisNumber : maskNdisNumber(ndisNumber),
    remittanceEmail: settings.remittanceEmail,
  });
}

/** The content of an invoice's PDF. All figures come from the invoice; nothing is recalculated. */
function invoicePdf(invoice: Invoice, context: PdfContext): PdfDocument {
  const gstCodes = invoice.lines.map((line) => line.gst_code);
  const wording = documentWording({ gstRegistered: context.gstRegistered, gstCodes });
  const reference = invoice.number;
  return {
    kind: invoice.status === 'draft' ? `Draft ${wording.title.toLowerCase()}` : wording.title,
    reference,
    figure: invoiceFigure(invoice, context),
    facts: [
      ...billToFacts(invoice.bill_to, invoice.client_name),
      ...dated('Issued', invoice.issue_date),
      ...dated('Due', invoice.due_date),
    ],
    table: {
      heading: 'What this is for',
      columns: [
        { heading: 'Description', share: 5, isFigure: false },
        { heading: 'Quantity', share: 1.7, isFigure: true },
        { heading: 'Price', share: 1.8, isFigure: true },
        { heading: 'GST', share: 1.6, isFigure: true },
        { heading: 'Amount', share: 1.9, isFigure: true },
      ],
      rows: invoice.lines.map((line) => rowOf(line, invoice)),
    },
    totals: totalsOf(invoice),
    statements: [
      ...invoiceStatements(invoice.lines),
      ...(invoice.note === '' ? [] : [invoice.note]),
    ],
    sections: [...ndisSection(invoice, context), ...paymentSections(invoice, context)],
    fileName: `${reference ?? 'Draft invoice'}.pdf`,
  };
}

export function billToFacts(billTo: BillTo | null, clientName: string): Fact[] {
  const address = billTo?.address ?? null;
  const place =
    address === null
      ? ''
      : `\n${address.line1}\n${address.suburb} ${address.state} ${address.postcode}`;
  const abn = billTo?.abn ?? null;
  const business = abn === null ? '' : `\nABN ${formatAbn(abn)}`;
  return [
    { label: 'Bill to', value: `${billTo?.name ?? clientName}${business}${place}` },
    ...(billTo === null || billTo.email === null
      ? []
      : [{ label: 'Sent to', value: billTo.email }]),
  ];
}

const dated = (label: string, date: string | null): Fact[] =>
  date === null ? [] : [{ label, value: formatPlainDate(date, 'long') }];

function rowOf(line: InvoiceLine, { kind }: Invoice): PdfRow {
  const claimType = kind === 'ndis' ? `Claim type: ${claimTypeName(line)}` : null;
  const details = [servedOn(line), line.support_item_number, claimType].filter(
    (part) => part !== null,
  );
  return {
    cells: [
      line.description,
      line.unit === 'H' ? plural(line.quantity, 'hour') : `${line.quantity} each`,
      formatMoney(line.unit_price_cents),
      line.gst_code === 'P1'
        ? formatMoney(line.gst_cents)
        : line.gst_code === 'P2'
          ? 'GST-free'
          : 'No GST',
      formatMoney(line.amount_cents),
    ],
    ...(details.length === 0 ? {} : { details: details.join(' · ') }),
  };
}

function servedOn({
  service_date_from: from,
  service_date_to: to,
  start_time,
  end_time,
}: InvoiceLine) {
  if (from === null) return null;
  const days =
    to === null || to === from
      ? formatPlainDate(from, 'medium')
      : `${formatPlainDate(from, 'medium')} to ${formatPlainDate(to, 'medium')}`;
  return start_time === null || end_time === null
    ? days
    : `${days}, ${formatClockTime(start_time)} to ${formatClockTime(end_time)}`;
}

const moved = (label: string, cents: number): Fact[] =>
  cents === 0 ? [] : [{ label, value: formatMoney(cents) }];

/** Totals without GST, of GST, and with GST. A line's `amount` includes GST. */
function totalsOf(invoice: Invoice): Fact[] {
  const total = { label: 'Total', value: formatMoney(invoice.total_cents) };
  const settled = [
    ...moved('Deposit taken off', invoice.deposit_cents),
    ...moved('Credit used', invoice.credit_used_cents),
    ...moved('Paid', invoice.paid_cents - invoice.deposit_cents - invoice.credit_used_cents),
    ...moved('Refunded', invoice.refunded_cents),
    ...moved('Credited', invoice.credited_cents),
  ];
  return [
    { label: 'Subtotal without GST', value: formatMoney(invoice.subtotal_cents) },
    { label: 'GST', value: formatMoney(invoice.gst_cents) },
    total,
    ...(settled.length === 0
      ? []
      : [...settled, { label: 'Amount due', value: formatMoney(invoice.balance_cents) }]),
  ];
}

function ndisSection(invoice: Invoice, { ndisNumber }: PdfContext): PdfSection[] {
  if (invoice.kind !== 'ndis') return [];
  const { plan_management: plan } = invoice;
  return [
    {
      heading: 'NDIS details',
      facts: [
        { label: 'Participant', value: invoice.client_name },
        { label: 'NDIS number', value: ndisNumber ?? 'Not given' },
        ...(plan === null ? [] : [{ label: 'Plan', value: PLAN_MANAGEMENT_NAMES[plan] }]),
        { label: 'Our registration', value: company.ndisRegistrationNumber },
      ],
    },
  ];
}
