import type { MessageSide } from '@cleaning/contract/messages';
import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { isOfOwnVisit } from '../../core/db/own-visit.ts';
import { ownedBy } from '../../core/db/owned-by.ts';
import { messageThreads } from '../../core/db/schema/index.ts';
import type { UserViewer } from '../../core/http/viewer.ts';

export type NewThread = typeof messageThreads.$inferInsert;

export const visibleTo = (viewer: UserViewer): SQL | undefined =>
  viewer.kind === 'cleaner'
    ? isOfOwnVisit(viewer, messageThreads.appointmentId)
    : ownedBy(viewer, messageThreads.clientId);

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

const isMailDue = (side: MessageSide, now: Date) =>
  lte(side === 'client' ? messageThreads.clientMailDueAt : messageThreads.staffMailDueAt, now);

/** The ids of the conversations with a due email to a side. */
export async function listThreadsWithDueMail(
  queryable: Queryable,
  side: MessageSide,
  now: Date,
): Promise<string[]> {
  const rows = await queryable
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(isMailDue(side, now));
  return rows.map(({ id }) => id);
}

/** Locks a conversation, if an email to a side is due. */
export async function lockThreadWithDueMail(
  transaction: Transaction,
  id: string,
  side: MessageSide,
  now: Date,
): Promise<{ readonly id: string; readonly clientId: string } | undefined> {
  const [row] = await transaction
    .select({ id: messageThreads.id, clientId: messageThreads.clientId })
    .from(messageThreads)
    .where(and(eq(messageThreads.id, id), isMailDue(side, now)))
    .for('no key update');
  return row;
}
