import type { InvoiceLine, InvoiceSummary } from '@cleaning/contract';
import { formatAud, formatClockTime, formatPlainDate } from '@cleaning/pricing';

/** Formats cents as dollars, always with two decimals. */
export function formatMoney(cents: number): string {
  return formatAud(cents, { decimals: 'always' });
}

/** The values that a quantity is formatted from, with times if known. */
type Counted = Pick<InvoiceLine, 'quantity' | 'unit'> &
  Partial<Pick<InvoiceLine, 'start_time' | 'end_time'>>;

/**
 * "2.5 h" for hours, otherwise the bare number. A visit with times is billed by the minute, so minutes
 * that two decimals of an hour cannot express are added: "0.67 h (40 min)".
 */
export function describeQuantity({ quantity, unit, ...times }: Counted): string {
  if (unit !== 'H') return String(quantity);
  const minutes = quantity * 60;
  const isRounded = Math.abs(minutes - Math.round(minutes)) > 1e-6;
  const isTimed = typeof times.start_time === 'string' && typeof times.end_time === 'string';
  return isRounded && isTimed ? `${quantity} h (${Math.round(minutes)} min)` : `${quantity} h`;
}

/** The service dates of a line, with times if it has them. */
export function describeWhen(line: InvoiceLine): string {
  const { service_date_from: from, service_date_to: to, start_time: start, end_time: end } = line;
  if (from === null) return '';
  const days =
    to === null || to === from
      ? formatPlainDate(from, 'long')
      : `${formatPlainDate(from, 'medium')} to ${formatPlainDate(to, 'medium')}`;
  return start === null || end === null
    ? days
    : `${days}, ${formatClockTime(start)} to ${formatClockTime(end)}`;
}

export function describeGst({ gst_cents: gst, gst_code: code }: InvoiceLine): string {
  if (code === 'P2') return 'GST-free';
  return gst === 0 ? 'No GST' : `Includes GST of ${formatMoney(gst)}`;
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
