import type { InvoiceLine, InvoiceSummary } from '@cleaning/contract';
import { formatPlainDate, formatAud } from '@cleaning/pricing';

/** Formats cents as dollars, always with two decimals. */
export function formatMoney(cents: number): string {
  return formatAud(cents, { decimals: 'always' });
}

/** "2.5 h" for hours, otherwise the bare number. */
export function describeQuantity({
  quantity,
  unit,
}: Pick<InvoiceLine, 'quantity' | 'unit'>): string {
  return unit === 'H' ? `${quantity} h` : String(quantity);
}

/** The service dates of a line, with times if it has them. */
export function describeWhen(line: InvoiceLine): string {
  const { service_date_from: from, service_date_to: to, start_time: start, end_time: end } = line;
  if (from === null) return '';
  const days =
    to === null || to === from
      ? formatPlainDate(from, 'long')
      : `${formatPlainDate(from, 'medium')} to ${formatPlainDate(to, 'medium')}`;
  return start === null || end === null ? days : `${days}, ${clock(start)} to ${clock(end)}`;
}

export function describeGst({ gst_cents: gst }: InvoiceLine): string {
  return gst === 0 ? 'GST-free' : `Includes GST of ${formatMoney(gst)}`;
}

/** Formats 13:30 as "1:30 pm". */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

type Facts = Pick<InvoiceSummary, 'first_line' | 'line_count' | 'kind' | 'issue_date'>;

/** The subject of an invoice from its first line: "House cleaning". */
export const describeWhat = ({ first_line: line, kind }: Facts): string =>
  line?.description ?? (kind === 'ndis' ? 'NDIS supports' : 'Private cleaning');

/** The date and quantity of the first line, or the number of further lines: "12 Nov 2026, 2.5 h × $60.10". */
export function describeLines({ first_line: line, line_count: count, issue_date: issued }: Facts) {
  const day = line?.service_date_from ?? null;
  if (line === null || day === null) {
    return issued === null ? '' : `Sent ${formatPlainDate(issued, 'medium')}`;
  }
  const date = formatPlainDate(day, 'medium');
  if (count > 2) return `${date} and ${count - 1} more lines`;
  if (count === 2) return `${date} and 1 more line`;
  return line.unit === 'H'
    ? `${date}, ${describeQuantity(line)} × ${formatMoney(line.unit_price_cents)}`
    : date;
}
