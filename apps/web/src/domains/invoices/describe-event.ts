import type { InvoiceEvent } from '@cleaning/contract/invoices';
import { formatInstant } from '@cleaning/pricing';

/** When an event was, who caused it and why: "17 November 2026, 4:12 pm, by Sam. In batch 6." */
export function describeEvent(event: InvoiceEvent): string {
  const { occurred_at: at, actor, actor_name: name, reason } = event;
  const when = formatInstant(at, 'date-time');
  const who = actor === 'client' ? 'the client' : name;
  return [who === null ? when : `${when}, by ${who}`, reason]
    .filter((part) => part !== null)
    .join('. ');
}
