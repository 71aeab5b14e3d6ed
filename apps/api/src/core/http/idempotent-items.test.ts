import { defineEndpoint } from '@cleaning/contract/http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { handleError } from './error-handler.ts';
import { startBeforeAll } from '../../../test/set-up.ts';
import { dependenciesOfClients } from '../../../test/unused-dependencies.ts';
import { registerEndpoints } from './register-endpoints.ts';

const endpoint = defineEndpoint({
  name: 'makeThings',
  method: 'POST',
  path: 'things/',
  tag: 'Test',
  summary: 'Make several things, each answered by itself',
  access: 'client',
  body: z.strictObject({ names: z.array(z.string()) }),
  responses: { 200: z.object({ results: z.array(z.string()) }) },
  idempotent: 'each',
});

let app: FastifyInstance;
let userId: string;
const make = vi.fn<(name: string) => Promise<string>>();
const api = startBeforeAll();
beforeAll(async () => {
  userId = (await api.signIn()).id;
  app = fastify();
  app.setErrorHandler(handleError);
  registerEndpoints(
    app,
    { makeThings: endpoint },
    {
      makeThings: async ({ each, body }) => ({
        status: 200 as const,
        body: {
          results: await each(
            body.names,
            (_transaction, name) => make(name),
            ({ detail }, name) => `${name}: ${detail}`,
          ),
        },
      }),
    },
    dependenciesOfClients(api),
  );
});
afterAll(() => app.close());
beforeEach(() => {
  let made = 0;
  make.mockReset().mockImplementation(async (name) => `${name} ${(made += 1)}`);
});

async function call(key: string | null, names = ['a', 'b', 'c']) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/things/',
    headers: {
      authorization: `Token ${userId}`,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload: { names },
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const made = (...results: string[]) => ({ status: 200, body: { results } });

describe('a bulk call', () => {
  it('does its items in the order of the list, and a refused one stops no other', async () => {
    make.mockRejectedValueOnce(new ApiError('invalid_transition', 'Not now.'));
    expect(await call(null)).toEqual(made('a: Not now.', 'b 1', 'c 2'));
  });

  it('gets its first answer again, refusals included, when it is repeated with its key', async () => {
    make.mockRejectedValueOnce(new ApiError('invalid_transition', 'Not now.'));
    const first = await call('again');
    expect(await call('again')).toEqual(first);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('does only the items that are left when it is repeated after a failure', async () => {
    make.mockImplementationOnce(async () => 'a first').mockRejectedValueOnce(new Error('Broken.'));
    expect(await call('broken')).toMatchObject({ status: 500 });
    expect(await call('broken')).toEqual(made('a first', 'b 1', 'c 2'));
  });

  it('does each item once when it is sent twice at once', async () => {
    const [one, two] = await Promise.all([call('at-once'), call('at-once')]);
    expect(one).toEqual(two);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is refused with a key of another list, also when that list is not done', async () => {
    make.mockRejectedValueOnce(new Error('Broken.'));
    await call('list');
    expect(await call('list', ['d'])).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(make).toHaveBeenCalledOnce();
  });

  it('keeps no item from other calls once that item is done', async () => {
    const other = await api.signIn();
    const counts: number[] = [];
    make.mockImplementation(async (name) => {
      const { rows } = await api.database.$client.query(
        'select 1 from idempotency_keys where user_id = $1',
        [userId],
      );
      counts.push(rows.length);
      return name;
    });
    userId = other.id;
    await call('seen');
    // The key of the call, and then each item that was committed before.
    expect(counts).toEqual([1, 2, 3]);
  });
});
