import { conversationQuery } from '@cleaning/api-client/queries';
import { defineListView } from '#kit/lists/define-list-view.ts';
import { readUuid } from '#kit/lib/read-uuid.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { STAFF_MESSAGES_PATH, staffThreadPath } from '../message-paths.ts';

/** The list view in the address. Unread conversations come first. */
export const threadsView = defineListView({
  path: STAFF_MESSAGES_PATH,
  filters: [
    { id: 'all', label: 'All', query: { ordering: 'unread_first' } },
    { id: 'unread', label: 'Unread', query: { unread: 'true' } },
    { id: 'mine', label: 'Mine', query: { owner: 'me', ordering: 'unread_first' } },
    {
      id: 'nobody',
      label: 'No one is on it',
      query: { owner: 'nobody', ordering: 'unread_first' },
    },
  ],
  pageSize: 20,
  fields: { client_id: readUuid },
});

export type ThreadsView = ReturnType<typeof threadsView.read>;

/** The address of a conversation beside the list that it was opened from. */
export function threadPath(id: string, view: ThreadsView): string {
  const params = threadsView.toParams(view).toString();
  return params === '' ? staffThreadPath(id) : `${staffThreadPath(id)}?${params}`;
}

export const prefetchThreads: Prefetch = ({ api, read, search }) => {
  void read(api.listThreads.query(threadsView.toQuery(threadsView.read(search))));
};

/** Prefetches the conversation and the list beside it. */
export const prefetchThread: Prefetch = (page) => {
  prefetchThreads(page);
  const { api, client, params, read, isCleaner } = page;
  const { id } = params;
  if (id === undefined) return;
  void read(conversationQuery(client.messages, id));
  if (!isCleaner) void read(api.getQuickReplies.query());
  void read(api.getThread.query({ id }));
};
