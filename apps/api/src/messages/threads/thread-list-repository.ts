import type { listThreadsQuery, ThreadCounts } from '@cleaning/contract/messages';
import { and, asc, count, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Queryable } from '../../core/db/client.ts';
import { escapeLike } from '../../core/db/escape-like.ts';
import {
  appointments,
  invoices,
  messageReads,
  messages,
  messageThreads,
  quotes,
  users,
  userSearchText,
} from '../../core/db/schema/index.ts';
import { sideOf, userIdOf, type StaffViewer, type UserViewer } from '../../core/http/viewer.ts';
import type { PagedRows } from '../../core/list.ts';
import { visibleTo } from './thread-repository.ts';

export interface ThreadFilter {
  readonly clientId?: string | undefined;
  readonly isUnread?: boolean | undefined;
  /** The quote, invoice or appointment that the conversations are about. */
  readonly aboutId?: string | undefined;
  readonly subject?: string | undefined;
  /** The member of staff who owns the conversations; null for conversations without an owner. */
  readonly ownerId?: string | null | undefined;
  /** Part of the client's name. */
  readonly search?: string | undefined;
}

type ThreadOrdering = z.output<typeof listThreadsQuery>['ordering'];

const owners = alias(users, 'owners');

/**
 * Counts the messages of the other side that a viewer has not read, for the conversation of the
 * outer query.
 */
const unreadOf = (viewer: UserViewer): SQL<number> =>
  sql<number>`(${unreadMessages(viewer, sql`select count(*)::int`)})`;

const unreadMessages = (viewer: UserViewer, selected: SQL): SQL =>
  sql`${selected} from ${messages} where ${isUnreadBy(viewer)}`;

/**
 * Whether a viewer has not read a message of the other side, for the conversation of the outer
 * query.
 */
const isUnreadBy = (viewer: UserViewer): SQL => sql`
  ${messages.threadId} = ${messageThreads.id} and ${messages.side} <> ${sideOf(viewer)}
    and ${messages.position} > coalesce((
      select ${messageReads.position} from ${messageReads}
      where ${messageReads.threadId} = ${messageThreads.id}
        and ${messageReads.readerId} = ${userIdOf(viewer)}
    ), 0)
`;

const excerptOfBody = sql<string>`left(${messages.body}, 120)`;

/** Conversations as a viewer sees them, each with its last messages; the caller adds conditions. */
function selectThreads(queryable: Queryable, viewer: UserViewer) {
  const last = queryable
    .select({
      id: messages.id,
      side: messages.side,
      excerpt: excerptOfBody.as('excerpt'),
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(eq(messages.threadId, messageThreads.id))
    .orderBy(desc(messages.position))
    .limit(1)
    .as('last');
  const lastUnread = queryable
    .select({ excerpt: excerptOfBody.as('unread_excerpt'), sentAt: messages.sentAt })
    .from(messages)
    .where(isUnreadBy(viewer))
    .orderBy(desc(messages.position))
    .limit(1)
    .as('last_unread');
  return queryable
    .select({
      id: messageThreads.id,
      clientId: messageThreads.clientId,
      subject: messageThreads.subject,
      createdAt: messageThreads.createdAt,
      client: { firstName: users.firstName, lastName: users.lastName },
      owner: { id: owners.id, firstName: owners.firstName },
      quote: { id: quotes.id, reference: quotes.reference },
      invoice: { id: invoices.id, reference: invoices.number },
      appointment: {
        id: appointments.id,
        reference: appointments.reference,
        startsAt: appointments.startsAt,
      },
      messageCount: sql<number>`(
        select count(*)::int from ${messages} where ${messages.threadId} = ${messageThreads.id}
      )`,
      unreadCount: unreadOf(viewer),
      last: { id: last.id, side: last.side, excerpt: last.excerpt, sentAt: last.sentAt },
      lastUnreadExcerpt: lastUnread.excerpt,
      lastUnreadSentAt: lastUnread.sentAt,
    })
    .from(messageThreads)
    .innerJoin(users, eq(users.id, messageThreads.clientId))
    .innerJoinLateral(last, sql`true`)
    .leftJoinLateral(lastUnread, sql`true`)
    .leftJoin(owners, eq(owners.id, messageThreads.ownerId))
    .leftJoin(quotes, eq(quotes.id, messageThreads.quoteId))
    .leftJoin(invoices, eq(invoices.id, messageThreads.invoiceId))
    .leftJoin(appointments, eq(appointments.id, messageThreads.appointmentId))
    .$dynamic();
}

export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number];

export async function findThread(
  queryable: Queryable,
  id: string,
  viewer: UserViewer,
): Promise<ThreadRow | undefined> {
  const [row] = await selectThreads(queryable, viewer).where(
    and(eq(messageThreads.id, id), visibleTo(viewer)),
  );
  return row;
}

/**
 * The conversations that match a filter, the latest first; optionally the unread ones before all
 * others.
 */
export const threadsMatching = (
  viewer: UserViewer,
  filter: ThreadFilter,
  ordering?: ThreadOrdering,
): PagedRows<ThreadRow> => ({
  async count(queryable) {
    const [row] = await queryable
      .select({ count: count() })
      .from(messageThreads)
      .innerJoin(users, eq(users.id, messageThreads.clientId))
      .where(filterCondition(viewer, filter));
    return row?.count ?? 0;
  },
  page: async (queryable, { limit, offset }) =>
    selectThreads(queryable, viewer)
      .where(filterCondition(viewer, filter))
      .orderBy(
        ...(ordering === 'unread_first' ? [desc(hasUnread(viewer, true))] : []),
        desc(messageThreads.lastMessageAt),
        desc(messageThreads.id),
      )
      .limit(limit)
      .offset(offset),
});

const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Counts the conversations that match a filter in each view of a member of staff. */
export async function countThreadViews(
  queryable: Queryable,
  viewer: StaffViewer,
  filter: ThreadFilter,
): Promise<ThreadCounts> {
  const [row] = await queryable
    .select({
      all: count(),
      unread: countOf(hasUnread(viewer, true)),
      mine: countOf(eq(messageThreads.ownerId, viewer.staffId)),
      unowned: countOf(isNull(messageThreads.ownerId)),
    })
    .from(messageThreads)
    .innerJoin(users, eq(users.id, messageThreads.clientId))
    .where(filterCondition(viewer, filter));
  return row ?? { all: 0, unread: 0, mine: 0, unowned: 0 };
}

function filterCondition(
  viewer: UserViewer,
  { clientId, isUnread, aboutId, subject, ownerId, search = '' }: ThreadFilter,
): SQL | undefined {
  return and(
    visibleTo(viewer),
    clientId === undefined ? undefined : eq(messageThreads.clientId, clientId),
    isUnread === undefined ? undefined : hasUnread(viewer, isUnread),
    aboutId === undefined ? undefined : isAbout(aboutId),
    subject === undefined ? undefined : eq(messageThreads.subject, subject),
    ownerId === undefined ? undefined : isLookedAfterBy(ownerId),
    search === '' ? undefined : ilike(userSearchText(users), `%${escapeLike(search)}%`),
  );
}

const isAbout = (id: string): SQL | undefined =>
  or(
    eq(messageThreads.quoteId, id),
    eq(messageThreads.invoiceId, id),
    eq(messageThreads.appointmentId, id),
  );

const isLookedAfterBy = (ownerId: string | null): SQL =>
  ownerId === null ? isNull(messageThreads.ownerId) : eq(messageThreads.ownerId, ownerId);

/** `exists` stops at the first unread message, which is cheaper than counting. */
const hasUnread = (viewer: UserViewer, isUnread: boolean): SQL =>
  sql`${isUnread ? sql`` : sql`not `}exists (${unreadMessages(viewer, sql`select 1`)})`;

/** Counts the unread messages of a viewer, and the conversations that they are in. */
export async function countUnread(
  queryable: Queryable,
  viewer: UserViewer,
): Promise<{ readonly messages: number; readonly threads: number }> {
  const [row] = await queryable
    .select({
      messages: sql<number>`count(*)::int`,
      threads: sql<number>`count(distinct ${messages.threadId})::int`,
    })
    .from(messages)
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .leftJoin(
      messageReads,
      and(
        eq(messageReads.threadId, messages.threadId),
        eq(messageReads.readerId, userIdOf(viewer)),
      ),
    )
    .where(
      and(
        visibleTo(viewer),
        sql`${messages.side} <> ${sideOf(viewer)}`,
        sql`${messages.position} > coalesce(${messageReads.position}, 0)`,
      ),
    );
  return row ?? { messages: 0, threads: 0 };
}

/** The ids of a client's conversations, oldest first. */
export async function listThreadIds(queryable: Queryable, clientId: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(eq(messageThreads.clientId, clientId))
    .orderBy(asc(messageThreads.createdAt), asc(messageThreads.id));
  return rows.map(({ id }) => id);
}
