import type { MessageSide } from '@cleaning/contract/messages';
import { and, asc, desc, eq, getTableColumns, gt, lt, max, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../core/db/client.ts';
import { messageReads, messages, users } from '../core/db/schema/index.ts';
import { pagedRows } from '../core/list.ts';

export type NewMessage = typeof messages.$inferInsert;

export interface MessageRow {
  readonly row: typeof messages.$inferSelect;
  readonly authorFirstName: string | null;
}

const selectMessages = (queryable: Queryable) =>
  queryable
    .select({ row: getTableColumns(messages), authorFirstName: users.firstName })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .$dynamic();

export async function insertMessage(
  queryable: Queryable,
  message: NewMessage,
): Promise<MessageRow['row']> {
  const [row] = await queryable.insert(messages).values(message).returning();
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

/** A message of one conversation. */
export async function findMessage(
  queryable: Queryable,
  threadId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(queryable).where(
    and(eq(messages.id, id), eq(messages.threadId, threadId)),
  );
  return row;
}

/** Which messages of which conversation to select. */
export interface MessageFilter {
  readonly threadId: string;
  /** Selects only messages before this one. */
  readonly before?: string | undefined;
}

/** A `before` of another conversation matches nothing. */
const filterCondition = ({ threadId, before }: MessageFilter): SQL | undefined =>
  and(
    eq(messages.threadId, threadId),
    before === undefined
      ? undefined
      : sql`${messages.position} < (
          select named.position from ${messages} named
          where named.id = ${before} and named.thread_id = ${threadId}
        )`,
  );

/** The messages of a conversation, the latest first. */
export const messagesMatching = (filter: MessageFilter) =>
  pagedRows({
    from: messages,
    select: selectMessages,
    filter: filterCondition(filter),
    order: [desc(messages.position)],
  });

/** Every message of a conversation, oldest first. */
export async function listEveryMessage(
  queryable: Queryable,
  threadId: string,
): Promise<MessageRow[]> {
  return selectMessages(queryable)
    .where(eq(messages.threadId, threadId))
    .orderBy(asc(messages.position));
}

/** Stores how far a user has read. The position never moves back. */
export async function noteRead(
  queryable: Queryable,
  read: typeof messageReads.$inferInsert,
): Promise<void> {
  await queryable
    .insert(messageReads)
    .values(read)
    .onConflictDoUpdate({
      target: [messageReads.threadId, messageReads.readerId],
      set: { position: sql`greatest(${messageReads.position}, excluded.position)` },
    });
}

/**
 * Marks the last message of the other side as unread for a user. How far they had read is kept,
 * because the other side has already seen that it was read.
 */
export async function noteUnread(
  queryable: Queryable,
  { threadId, readerId, side }: { threadId: string; readerId: string; side: MessageSide },
): Promise<void> {
  const [last] = await queryable
    .select({ position: max(messages.position) })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), ne(messages.side, side)));
  const position = last?.position ?? null;
  if (position === null) return;
  const unread = position - 1;
  await queryable
    .update(messageReads)
    .set({ position: unread, seenPosition: seenUpTo })
    .where(
      and(
        eq(messageReads.threadId, threadId),
        eq(messageReads.readerId, readerId),
        lt(sql`${unread}::bigint`, messageReads.position),
      ),
    );
}

const seenUpTo = sql<number>`greatest(${messageReads.position}, coalesce(${messageReads.seenPosition}, 0))`;

/** The last position that some user of each side has read; 0 for none. */
export type ReadUpTo = Readonly<Record<MessageSide, number>>;

/** How far each side has read a conversation. */
export async function findReadUpTo(queryable: Queryable, threadId: string): Promise<ReadUpTo> {
  const isClient = sql`${users.userType} = 'client'`;
  const [row] = await queryable
    .select({
      client: sql<number>`coalesce(max(${seenUpTo}) filter (where ${isClient}), 0)::float8`,
      staff: sql<number>`coalesce(max(${seenUpTo}) filter (where not ${isClient}), 0)::float8`,
    })
    .from(messageReads)
    .innerJoin(users, eq(users.id, messageReads.readerId))
    .where(eq(messageReads.threadId, threadId));
  return row ?? { client: 0, staff: 0 };
}

/** Whether the other side wrote something after a position. */
export async function hasNewerFromOthers(
  queryable: Queryable,
  threadId: string,
  { side, position }: { readonly side: MessageSide; readonly position: number },
): Promise<boolean> {
  const [row] = await queryable
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        ne(messages.side, side),
        gt(messages.position, position),
      ),
    )
    .limit(1);
  return row !== undefined;
}
