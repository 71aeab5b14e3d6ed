import { plural } from '@cleaning/contract/rules';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { daysBetween } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';

/** "INV-2026-00036 is 7 days overdue". */
export function describeOverdue(
  { number, due_date: due }: Pick<InvoiceSummary, 'number' | 'due_date'>,
  now: Date,
): string {
  const days = due === null ? 0 : daysBetween(due, sydneyDateOf(now));
  // The service decided that it is overdue; the clock of the device may be wrong.
  if (days < 1) return `${number} is overdue`;
  return `${number} is ${plural(days, 'day')} overdue`;
}

/** To whom an overdue invoice was sent, and what its client can do. */
export function describeOverduePayer({
  payer,
  issue_date: issued,
}: Pick<InvoiceSummary, 'payer' | 'issue_date'>): string {
  const when = issued === null ? '' : ` on ${formatPlainDate(issued, 'medium')}`;
  return {
    client: `We sent it to you${when}. If you have paid it, it can take a day or two to reach us.`,
    plan_manager: `We sent it to your plan manager${when}. You can send them another copy.`,
    agency: `We claim it from the NDIA for you, so you do not need to pay it. We sent it${when}.`,
    unknown: 'You do not need to pay it yet. Tell us who manages your NDIS plan.',
  }[payer];
}
