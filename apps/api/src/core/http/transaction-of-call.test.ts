import { defineEndpoint, type EndpointDefinition } from '@cleaning/contract/http';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { createDatabaseClient, type DatabaseClient, type Transaction } from '../db/client.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { refuse } from './api-error.ts';
import { handleError } from './error-handler.ts';
import { outsideTransaction, type HandlersOf } from './handlers.ts';
import { unusedDependencies } from '../../../test/unused-dependencies.ts';
import { registerEndpoints } from './register-endpoints.ts';

const testDatabase = await createTestDatabase();
let client: DatabaseClient;
beforeAll(async () => {
  client = createDatabaseClient({ url: testDatabase.url });
  await client.database.execute(sql`create table things (name text not null)`);
});
afterAll(async () => {
  await client.close();
  await testDatabase.drop();
});

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await client.database.execute(sql`delete from things`);
});

const define = (method: EndpointDefinition['method']) =>
  defineEndpoint({
    name: 'thing',
    method,
    path: 'thing/',
    tag: 'Test',
    summary: 'A thing',
    access: 'public',
    responses: { 204: null },
  }) as EndpointDefinition;

/** Calls a server whose only endpoint has this method and handler. */
async function call(
  method: EndpointDefinition['method'],
  thing: HandlersOf<{ thing: EndpointDefinition }>['thing'],
) {
  const app = fastify();
  apps.push(app);
  app.setErrorHandler(handleError);
  registerEndpoints(
    app,
    { thing: define(method) },
    { thing },
    { ...unusedDependencies, database: client.database },
  );
  return app.inject({ method, url: '/api/v1/thing/' });
}

const store = (transaction: Transaction | null) =>
  transaction?.execute(sql`insert into things values ('thing')`);

const storedThings = async () =>
  (await client.database.execute(sql`select name from things`)).rows.length;

const done = { status: 204, body: null } as never;

describe('a call that may write', () => {
  it.each(['POST', 'PATCH', 'DELETE'] as const)(
    'does all of its work in one transaction: %s',
    async (method) => {
      const response = await call(method, async ({ transaction }) => {
        await store(transaction);
        expect(await storedThings()).toBe(0);
        return done;
      });
      expect(response.statusCode).toBe(204);
      expect(await storedThings()).toBe(1);
    },
  );

  it('leaves nothing when it is refused', async () => {
    const response = await call('POST', async ({ transaction }) => {
      await store(transaction);
      throw refuse('No.');
    });
    expect(response.statusCode).toBe(400);
    expect(await storedThings()).toBe(0);
  });

  it('runs again when PostgreSQL ended its transaction because of another one', async () => {
    let tries = 0;
    const response = await call('POST', async ({ transaction }) => {
      tries += 1;
      await store(transaction);
      if (tries < 3) {
        await transaction?.execute(
          sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`,
        );
      }
      return done;
    });
    expect(response.statusCode).toBe(204);
    expect([tries, await storedThings()]).toEqual([3, 1]);
  });

  it('has no transaction where its handler does slow work outside of one', async () => {
    const response = await call(
      'POST',
      outsideTransaction(async ({ transaction }) => {
        expect(transaction).toBeNull();
        return done;
      }),
    );
    expect(response.statusCode).toBe(204);
  });
});

test('a read has no transaction', async () => {
  const response = await call('GET', async ({ transaction }) => {
    expect(transaction).toBeNull();
    return done;
  });
  expect(response.statusCode).toBe(204);
});
