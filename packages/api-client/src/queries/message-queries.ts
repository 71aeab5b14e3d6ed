import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import type {
  AssignThreadRequest,
  ListThreadsQuery,
  StartThreadRequest,
  Thread,
  UpdateQuickRepliesRequest,
} from '@cleaning/contract/messages';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { PortalClient } from '../client/portal-client.ts';
import { isApiError } from '../errors/api-error.ts';
import type { UploadOptions } from '../client/call-options.ts';
import {
  readEarlier,
  readLatest,
  withEarlier,
  withMessage,
  type Conversation,
} from './conversation.ts';
import { queryKeys } from './query-keys.ts';

const keys = queryKeys.messages;

/** The age in milliseconds from which a conversation is refetched when it is opened again. */
const CONVERSATION_STALE_MS = 5_000;

const cachedConversation = (client: QueryClient, id: string): Conversation | undefined =>
  client.getQueryData(keys.conversation(id));

export function createMessageQueries({ messages }: PortalClient) {
  return {
    threads: (query: ListThreadsQuery = {}) =>
      queryOptions({
        queryKey: keys.threads(query),
        queryFn: ({ signal }) => messages.listThreads(query, { signal }),
        placeholderData: keepPreviousData,
        refetchOnWindowFocus: 'always',
      }),
    thread: (id: string) =>
      queryOptions({
        queryKey: keys.thread(id),
        queryFn: ({ signal }) => messages.getThread({ id }, { signal }),
        staleTime: CONVERSATION_STALE_MS,
      }),
    /**
     * The latest messages of a conversation; earlier ones that were loaded are kept. The user may
     * be waiting for an answer, so returning to the window always refetches.
     */
    conversation: (id: string) =>
      queryOptions({
        queryKey: keys.conversation(id),
        queryFn: ({ client, signal }) =>
          readLatest(messages, { id, known: cachedConversation(client, id), signal }),
        staleTime: CONVERSATION_STALE_MS,
        refetchOnWindowFocus: 'always',
      }),
    unreadCount: () =>
      queryOptions({
        queryKey: keys.unreadCount,
        queryFn: ({ signal }) => messages.getUnreadCount({ signal }),
      }),
    quickReplies: () =>
      queryOptions({
        queryKey: keys.quickReplies,
        queryFn: ({ signal }) => messages.getQuickReplies({ signal }),
      }),
  };
}

/** The queries that show how much is unread, for clients and for staff. */
const LISTS_AND_COUNTS = [keys.lists, keys.unreadCount, queryKeys.staff.today];

/** Stores a returned conversation in the cache, and refetches lists and counts. */
async function cacheThread(thread: Thread, client: QueryClient): Promise<void> {
  client.setQueryData(keys.thread(thread.id), thread);
  await Promise.all(LISTS_AND_COUNTS.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * Changes the cached conversation. A fetch under way is cancelled, because its result would lack
 * the change.
 */
async function updateCachedConversation(
  client: QueryClient,
  id: string,
  next: (known: Conversation) => Conversation,
): Promise<void> {
  await client.cancelQueries({ queryKey: keys.conversation(id) });
  const known = cachedConversation(client, id);
  if (known !== undefined) client.setQueryData(keys.conversation(id), next(known));
}

/** Refetches everything that shows the end of a conversation. */
function refetchConversation(client: QueryClient, id: string): void {
  for (const queryKey of [keys.conversation(id), keys.thread(id), keys.lists]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** A file, with what the page needs to show and cancel its upload. */
type Upload = EndpointBody<Endpoints['uploadMessageAttachment']> & { readonly file: File } & Pick<
    UploadOptions,
    'signal' | 'onUploadProgress' | 'idempotencyKey'
  >;

export function createMessageMutations({ messages }: PortalClient) {
  return {
    start: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<StartThreadRequest>) =>
          messages.startThread(body, { idempotencyKey }),
        onSuccess: (thread, _variables, _result, { client }) => cacheThread(thread, client),
      }),
    reply: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<EndpointBody<Endpoints['replyToThread']>>) =>
          messages.replyToThread({ id }, body, { idempotencyKey }),
        onSuccess: async (message, _variables, _result, { client }) => {
          await updateCachedConversation(client, id, (known) => withMessage(known, message));
          refetchConversation(client, id);
        },
        // The message may have been sent even if the answer was lost.
        onError: (_error, _variables, _result, { client }) => refetchConversation(client, id),
      }),
    /** Loads the messages before those already loaded. */
    earlier: (id: string) =>
      mutationOptions({
        mutationFn: (_nothing: void, { client }) =>
          readEarlier(messages, { id, known: cachedConversation(client, id) }),
        onSuccess: (page, _nothing, _result, { client }) =>
          updateCachedConversation(client, id, (known) => withEarlier(known, page)),
      }),
    markRead: (id: string) =>
      mutationOptions({
        mutationFn: (body: EndpointBody<Endpoints['markThreadRead']>) =>
          messages.markThreadRead({ id }, body),
        onSuccess: (thread, _body, _result, { client }) => cacheThread(thread, client),
      }),
    markUnread: (id: string) =>
      mutationOptions({
        mutationFn: () => messages.markThreadUnread({ id }),
        onSuccess: (thread, _nothing, _result, { client }) => cacheThread(thread, client),
      }),
    assign: (id: string) =>
      mutationOptions({
        mutationFn: (body: AssignThreadRequest) => messages.assignThread({ id }, body),
        onSuccess: (thread, _body, _result, { client }) => cacheThread(thread, client),
        // Another member of staff may have taken the conversation, so the cached copy may be stale.
        onError: (error, _body, _result, { client }) => {
          if (isApiError(error) && error.status === 409) refetchConversation(client, id);
        },
      }),
    updateQuickReplies: () =>
      mutationOptions({
        mutationFn: (body: UpdateQuickRepliesRequest) => messages.updateQuickReplies(body),
        onSuccess: (replies, _body, _result, { client }) =>
          client.setQueryData(keys.quickReplies, replies),
      }),
    upload: () =>
      mutationOptions({
        mutationFn: ({ signal, onUploadProgress, idempotencyKey, ...input }: Upload) =>
          messages.uploadMessageAttachment(input, { signal, onUploadProgress, idempotencyKey }),
      }),
    link: () =>
      mutationOptions({
        mutationFn: ({ id }: { id: string }) => messages.linkMessageAttachment({ id }),
      }),
  };
}
