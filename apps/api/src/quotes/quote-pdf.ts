import { company } from '@cleaning/company';
import { cancellingInWords } from '@cleaning/contract/appointments/rules';
import { howToTransfer } from '@cleaning/contract/invoices';
import type { PriceLine, Quote } from '@cleaning/contract/quotes';
import {
  depositInWords,
  depositName,
  isOffList,
  type QuoteStatus,
  timingInWords,
} from '@cleaning/contract/quotes/rules';
import { describePreferredTime } from '@cleaning/contract/fields/rules';
import { SERIES_INTERVAL_NAMES } from '@cleaning/contract/series/rules';
import {
  formatMoney,
  formatPlainDate,
  gstIncludedIn,
  isPlanFunded,
  NDIS_PRICE_NOTE,
  SERVICES,
  sydneyDateOf,
  TIMELINES,
} from '@cleaning/pricing';
import type { Fact, PdfDocument, PdfRow, PdfSection } from '../core/pdf/pdf-document.ts';
import { describePlanVisit, type PlanVisit } from '../ndis/rates/plan-visit.ts';

/** The data besides the quote that its PDF needs. */
export interface QuoteContext {
  readonly clientName: string;
  readonly gstRegistered: boolean;
  /** The fee for cancelling a visit late, in percent of its price. */
  readonly latePercent: number;
  /** The page where the client answers the quote; null for one who cannot log in. */
  readonly url: string | null;
  /** What a plan pays for a visit; null where none does. */
  readonly planVisit: PlanVisit | null;
}

/** The content of a quote's PDF, with the quote's own prices. */
export function quotePdf(quote: Quote, context: QuoteContext): PdfDocument {
  const { price } = quote;
  return {
    kind: STATES[quote.status] ?? 'Quote',
    reference: quote.reference,
    figure: figureOf(quote, context.planVisit),
    facts: [...factsOf(quote, context.clientName), ...signatureOf(quote)],
    table: {
      heading: 'What we quote for',
      columns: [
        { heading: 'Description', share: 5, isFigure: false },
        { heading: 'Quantity', share: 1.7, isFigure: true },
        { heading: 'Price', share: 1.8, isFigure: true },
        { heading: 'Amount', share: 1.9, isFigure: true },
      ],
      rows: price.lines.length === 0 ? [unpricedRow(quote)] : price.lines.map(rowOf),
    },
    totals: totalsOf(quote),
    statements: statementsOf(quote, context.gstRegistered),
    sections: [
      ...(quote.company_notes === ''
        ? []
        : [{ heading: 'Good to know', paragraphs: [quote.company_notes] }]),
      ...depositToPay(quote),
      ...ifYouCancel(quote, context.latePercent),
      nextStep(quote.status, context.url),
    ],
    fileName: `Quote ${quote.reference}.pdf`,
  };
}

/** The titles of quotes that are not offers. */
const STATES: Readonly<Partial<Record<QuoteStatus, string>>> = {
  draft: 'Draft quote',
  submitted: 'Quote request',
  cancelled: 'Cancelled quote',
  declined: 'Declined quote',
  withdrawn: 'Withdrawn quote',
  expired: 'Expired quote',
};

/** The amount at the top: what a plan pays comes before an estimate that it does not pay by. */
function figureOf(quote: Quote, planVisit: PlanVisit | null): PdfDocument['figure'] {
  const { total_cents: total } = quote.price;
  if (planVisit === null) {
    return {
      label: 'Total price',
      amount: total === null ? 'On request' : formatMoney(total),
      note: noteOf(quote),
    };
  }
  return {
    label: 'Your NDIS plan pays, each visit',
    amount: `About ${formatMoney(planVisit.cents)}`,
    note: `${describePlanVisit(planVisit)}. ${noteOf(quote)}`,
  };
}

function noteOf({ valid_until, status }: Quote): string {
  if (status === 'sent' && valid_until !== null) {
    return `Valid until ${formatPlainDate(valid_until, 'long')}.`;
  }
  return status === 'approved' || status === 'converted'
    ? 'Approved. Thank you.'
    : 'Not an offer yet.';
}

function factsOf(quote: Quote, clientName: string): Fact[] {
  const place = [quote.address_line1, [quote.suburb, quote.postcode].filter(Boolean).join(' ')]
    .filter((part) => part !== null && part !== '')
    .join('\n');
  return [
    { label: 'Prepared for', value: clientName },
    { label: 'Prepared on', value: formatPlainDate(sydneyDateOf(quote.updated_at), 'long') },
    { label: 'Service', value: SERVICES[quote.service_id].name },
    { label: 'Timing', value: TIMELINES[quote.timeline_id].name },
    ...(place === '' ? [] : [{ label: 'Where', value: place }]),
    ...(quote.preferred_date === null
      ? []
      : [{ label: 'First visit', value: describeFirstVisit(quote.preferred_date, quote) }]),
    ...(quote.interval_weeks === null
      ? []
      : [{ label: 'How often', value: SERIES_INTERVAL_NAMES[quote.interval_weeks] }]),
    ...(quote.revision > 1 ? [{ label: 'Revision', value: String(quote.revision) }] : []),
  ];
}

/** The day that the client asked for: "Thursday 26 November 2026, 9:00 am". */
function describeFirstVisit(date: string, { preferred_time: time }: Quote): string {
  const day = formatPlainDate(date, 'long');
  if (time === 'any') return day;
  return `${day}, ${describePreferredTime(time).toLowerCase()}`;
}

/** Who signed the approval: the client, or another person for them. */
function signatureOf({ events, approved_at: approvedAt }: Quote): Fact[] {
  const approval = events.findLast(({ command }) => command === 'approve');
  if (approvedAt === null || approval === undefined || approval.signed_name === null) return [];
  const { signed_name: name, signed_for: client } = approval;
  const day = formatPlainDate(sydneyDateOf(approvedAt), 'long');
  return [
    { label: 'Signed by', value: `${name}${client === null ? '' : `\nfor ${client}`}\n${day}` },
  ];
}

/** How to pay what is still due of a deposit. */
const depositToPay = ({ deposit, reference }: Quote) =>
  deposit.due_cents > 0
    ? [
        {
          heading: 'How to pay the deposit',
          paragraphs: [
            deposit.received_cents === 0
              ? `The deposit of ${formatMoney(deposit.due_cents)} is part of the total. It is due before we come.`
              : `${formatMoney(deposit.due_cents)} of the deposit is still due before we come. It is part of the total.`,
            howToTransfer(reference, company),
          ],
        },
      ]
    : [];

/** The fee for cancelling late, while the client can still decide. */
const ifYouCancel = ({ service_id, status }: Quote, latePercent: number): PdfSection[] =>
  status === 'sent'
    ? [{ heading: 'If you cancel', paragraphs: [cancellingInWords(service_id, latePercent)] }]
    : [];

function rowOf(line: PriceLine): PdfRow {
  const { name, quantity, unit_cents, amount_cents } = line;
  const cells = [name, String(quantity), formatMoney(unit_cents), formatMoney(amount_cents)];
  return isOffList(line) ? { cells, details: whyThisPrice(line) } : { cells };
}

/** As on screen: "List price $180.00. Second clean this month". */
const whyThisPrice = ({ unit_cents, list_unit_cents = unit_cents, reason }: PriceLine): string =>
  [`List price ${formatMoney(list_unit_cents)}`, ...(reason === undefined ? [] : [reason])].join(
    '. ',
  );

const unpricedRow = ({ service_id }: Quote) => ({
  cells: [SERVICES[service_id].name, '1', 'On request', 'On request'],
});

/** The rows that add up to the total. */
function totalsOf({ price, service_id, timeline_id: timelineId }: Quote): Fact[] {
  const { total_cents: total, subtotal_cents: subtotal } = price;
  if (total === null) return [{ label: 'Total', value: 'On request' }];
  const surcharge = price.timeline_adjustment_cents ?? 0;
  return [
    ...(subtotal === null || surcharge === 0
      ? []
      : [
          { label: 'Subtotal', value: formatMoney(subtotal) },
          {
            label: timingInWords(timelineId, price.multiplier_percent),
            value: formatMoney(surcharge),
          },
        ]),
    { label: isPlanFunded(service_id) ? 'Estimated total' : 'Total', value: formatMoney(total) },
  ];
}

function statementsOf({ service_id, price, deposit }: Quote, gstRegistered: boolean): string[] {
  if (price.total_cents === null) return ['We look at the job and tell you the price.'];
  if (isPlanFunded(service_id)) return [`The total is an estimate. ${NDIS_PRICE_NOTE}`];
  const gst = gstRegistered
    ? [`GST of ${formatMoney(gstIncludedIn(price.total_cents))} is in the total.`]
    : [];
  const cents = price.deposit_cents ?? 0;
  if (cents === 0) return gst;
  const words = depositInWords(deposit, cents);
  const before = deposit.status === 'paid' ? deposit.received_cents : cents;
  const rest = `After the visit: ${formatMoney(price.total_cents - before)}.`;
  return [
    ...gst,
    [
      `${depositName(price)}, in the total: ${formatMoney(cents)}${words === '' ? '' : `, ${words}`}.`,
      ...(deposit.status === 'refunded' ? [] : [rest]),
    ].join(' '),
  ];
}

function nextStep(status: QuoteStatus, url: string | null): PdfSection {
  const heading = 'What to do next';
  if (url === null) return { heading, ...nextStepOnPaper(status) };
  const text =
    status === 'sent'
      ? `To approve this quote, ask for changes or decline it, log in at ${url}.`
      : `See where it is up to at ${url}.`;
  return { heading, paragraphs: [text] };
}

/** For a client who has no account, so that they answer by phone or by hand. */
function nextStepOnPaper(status: QuoteStatus): Omit<PdfSection, 'heading'> {
  const phone = company.phoneDisplay;
  if (status !== 'sent') return { paragraphs: [`To ask where it is up to, call us on ${phone}.`] };
  return {
    paragraphs: [
      `To approve this quote, sign here and give us this page, or call us on ${phone}.`,
      'To ask for changes, or to decline it, call us too.',
    ],
    lines: ['Name', 'Signature', 'Date'],
  };
}
