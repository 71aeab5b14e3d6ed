import { defineEndpoint } from '@cleaning/contract/http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { handleError } from './error-handler.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { dependenciesOfClients } from '../../../test/unused-dependencies.ts';
import { registerEndpoints } from './register-endpoints.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const endpoint = defineEndpoint({
  name: 'makeThing',
  method: 'POST',
  path: 'things/:id/',
  tag: 'Test',
  summary: 'Make a thing',
  access: 'client',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ a: z.int(), b: z.array(z.int()).optional() }),
  responses: { 201: z.object({ number: z.int() }) },
  idempotent: true,
});

/** A server with a single endpoint. A token is the id of its user. */
let app: FastifyInstance;
let userId: string;
const api = startBeforeAll();
beforeAll(async () => {
  userId = (await api.signIn()).id;
  app = fastify();
  app.setErrorHandler(handleError);
  registerEndpoints(
    app,
    { makeThing: endpoint },
    { makeThing: () => handle() },
    dependenciesOfClients(api),
  );
});
afterAll(() => app.close());

let made = 0;
const makeThing = async () => ({ status: 201 as const, body: { number: (made += 1) } });
let handle = makeThing;

interface Call {
  readonly key: string | null;
  readonly id?: string;
  readonly body?: object;
  readonly user?: string;
  readonly work?: typeof makeThing;
}

async function call({
  key,
  id = 'one',
  body = { a: 1, b: [2] },
  user = userId,
  work = makeThing,
}: Call) {
  handle = work;
  const response = await app.inject({
    method: 'POST',
    url: `/api/v1/things/${id}/`,
    headers: {
      authorization: `Token ${user}`,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

it('a call without a key is executed every time', async () => {
  const [one, two] = [await call({ key: null }), await call({ key: null })];
  expect(one.body['number']).not.toBe(two.body['number']);
});

it('a call is executed once for a key and a body, in any order of fields', async () => {
  const work = vi.fn(makeThing);
  const first = await call({ key: 'same', work });
  const second = await call({ key: 'same', body: { b: [2], a: 1 }, work });
  expect(second).toEqual(first);
  expect(work).toHaveBeenCalledOnce();
});

it('concurrent calls with one key are executed once', async () => {
  const work = vi.fn(makeThing);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call({ key: 'at-once', work })),
  );
  expect(work).toHaveBeenCalledOnce();
  expect(new Set(answers.map(({ body }) => body['number'])).size).toBe(1);
});

it.each([
  ['body', { body: { a: 2 } }],
  ['path', { id: 'two' }],
])('a key is refused with another %s', async (what, change) => {
  const key = `another-${what}`;
  await call({ key });
  expect(await call({ key, ...change })).toMatchObject({
    status: 409,
    body: { code: 'idempotency_key_reused' },
  });
});

it('the keys of users are separate', async () => {
  const other = await api.signIn();
  const [mine, theirs] = [await call({ key: 'k' }), await call({ key: 'k', user: other.id })];
  expect(theirs.body['number']).not.toBe(mine.body['number']);
});

it('a key is released when the call failed', async () => {
  const refused = new ApiError('invalid_transition', 'Not now.');
  const work = vi.fn(makeThing).mockRejectedValueOnce(refused);
  expect(await call({ key: 'again', work })).toMatchObject({ status: 409 });
  expect(await call({ key: 'again', work })).toMatchObject({ status: 201 });
});

it('a key expires after a day', async () => {
  const first = await call({ key: 'old' });
  api.clock.advance(DAY_MS);
  expect(await call({ key: 'old' })).toEqual(first);
  api.clock.advance(1);
  const later = await call({ key: 'old', body: { a: 2 } });
  expect(later.body['number']).not.toBe(first.body['number']);
});

it.each(['', ' ', 'a b', 'é', 'x'.repeat(256)])('the key "%s" is refused', async (key) => {
  const response = await api.call({
    method: 'POST',
    path: 'quotes/',
    as: await api.signIn(),
    body: { service_id: 'general', rooms: {}, addon_ids: [], timeline_id: 'standard' },
    headers: { 'idempotency-key': key },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    'Idempotency-Key': ['Use 1 to 255 visible characters, such as a UUID.'],
  });
});
