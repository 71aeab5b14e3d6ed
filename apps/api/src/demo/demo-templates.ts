import type { Transaction } from '../core/db/client.ts';
import { quoteTemplates } from '../core/db/schema/index.ts';
import { DEMO_QUOTES } from './demo-quotes.ts';
import type { DemoUser } from './demo-users.ts';

/** Saves the first clean that a demo client asked for as a template, to be booked again. */
export async function addTemplateOf(
  transaction: Transaction,
  client: DemoUser,
  now: Date,
): Promise<void> {
  const first = DEMO_QUOTES.find((quote) => quote.client === client.email);
  if (first === undefined) return;
  const { bedroom = 0, bathroom = 0, kitchen = 0, living = 0, dining = 0 } = first.choices.rooms;
  await transaction.insert(quoteTemplates).values({
    clientId: client.id,
    name: 'Every two weeks',
    serviceId: first.choices.service_id,
    rooms: { bedroom, bathroom, kitchen, living, dining },
    addonIds: first.choices.addon_ids,
    timelineId: first.choices.timeline_id,
    ...first.site,
    createdAt: now,
    updatedAt: now,
  });
}
