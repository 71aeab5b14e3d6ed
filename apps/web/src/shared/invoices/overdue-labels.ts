import type { InvoiceSummary } from '@cleaning/contract';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';

const DAY_MS = 24 * 60 * 60 * 1000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** "INV-2026-00036 is 7 days overdue". */
export function describeLate(
  { number, due_date: due }: Pick<InvoiceSummary, 'number' | 'due_date'>,
  now: Date,
): string {
  const days = due === null ? 0 : daysBetween(due, sydneyDateOf(now));
  // The service knows that it is late; a device with a wrong clock may not.
  if (days < 1) return `${number} is overdue`;
  return `${number} is ${days === 1 ? '1 day' : `${days} days`} overdue`;
}

/** Who pays an invoice, and what its client can do now that it is late. */
export interface LatePayer {
  readonly by: 'client' | 'plan-manager' | 'agency';
  readonly text: string;
}

type Facts = Pick<InvoiceSummary, 'kind' | 'plan_management' | 'issue_date'>;

const payerOf = ({ kind, plan_management: plan }: Facts): LatePayer['by'] => {
  if (kind !== 'ndis' || plan === null || plan === 'self') return 'client';
  return plan === 'plan' ? 'plan-manager' : 'agency';
};

/** Whom a late invoice went to, and what its client can do about it. */
export function latePayer(invoice: Facts): LatePayer {
  const { issue_date: issued } = invoice;
  const when = issued === null ? '' : ` on ${formatPlainDate(issued, 'medium')}`;
  const by = payerOf(invoice);
  const text = {
    client: `We sent it to you${when}. If you have paid it, it can take a day or two to reach us.`,
    'plan-manager': `We sent it to your plan manager${when}. You can send them another copy.`,
    agency: `We claim it from the NDIS for you, so you do not need to pay it. We sent it${when}.`,
  }[by];
  return { by, text };
}

const IN_LIST = { client: 'You', 'plan-manager': 'Plan manager', agency: 'The NDIS' } as const;

/** Who an invoice went to, in a word or two for a list. */
export const payerInList = (invoice: Facts): string => IN_LIST[payerOf(invoice)];
