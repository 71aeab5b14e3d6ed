import type { InvoiceLine } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { money } from './money.ts';

/** "2.5 h" of hours, and the bare number of things. */
export function describeQuantity({
  quantity,
  unit,
}: Pick<InvoiceLine, 'quantity' | 'unit'>): string {
  return unit === 'H' ? `${quantity} h` : String(quantity);
}

/** The day or days of a line, with the clock times where it has them. */
export function describeWhen(line: InvoiceLine): string {
  const { service_date_from: from, service_date_to: to, start_time: start, end_time: end } = line;
  if (from === null) return '';
  const days =
    to === null || to === from
      ? formatPlainDate(from, 'long')
      : `${formatPlainDate(from, 'medium')} to ${formatPlainDate(to, 'medium')}`;
  return start === null || end === null ? days : `${days}, ${clock(start)} to ${clock(end)}`;
}

/** What a line says of GST. */
export function describeGst({ gst_cents: gst }: InvoiceLine): string {
  return gst === 0 ? 'GST-free' : `Includes GST of ${money(gst)}`;
}

/** 13:30 as "1:30 pm". */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
