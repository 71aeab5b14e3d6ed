import type {
  listMessagesQuery,
  listThreadsQuery,
  Message,
  Page,
  Thread,
  UnreadCount,
} from '@cleaning/contract';
import type { z } from 'zod';
import type { Database, Queryable } from '../../platform/db/client.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { listAttachments } from './attachment-repository.ts';
import { toMessage, toThread } from './mapper.ts';
import {
  countMessages,
  findReadUpTo,
  listEveryMessage,
  listMessages,
  type MessageRow,
} from './message-repository.ts';
import { readThread } from './service.ts';
import {
  countThreads,
  countUnread,
  listThreadIds,
  listThreads,
  type ThreadFilter,
} from './thread-repository.ts';
import { clientViewer, type UserViewer } from '../../platform/http/viewer.ts';

type PageOf<Item> = Page<Item> & { readonly results: Item[] };

/** One page of the conversations that a viewer may see, the latest first. */
export async function pageOfThreads(
  database: Database,
  viewer: UserViewer,
  query: z.output<typeof listThreadsQuery>,
  path: string,
): Promise<PageOf<Thread>> {
  const filter: ThreadFilter = {
    clientId: query.client_id,
    isUnread: query.unread === undefined ? undefined : query.unread === 'true',
    aboutId: query.about_id,
  };
  return readPage(
    database,
    { path, query },
    {
      count: (snapshot) => countThreads(snapshot, viewer, filter),
      list: (snapshot, window) => listThreads(snapshot, viewer, filter, window),
      toItem: toThread,
    },
  );
}

/**
 * One page of a conversation, the latest message first.
 *
 * @throws ApiError `not_found` when there is no such conversation, or it is somebody else's.
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

/** What waits for a viewer, for the dashboard and the mark beside Messages. */
export async function unreadCount(queryable: Queryable, viewer: UserViewer): Promise<UnreadCount> {
  return countUnread(queryable, viewer);
}

/** How many conversations the first page of the portal shows. */
const MAX_LATEST = 2;

/** The conversations of a viewer in which something was said last, for the dashboard. */
export async function latestThreads(queryable: Queryable, viewer: UserViewer): Promise<Thread[]> {
  const rows = await listThreads(queryable, viewer, {}, { limit: MAX_LATEST, offset: 0 });
  return rows.map(toThread);
}

/** A client's conversations, whole, for the copy of their own data. */
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
