import { z } from 'zod';

/** What several members of the team may have open at once. */
export const PRESENCE_KINDS = ['quote', 'appointment', 'invoice', 'thread'] as const;

export type PresenceKind = (typeof PRESENCE_KINDS)[number];

/** For how long a record counts as open after it was said to be, in milliseconds. */
export const PRESENCE_LASTS_MS = 30_000;

/** Said every few seconds while a record is open. */
export const announcePresenceRequest = z.strictObject({
  kind: z.enum(PRESENCE_KINDS, { error: 'Name a kind of record.' }),
  id: z.uuid({ error: 'Use an id.' }),
});

export type AnnouncePresenceRequest = z.input<typeof announcePresenceRequest>;

/** Who else of the team has the record open. */
export const presenceSchema = z.object({
  others: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

export type Presence = z.output<typeof presenceSchema>;
