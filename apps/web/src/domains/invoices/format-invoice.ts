import type { InvoiceLine, InvoiceSummary } from '@cleaning/contract/invoices';
import { visitMinutes } from '@cleaning/ndis';
import { formatClockTime, formatMoney, formatPlainDate } from '@cleaning/pricing';
import { describeMinutes } from '#domains/appointments/format-appointment.ts';

/** "2.5 h" for hours, otherwise the bare number. */
export const describeQuantity = ({
  quantity,
  unit,
}: Pick<InvoiceLine, 'quantity' | 'unit'>): string =>
  unit === 'H' ? `${quantity} h` : String(quantity);

/** The service dates of a line; empty without one. */
export function describeDays({
  service_date_from: from,
  service_date_to: to,
}: Pick<InvoiceLine, 'service_date_from' | 'service_date_to'>): string {
  if (from === null) return '';
  return to === null || to === from
    ? formatPlainDate(from, 'long')
    : `${formatPlainDate(from, 'medium')} to ${formatPlainDate(to, 'medium')}`;
}

/** The clock times of a line, and how long it was. */
interface LineClock {
  /** "8:02 am to 10:39 am". */
  readonly times: string;
  /** "2 h 37 min"; null while the day is unknown. */
  readonly length: string | null;
}

/** The clock beside the hours of a line, from which they were counted; null without times. */
export function formatLineClock({
  service_date_from: serviceFrom,
  start_time: startTime,
  end_time: endTime,
}: Pick<InvoiceLine, 'service_date_from' | 'start_time' | 'end_time'>): LineClock | null {
  if (startTime === null || endTime === null) return null;
  const minutes = visitMinutes({ serviceFrom, startTime, endTime });
  return {
    times: `${formatClockTime(startTime)} to ${formatClockTime(endTime)}`,
    length: minutes === null ? null : describeMinutes(minutes),
  };
}

/** The service dates of a line and its clock: "Monday 9 November 2026, 8:02 am to 10:39 am, 2 h 37 min". */
export function describeWhen(line: InvoiceLine): string {
  const days = describeDays(line);
  const clock = formatLineClock(line);
  if (days === '' || clock === null) return days;
  return [days, clock.times, clock.length].filter((part) => part !== null).join(', ');
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
