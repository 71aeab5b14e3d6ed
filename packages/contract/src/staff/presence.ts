import { z } from 'zod';

/** The kinds of records of which the team sees who has them open. */
export const PRESENCE_KINDS = ['quote', 'appointment', 'invoice', 'thread'] as const;

export type PresenceKind = (typeof PRESENCE_KINDS)[number];

/** How long a record counts as open after the last announcement, in milliseconds. */
export const PRESENCE_LASTS_MS = 30_000;

/** Sent every few seconds while a record is open. */
export const announcePresenceRequest = z.strictObject({
  kind: z.enum(PRESENCE_KINDS, { error: 'Name a kind of record.' }),
  id: z.uuid({ error: 'Use an id.' }),
});

export type AnnouncePresenceRequest = z.input<typeof announcePresenceRequest>;

/** The other members of the team who have the record open. */
export const presenceSchema = z.object({
  others: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

export type Presence = z.output<typeof presenceSchema>;
