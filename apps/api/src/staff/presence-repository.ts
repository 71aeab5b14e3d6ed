import {
  PRESENCE_LASTS_MS,
  type AnnouncePresenceRequest,
  type Presence,
} from '@cleaning/contract/staff';
import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../core/db/client.ts';
import { recordPresences, userFullName, users } from '../core/db/schema/index.ts';

export async function storePresence(
  transaction: Transaction,
  userId: string,
  { kind, id }: AnnouncePresenceRequest,
  now: Date,
): Promise<void> {
  await transaction
    .insert(recordPresences)
    .values({ kind, recordId: id, userId, seenAt: now })
    .onConflictDoUpdate({
      target: [recordPresences.recordId, recordPresences.kind, recordPresences.userId],
      set: { seenAt: now },
    });
}

/** The other users who have a record open, by name. */
export function listOthers(
  transaction: Transaction,
  userId: string,
  { kind, id }: AnnouncePresenceRequest,
  now: Date,
): Promise<Presence['others']> {
  return transaction
    .select({ id: users.id, name: sql<string>`${userFullName(users)}` })
    .from(recordPresences)
    .innerJoin(users, eq(users.id, recordPresences.userId))
    .where(
      and(
        eq(recordPresences.recordId, id),
        eq(recordPresences.kind, kind),
        ne(recordPresences.userId, userId),
        gt(recordPresences.seenAt, presenceCutoff(now)),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
}

/** Deletes the presences of closed pages. */
export async function deleteOldPresences(database: Database, now: Date): Promise<void> {
  await database.delete(recordPresences).where(lte(recordPresences.seenAt, presenceCutoff(now)));
}

const presenceCutoff = (now: Date): Date => new Date(now.getTime() - PRESENCE_LASTS_MS);
