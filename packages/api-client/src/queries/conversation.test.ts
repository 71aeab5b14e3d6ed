import { endpoints } from '@cleaning/contract/endpoints';
import type { Message } from '@cleaning/contract/messages';
import { MutationObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { aMessage, answer, aThread, mockEndpoint, noResponse } from '../testing/index.ts';
import {
  type Conversation,
  conversationKey,
  conversationQuery,
  earlierMessagesMutation,
} from './conversation.ts';
import { createQueryClient } from './create-query-client.ts';
import { createEndpointOptions } from './endpoint-options.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { callEndpoint, messages } = createApiClient({
  baseUrl: 'http://api.test/api/v1',
  getToken: () => 'abc',
});
const api = createEndpointOptions(callEndpoint);
const thread = aThread();
const key = conversationKey(thread.id);

function aQueryClient() {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

type Cache = ReturnType<typeof aQueryClient>;

/** Message number n of a long conversation. */
const numbered = (n: number, changes: Partial<Message> = {}): Message =>
  aMessage({
    id: `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`,
    body: `Words ${n}`,
    ...changes,
  });

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => numbered(from + index));

/** A service with that many messages, which respects the requested page size. */
function serve(total: number): { readonly asked: (string | null)[] } {
  const all = numbers(1, total);
  const asked: (string | null)[] = [];
  server.use(
    mockEndpoint(endpoints.listMessages, ({ query }) => {
      const before = query.get('before');
      asked.push(before);
      const end = before === null ? total : all.findIndex(({ id }) => id === before);
      const start = Math.max(0, end - Number(query.get('page_size')));
      return answer({
        count: end,
        next: start > 0 ? '/more/' : null,
        previous: null,
        results: all.slice(start, end).toReversed(),
      });
    }),
  );
  return { asked };
}

const words = (cache: Cache) =>
  cache.getQueryData<Conversation>(key)?.messages.map(({ body }) => body);

const wordsOf = (from: number, to: number) => numbers(from, to).map(({ body }) => body);

const refetchConversation = (cache: Cache) =>
  cache.fetchQuery({ ...conversationQuery(messages, thread.id), staleTime: 0 });

describe('loading a conversation', () => {
  it('starts with the latest messages, the oldest of them first', async () => {
    serve(40);
    const read = await refetchConversation(aQueryClient());
    expect(read.messages.map(({ body }) => body)).toEqual(wordsOf(11, 40));
    expect(read.hasEarlier).toBe(true);
  });

  it('keeps earlier messages that were loaded when it is refetched', async () => {
    serve(40);
    const cache = aQueryClient();
    await refetchConversation(cache);
    await new MutationObserver(cache, earlierMessagesMutation(messages, thread.id)).mutate();
    expect(words(cache)).toEqual(wordsOf(1, 40));
    serve(42);
    expect((await refetchConversation(cache)).hasEarlier).toBe(false);
    expect(words(cache)).toEqual(wordsOf(1, 42));
  });

  it('leaves no gap when more messages arrived than one page holds', async () => {
    serve(5);
    const cache = aQueryClient();
    await refetchConversation(cache);
    const { asked } = serve(70);
    await refetchConversation(cache);
    expect(words(cache)).toEqual(wordsOf(1, 70));
    expect(asked).toEqual([null, numbered(41).id, numbered(11).id]);
  });

  it('updates when a message was seen', async () => {
    serve(1);
    const cache = aQueryClient();
    cache.setQueryData<Conversation>(key, {
      messages: [numbered(1, { is_seen: true })],
      hasEarlier: false,
    });
    await refetchConversation(cache);
    expect(cache.getQueryData<Conversation>(key)?.messages).toEqual([numbered(1)]);
  });
});

describe('sending a message', () => {
  it('sends once under one key, shows the message at the end at once, and refetches', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.replyToThread, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return keys.length === 1 ? noResponse() : answer(numbered(2, { body: 'Thank you.' }));
      }),
    );
    const cache = aQueryClient();
    cache.setQueryData<Conversation>(key, { messages: [numbered(1)], hasEarlier: false });
    const reply = new MutationObserver(cache, api.replyToThread.mutation({ id: thread.id }));
    const input = { body: { body: 'Thank you.' }, idempotencyKey: 'reply-key' };
    await expect(reply.mutate(input)).rejects.toMatchObject({ kind: 'network' });
    await reply.mutate(input);
    expect(keys).toEqual(['reply-key', 'reply-key']);
    expect(words(cache)).toEqual(['Words 1', 'Thank you.']);
    expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
