import type { InvoiceEvent } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';

/** "17 November 2026, 4:12 pm, by Sam. In batch 6.", as far as somebody is named and a reason is known. */
export function describeEvent(event: InvoiceEvent): string {
  const { occurred_at: at, actor, actor_name: name, reason } = event;
  const when = formatInstant(at, 'date-time');
  const who = actor === 'client' ? 'the client' : name;
  return [who === null ? when : `${when}, by ${who}`, reason]
    .filter((part) => part !== null)
    .join('. ');
}
