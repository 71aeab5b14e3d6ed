import {
  type listThreadsQuery,
  type Message,
  messagesEndpoints,
  type Thread,
  type UnreadCount,
} from '@cleaning/contract/messages';
import type { StaffToday } from '@cleaning/contract/staff';
import type { z } from 'zod';
import type { Queryable } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { clientViewer, type OfficeViewer, type UserViewer } from '../../core/http/viewer.ts';
import { list } from '../../core/list.ts';
import { listAttachments } from '../attachments/attachment-repository.ts';
import { toMessage, toThread } from '../view.ts';
import {
  findReadUpTo,
  listEveryMessage,
  messagesMatching,
  type MessageRow,
} from '../message-repository.ts';
import { readThread } from '../post-message.ts';
import {
  countThreadViews,
  countUnread,
  listThreadIds,
  threadsMatching,
  type ThreadFilter,
} from './thread-list-repository.ts';

type ListQuery = z.output<typeof listThreadsQuery>;

/** The conversations that a viewer may see, for staff with how many are in each view. */
export const listThreads = list(messagesEndpoints.listThreads, {
  from({ viewer, query }) {
    const { unread, ordering } = query;
    const isUnread = unread === undefined ? undefined : unread === 'true';
    const filter = { ...amongOf(query), isUnread, ownerId: ownerIn(query, viewer) };
    return threadsMatching(viewer, filter, ordering);
  },
  view: (row, { viewer }) => toThread(row, viewer),
  async beside({ snapshot, viewer, query }) {
    if (viewer.kind === 'client') return {};
    return { view_counts: await countThreadViews(snapshot, viewer, amongOf(query)) };
  },
});

const amongOf = (query: ListQuery): ThreadFilter => ({
  clientId: query.client_id,
  aboutId: query.about_id,
  search: query.search,
});

/** @throws ApiError `validation_failed` when a client filters by owner. */
function ownerIn({ owner }: ListQuery, viewer: UserViewer): string | null | undefined {
  if (owner === undefined) return undefined;
  if (viewer.kind === 'client') throw refuseField('owner', 'Only staff filter by owner.');
  if (owner === 'nobody') return null;
  return owner === 'me' ? viewer.staffId : owner;
}

/** The messages of a conversation, the latest first. */
export const listMessages = list(messagesEndpoints.listMessages, {
  async from({ snapshot, viewer, params: { id: threadId }, query: { before } }) {
    await readThread(snapshot, threadId, viewer);
    const messages = messagesMatching({ threadId, before });
    return {
      ...messages,
      page: async (queryable, window) => {
        const rows = await messages.page(queryable, window);
        return showMessages(queryable, { threadId, rows }, viewer);
      },
    };
  },
  view: (message) => message,
});

/** The number of unread messages, for the dashboard and the badge beside Messages. */
export async function unreadCount(queryable: Queryable, viewer: UserViewer): Promise<UnreadCount> {
  return countUnread(queryable, viewer);
}

/** The most conversations on the first page of the portal. */
const MAX_LATEST = 2;

/** The latest conversations of a viewer, for the dashboard. */
export async function latestThreads(queryable: Queryable, viewer: UserViewer): Promise<Thread[]> {
  const rows = await threadsMatching(viewer, {}).page(queryable, { limit: MAX_LATEST, offset: 0 });
  return rows.map((row) => toThread(row, viewer));
}

/** The most unread conversations on the first page of the staff portal. */
const MAX_UNREAD = 5;

/**
 * The number of messages that a member of staff has not read, and the latest of those
 * conversations.
 */
export async function unreadForStaff(
  queryable: Queryable,
  viewer: OfficeViewer,
): Promise<Pick<StaffToday, 'unread' | 'threads'>> {
  const unread = await countUnread(queryable, viewer);
  if (unread.threads === 0) return { unread, threads: [] };
  const rows = await threadsMatching(viewer, { isUnread: true }).page(queryable, {
    limit: Math.min(MAX_UNREAD, unread.threads),
    offset: 0,
  });
  return { unread, threads: rows.map((row) => toThread(row, viewer)) };
}

/** Every conversation of a client in full, for the export of their data. */
export async function exportFor(
  queryable: Queryable,
  clientId: string,
): Promise<(Thread & { readonly messages: Message[] })[]> {
  const viewer = clientViewer(clientId);
  const threads = [];
  for (const id of await listThreadIds(queryable, clientId)) {
    const thread = await readThread(queryable, id, viewer);
    const rows = await listEveryMessage(queryable, id);
    threads.push({
      ...thread,
      messages: await showMessages(queryable, { threadId: id, rows }, viewer),
    });
  }
  return threads;
}

async function showMessages(
  queryable: Queryable,
  { threadId, rows }: { readonly threadId: string; readonly rows: readonly MessageRow[] },
  viewer: UserViewer,
): Promise<Message[]> {
  const ids = rows.map(({ row }) => row.id);
  const attachments = await listAttachments(queryable, ids);
  const readUpTo = await findReadUpTo(queryable, threadId);
  return rows.map((row) => toMessage(row, { attachments, readUpTo }, viewer));
}
