import type { MessageSide } from '@cleaning/contract';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/client.ts';
import { ownedBy } from '../../../platform/db/owned-by.ts';
import { messageThreads } from '../../../platform/db/schema/index.ts';
import type { UserViewer } from '../../../platform/http/viewer.ts';

export type NewThread = typeof messageThreads.$inferInsert;

export const visibleTo = (viewer: UserViewer): SQL | undefined =>
  ownedBy(viewer, messageThreads.clientId);

export async function insertThread(queryable: Queryable, thread: NewThread): Promise<string> {
  const [row] = await queryable
    .insert(messageThreads)
    .values(thread)
    .returning({ id: messageThreads.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

/** When the last emails about a conversation were sent, and when the next are due. */
export type MailTimes = Pick<
  typeof messageThreads.$inferSelect,
  'clientMailedAt' | 'clientMailDueAt' | 'staffMailedAt' | 'staffMailDueAt'
>;

/** A conversation that is locked. */
export type LockedThread = MailTimes &
  Pick<typeof messageThreads.$inferSelect, 'id' | 'clientId' | 'ownerId'>;

/** Locks a conversation until the transaction ends, so that messages are added one at a time. */
export async function lockThread(
  transaction: Transaction,
  id: string,
  viewer: UserViewer,
): Promise<LockedThread | undefined> {
  const [row] = await transaction
    .select({
      id: messageThreads.id,
      clientId: messageThreads.clientId,
      ownerId: messageThreads.ownerId,
      clientMailedAt: messageThreads.clientMailedAt,
      clientMailDueAt: messageThreads.clientMailDueAt,
      staffMailedAt: messageThreads.staffMailedAt,
      staffMailDueAt: messageThreads.staffMailDueAt,
    })
    .from(messageThreads)
    .where(and(eq(messageThreads.id, id), visibleTo(viewer)))
    .for('no key update');
  return row;
}

export async function updateThread(
  transaction: Transaction,
  id: string,
  changes: Partial<MailTimes> & {
    readonly lastMessageAt?: Date;
    readonly ownerId?: string | null;
  },
): Promise<void> {
  await transaction.update(messageThreads).set(changes).where(eq(messageThreads.id, id));
}

/**
 * Locks one conversation with a due email to a side, skipping those that another process has
 * locked.
 */
export async function lockThreadWithDueMail(
  transaction: Transaction,
  side: MessageSide,
  now: Date,
): Promise<{ readonly id: string; readonly clientId: string } | undefined> {
  const dueAt = side === 'client' ? messageThreads.clientMailDueAt : messageThreads.staffMailDueAt;
  const [row] = await transaction
    .select({ id: messageThreads.id, clientId: messageThreads.clientId })
    .from(messageThreads)
    .where(sql`${dueAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(asc(dueAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row;
}
