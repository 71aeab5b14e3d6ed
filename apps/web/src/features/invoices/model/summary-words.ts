import type { InvoiceSummary } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { describeQuantity } from './describe-line.ts';
import { money } from './money.ts';

type Facts = Pick<InvoiceSummary, 'first_line' | 'line_count' | 'kind' | 'issue_date'>;

/** What an invoice is for, by its first line: "House cleaning". */
export const describeWhat = ({ first_line: line, kind }: Facts): string =>
  line?.description ?? (kind === 'ndis' ? 'NDIS supports' : 'Private cleaning');

/** When that was, and what else is on the invoice: "12 Nov 2026, 2.5 h × $60.10" or "and 2 more lines". */
export function describeLines({ first_line: line, line_count: count, issue_date: issued }: Facts) {
  const day = line?.service_date_from ?? null;
  if (line === null || day === null) {
    return issued === null ? '' : `Sent ${formatPlainDate(issued, 'medium')}`;
  }
  const date = formatPlainDate(day, 'medium');
  if (count > 2) return `${date} and ${count - 1} more lines`;
  if (count === 2) return `${date} and 1 more line`;
  return line.unit === 'H'
    ? `${date}, ${describeQuantity(line)} × ${money(line.unit_price_cents)}`
    : date;
}
