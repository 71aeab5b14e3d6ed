import type {
  EndpointBody,
  Endpoints,
  ListMessagesQuery,
  ListThreadsQuery,
  StartThreadRequest,
  Thread,
} from '@cleaning/contract';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';
import { STALE_TIME_MS } from './stale-time.ts';

const staleTime = STALE_TIME_MS;
const keys = queryKeys.messages;

export function createMessageQueries({ messages }: ApiClient) {
  return {
    threads: (query: ListThreadsQuery = {}) =>
      queryOptions({
        queryKey: keys.threads(query),
        queryFn: ({ signal }) => messages.listThreads(query, { signal }),
        placeholderData: keepPreviousData,
        staleTime,
      }),
    thread: (id: string) =>
      queryOptions({
        queryKey: keys.thread(id),
        queryFn: ({ signal }) => messages.getThread({ id }, { signal }),
        staleTime,
      }),
    ofThread: (id: string, query: ListMessagesQuery = {}) =>
      queryOptions({
        queryKey: keys.ofThread(id, query),
        queryFn: ({ signal }) => messages.listMessages({ id }, query, { signal }),
        placeholderData: keepPreviousData,
        staleTime,
      }),
    unreadCount: () =>
      queryOptions({
        queryKey: keys.unreadCount,
        queryFn: ({ signal }) => messages.getUnreadCount({ signal }),
        staleTime,
      }),
  };
}

/** The conversation that came back is the newest there is; lists and counts are read again. */
async function keep(thread: Thread, client: QueryClient): Promise<void> {
  client.setQueryData(keys.thread(thread.id), thread);
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.lists }),
    client.invalidateQueries({ queryKey: keys.unreadCount }),
  ]);
}

/** The key comes with the variables, so that pressing the button again repeats the same call. */
interface Keyed<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

export function createMessageMutations({ messages }: ApiClient) {
  return {
    start: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<StartThreadRequest>) =>
          messages.startThread(body, { idempotencyKey }),
        onSuccess: (thread, _variables, _result, { client }) => keep(thread, client),
      }),
    reply: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<EndpointBody<Endpoints['replyToThread']>>) =>
          messages.replyToThread({ id }, body, { idempotencyKey }),
        onSuccess: (_message, _variables, _result, { client }) =>
          client.invalidateQueries({ queryKey: keys.all }),
      }),
    markRead: (id: string) =>
      mutationOptions({
        mutationFn: (body: EndpointBody<Endpoints['markThreadRead']>) =>
          messages.markThreadRead({ id }, body),
        onSuccess: (thread, _body, _result, { client }) => keep(thread, client),
      }),
    upload: () =>
      mutationOptions({
        mutationFn: (upload: EndpointBody<Endpoints['uploadMessageAttachment']> & { file: File }) =>
          messages.uploadMessageAttachment(upload),
      }),
  };
}
