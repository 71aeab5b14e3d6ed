import {
  messageSchema,
  threadSchema,
  type Message,
  type Thread,
} from '@cleaning/contract/messages';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './create-test-app.ts';

type Person = Pick<TestPerson, 'token'>;

/** Reads a conversation from an answer, and checks its exact shape. */
export function threadIn(response: LightMyRequestResponse): Thread {
  const body: unknown = response.json();
  const thread = threadSchema.parse(body);
  expect(body).toEqual(thread);
  return thread;
}

export function messageIn(response: LightMyRequestResponse): Message {
  const body: unknown = response.json();
  const message = messageSchema.parse(body);
  expect(body).toEqual(message);
  return message;
}

export const start = (
  api: TestApp,
  as: Person,
  changes: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  api.call({
    method: 'POST',
    path: 'messages/',
    as,
    body: { subject: 'The key', body: 'Where shall I leave the key?', ...changes },
    headers,
  });

/** Starts a conversation as a client. */
export async function startedThread(api: TestApp, as: Person): Promise<Thread> {
  const response = await start(api, as);
  expect(response.statusCode).toBe(201);
  return threadIn(response);
}

export const reply = (
  api: TestApp,
  as: Person,
  { id }: Pick<Thread, 'id'>,
  body = 'Under the pot, please.',
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  api.call({ method: 'POST', path: `messages/${id}/reply/`, as, body: { body }, headers });

export const markRead = (
  api: TestApp,
  as: Person,
  { id }: Pick<Thread, 'id'>,
  lastReadId: string,
): Promise<LightMyRequestResponse> =>
  api.call({
    method: 'POST',
    path: `messages/${id}/read/`,
    as,
    body: { last_read_message_id: lastReadId },
  });

export async function readThread(
  api: TestApp,
  as: Person,
  { id }: Pick<Thread, 'id'>,
): Promise<Thread> {
  return threadIn(await api.call({ path: `messages/${id}/`, as }));
}

export async function unreadOf(api: TestApp, as: Person): Promise<unknown> {
  return (await api.call({ path: 'messages/unread_count/', as })).json();
}
