import type { Page } from '@cleaning/contract/http';
import type {
  listMessagesQuery,
  listThreadsQuery,
  Message,
  Thread,
  ThreadsPage,
  UnreadCount,
} from '@cleaning/contract/messages';
import type { StaffToday } from '@cleaning/contract/staff';
import type { z } from 'zod';
import { readSnapshot, type Database, type Queryable } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { readPage, readPageIn } from '../../core/http/read-page.ts';
import { clientViewer, type StaffViewer, type UserViewer } from '../../core/http/viewer.ts';
import { listAttachments } from '../attachments/attachment-repository.ts';
import { toMessage, toThread } from '../message-mapper.ts';
import {
  countMessages,
  findReadUpTo,
  listEveryMessage,
  listMessages,
  type MessageRow,
} from '../message-repository.ts';
import { readThread } from '../service.ts';
import {
  countThreads,
  countThreadViews,
  countUnread,
  listThreadIds,
  listThreads,
  type ThreadFilter,
} from './thread-list-repository.ts';

type PageOf<Item> = Page<Item> & { readonly results: Item[] };

/**
 * One page of the conversations that a viewer may see.
 *
 * @throws ApiError `validation_failed` when a client filters by owner.
 */
export async function pageOfThreads(
  database: Database,
  viewer: UserViewer,
  query: z.output<typeof listThreadsQuery>,
  path: string,
): Promise<ThreadsPage> {
  const among = { clientId: query.client_id, aboutId: query.about_id, search: query.search };
  const filter: ThreadFilter = {
    ...among,
    isUnread: query.unread === undefined ? undefined : query.unread === 'true',
    ownerId: ownerIn(query, viewer),
  };
  const { ordering } = query;
  return readSnapshot(database, async (snapshot) => {
    const page = await readPageIn(
      snapshot,
      { path, query },
      {
        count: () => countThreads(snapshot, viewer, filter),
        list: (_snapshot, window) => listThreads(snapshot, viewer, filter, { ordering, ...window }),
        toItem: (row) => toThread(row, viewer),
      },
    );
    if (viewer.kind === 'client') return page;
    return { ...page, view_counts: await countThreadViews(snapshot, viewer, among) };
  });
}

function ownerIn(
  { owner }: z.output<typeof listThreadsQuery>,
  viewer: UserViewer,
): string | null | undefined {
  if (owner === undefined) return undefined;
  if (viewer.kind === 'client') throw refuseField('owner', 'Only staff filter by owner.');
  if (owner === 'nobody') return null;
  return owner === 'me' ? viewer.staffId : owner;
}

/**
 * One page of a conversation, the latest message first.
 *
 * @throws ApiError `not_found` when the conversation does not exist, or the viewer may not see it.
 */
export async function pageOfMessages(
  database: Database,
  { threadId, viewer }: { readonly threadId: string; readonly viewer: UserViewer },
  query: z.output<typeof listMessagesQuery>,
  path: string,
): Promise<PageOf<Message>> {
  await readThread(database, threadId, viewer);
  const filter = { threadId, before: query.before };
  return readPage(
    database,
    { path: path.replace(':id', threadId), query },
    {
      count: (snapshot) => countMessages(snapshot, filter),
      list: async (snapshot, window) => {
        const rows = await listMessages(snapshot, filter, window);
        return present(snapshot, { threadId, rows }, viewer);
      },
      toItem: (message) => message,
    },
  );
}

/** The number of unread messages, for the dashboard and the badge beside Messages. */
export async function unreadCount(queryable: Queryable, viewer: UserViewer): Promise<UnreadCount> {
  return countUnread(queryable, viewer);
}

/** The most conversations on the first page of the portal. */
const MAX_LATEST = 2;

/** The latest conversations of a viewer, for the dashboard. */
export async function latestThreads(queryable: Queryable, viewer: UserViewer): Promise<Thread[]> {
  const rows = await listThreads(queryable, viewer, {}, { limit: MAX_LATEST, offset: 0 });
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
  viewer: StaffViewer,
): Promise<Pick<StaffToday, 'unread' | 'threads'>> {
  const unread = await countUnread(queryable, viewer);
  if (unread.threads === 0) return { unread, threads: [] };
  const rows = await listThreads(
    queryable,
    viewer,
    { isUnread: true },
    { limit: Math.min(MAX_UNREAD, unread.threads), offset: 0 },
  );
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
    threads.push({ ...thread, messages: await present(queryable, { threadId: id, rows }, viewer) });
  }
  return threads;
}

async function present(
  queryable: Queryable,
  { threadId, rows }: { readonly threadId: string; readonly rows: readonly MessageRow[] },
  viewer: UserViewer,
): Promise<Message[]> {
  const ids = rows.map(({ row }) => row.id);
  const attachments = await listAttachments(queryable, ids);
  const readUpTo = await findReadUpTo(queryable, threadId);
  return rows.map((row) => toMessage(row, { attachments, readUpTo }, viewer));
}
