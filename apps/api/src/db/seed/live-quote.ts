import { priceOfChoices, transitionQuote, type QuoteStatus } from '@cleaning/contract';
import { ROOM_IDS, sydneyDateOf } from '@cleaning/pricing';
import type { quoteEvents, quotes } from '../schema/index.ts';
import type { DemoQuote } from './demo-quotes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 14;

interface People {
  readonly clientId: string;
  readonly staffId: string;
}

type NewQuote = typeof quotes.$inferInsert;
type NewEvent = Omit<typeof quoteEvents.$inferInsert, 'quoteId'>;

/** Lets a demo quote live its steps by the rules of the quote machine, and gives what is left. */
export function liveQuote(
  { choices, site, createdDaysAgo, steps }: DemoQuote,
  { clientId, staffId }: People,
  now: Date,
): { quote: NewQuote; events: NewEvent[] } {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const price = priceOfChoices(choices);
  const createdAt = daysAgo(createdDaysAgo);
  let quote = {
    clientId,
    status: 'draft' as QuoteStatus,
    version: 1,
    revision: 1,
    serviceId: choices.service_id,
    rooms: countEveryRoom(choices.rooms),
    addonIds: choices.addon_ids,
    timelineId: choices.timeline_id,
    ...site,
    price,
    totalCents: price.total_cents,
    depositCents: price.deposit_cents,
    depositStatus: 'none' as 'none' | 'due',
    validUntil: null as string | null,
    submittedAt: null as Date | null,
    createdAt,
    updatedAt: createdAt,
  };
  const events: NewEvent[] = [
    {
      command: 'create',
      fromStatus: null,
      toStatus: 'draft',
      actor: 'client',
      actorId: clientId,
      occurredAt: createdAt,
    },
  ];
  for (const { command, by, daysAgo: days, reason } of steps) {
    const at = daysAgo(days);
    const result = transitionQuote(quote, command, { actor: by, reason }, sydneyDateOf(at));
    if (!result.ok) throw new Error(`A demo quote cannot ${command}: ${result.message}`);
    events.push({
      command,
      fromStatus: quote.status,
      toStatus: result.status,
      actor: by,
      actorId: by === 'client' ? clientId : staffId,
      reason: reason ?? null,
      occurredAt: at,
    });
    quote = {
      ...quote,
      status: result.status,
      revision: result.revision,
      version: quote.version + 1,
      updatedAt: at,
      submittedAt: command === 'submit' ? at : quote.submittedAt,
      validUntil:
        command === 'send'
          ? sydneyDateOf(new Date(at.getTime() + VALID_DAYS * DAY_MS))
          : quote.validUntil,
      depositStatus:
        command === 'approve' && (quote.depositCents ?? 0) > 0 ? 'due' : quote.depositStatus,
    };
  }
  return { quote, events };
}

function countEveryRoom(rooms: DemoQuote['choices']['rooms']): NewQuote['rooms'] {
  const counts = { bedroom: 0, bathroom: 0, kitchen: 0, living: 0, dining: 0 };
  for (const id of ROOM_IDS) counts[id] = rooms[id] ?? 0;
  return counts;
}
