import type { Page } from '@cleaning/contract/http';
import type { Message } from '@cleaning/contract/messages';
import {
  type DataTag,
  mutationOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import type { QueryOptions } from './endpoint-types.ts';

const PAGE_SIZE = 30;

/** The age in milliseconds from which an opened conversation is refetched. */
export const CONVERSATION_STALE_MS = 5_000;

/** The loaded part of a conversation: its latest messages without a gap, oldest first. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** Whether there are earlier messages. */
  readonly hasEarlier: boolean;
}

type Resource = Pick<ApiClient['messages'], 'listMessages'>;

interface Reading {
  readonly id: string;
  readonly known: Conversation | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The key of one conversation or, without an id, the prefix of all. */
export const conversationKey = (id?: string): DataTag<QueryKey, Conversation> =>
  (id === undefined
    ? ['messages', 'conversation']
    : ['messages', 'conversation', { id }]) as unknown as DataTag<QueryKey, Conversation>;

/**
 * The latest messages of a conversation; earlier ones that were loaded are kept. The user may be
 * waiting for an answer, so returning to the window always refetches.
 */
export const conversationQuery = (messages: Resource, id: string): QueryOptions<Conversation> => ({
  queryKey: conversationKey(id),
  queryFn: ({ client, signal }) =>
    readLatest(messages, { id, known: client.getQueryData(conversationKey(id)), signal }),
  staleTime: CONVERSATION_STALE_MS,
  refetchOnWindowFocus: 'always',
});

/** Loads the messages before those already loaded. */
export const earlierMessagesMutation = (messages: Resource, id: string) =>
  mutationOptions({
    mutationFn: (_nothing: void, { client }) =>
      readEarlier(messages, { id, known: client.getQueryData(conversationKey(id)) }),
    onSuccess: (page, _nothing, _result, { client }) =>
      updateConversation(client, id, (known) => withEarlier(known, page)),
  });

/** Appends a sent message to the cached conversation. */
export const addToConversation = (
  client: QueryClient,
  id: string,
  message: Message,
): Promise<void> => updateConversation(client, id, (known) => withMessage(known, message));

/**
 * Changes the cached conversation. A fetch under way is cancelled, because its result would lack
 * the change.
 */
async function updateConversation(
  client: QueryClient,
  id: string,
  next: (known: Conversation) => Conversation,
): Promise<void> {
  const queryKey = conversationKey(id);
  await client.cancelQueries({ queryKey });
  const known = client.getQueryData(queryKey);
  if (known !== undefined) client.setQueryData(queryKey, next(known));
}

/** Reads the latest messages, page by page until they join those already loaded. */
async function readLatest(
  { listMessages }: Resource,
  { id, known, signal }: Reading,
): Promise<Conversation> {
  let latest: Message[] = [];
  let before: string | undefined;
  for (;;) {
    const page = await listMessages({ id }, { page_size: PAGE_SIZE, before }, { signal });
    latest = [...page.results.toReversed(), ...latest];
    const isJoined = page.results.some((message) => isIn(known, message));
    if (isJoined || known === undefined || page.next === null) {
      return withLatest(isJoined ? known : undefined, latest, page);
    }
    before = latest[0]?.id;
  }
}

/** Reads the messages directly before those already loaded. */
async function readEarlier(
  { listMessages }: Resource,
  { id, known, signal }: Reading,
): Promise<Page<Message>> {
  const before = known?.messages[0]?.id;
  return listMessages({ id }, { page_size: PAGE_SIZE, before }, { signal });
}

/** Adds a page of earlier messages, which is newest first, before those already loaded. */
function withEarlier(known: Conversation, { results, next }: Page<Message>): Conversation {
  const earlier = results.toReversed().filter((message) => !isIn(known, message));
  return { messages: [...earlier, ...known.messages], hasEarlier: next !== null };
}

/** Appends a message, unless it is there already. */
function withMessage(known: Conversation, message: Message): Conversation {
  if (isIn(known, message)) return known;
  return { ...known, messages: [...known.messages, message] };
}

/**
 * Newer copies of messages replace older ones. A message never changes, but a newer copy knows
 * whether it was seen.
 */
function withLatest(
  known: Conversation | undefined,
  latest: readonly Message[],
  { next }: Page<Message>,
): Conversation {
  if (known === undefined) return { messages: latest, hasEarlier: next !== null };
  const fresh = new Set(latest.map(({ id }) => id));
  return {
    messages: [...known.messages.filter(({ id }) => !fresh.has(id)), ...latest],
    hasEarlier: known.hasEarlier,
  };
}

function isIn(known: Conversation | undefined, { id }: Message): boolean {
  return known?.messages.some((message) => message.id === id) ?? false;
}
