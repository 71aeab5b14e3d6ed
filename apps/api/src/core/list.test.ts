import { defineEndpoint, pageOf, pageQuery, type ParsedQuery } from '@cleaning/contract/http';
import { asc, gt, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../test/test-database.ts';
import { createDatabaseClient, type DatabaseClient } from './db/client.ts';
import { LIST_LIMIT } from './db/count-up-to-limit.ts';
import { notFound } from './http/api-error.ts';
import { list, pagedRows, type PagedRows } from './list.ts';

const bulbs = pgTable('bulbs', { id: integer().notNull(), watts: integer().notNull() });

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let client: DatabaseClient;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ isEmpty: true });
  client = createDatabaseClient({ url: testDatabase.url, maxConnections: 2 });
  await client.database.execute(sql`create table bulbs (id integer, watts integer)`);
});
afterAll(async () => {
  await client.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  await client.database.execute(sql`truncate bulbs`);
  await client.database
    .insert(bulbs)
    .values([5, 3, 1, 4, 2, 6].map((id) => ({ id, watts: id * 10 })));
});

const bulbsOver = (watts: number) =>
  pagedRows({
    from: bulbs,
    select: (queryable) => queryable.select({ watts: bulbs.watts }).from(bulbs),
    filter: gt(bulbs.watts, watts),
    order: [asc(bulbs.id)],
  });

describe('the rows of a table', () => {
  test('are counted by the filter by which a page selects them', async () => {
    const rows = bulbsOver(20);
    expect(await rows.count(client.database)).toBe(4);
    const page = await rows.page(client.database, { limit: 100, offset: 0 });
    expect(page.map(({ watts }) => watts)).toEqual([30, 40, 50, 60]);
  });

  test('are on one page each, in order', async () => {
    const rows = bulbsOver(10);
    const pageFrom = async (offset: number) =>
      (await rows.page(client.database, { limit: 2, offset })).map(({ watts }) => watts);
    expect(await pageFrom(0)).toEqual([20, 30]);
    expect(await pageFrom(2)).toEqual([40, 50]);
    expect(await pageFrom(4)).toEqual([60]);
    expect(await pageFrom(6)).toEqual([]);
  });
});

const endpoint = defineEndpoint({
  name: 'listBulbs',
  method: 'GET',
  path: 'lamps/:id/bulbs/',
  tag: 'Lamps',
  summary: 'List the bulbs of a lamp',
  access: 'staff',
  params: z.strictObject({ id: z.string() }),
  query: pageQuery.extend({ over: z.int().default(0) }),
  responses: { 200: pageOf(z.int()).extend({ lit: z.boolean() }) },
});
const cappedEndpoint = { ...endpoint, responses: { 200: pageOf(z.int()) } } as const;

const call = (query: Partial<ParsedQuery<typeof endpoint>> = {}, id = 'hall') =>
  ({
    database: client.database,
    params: { id },
    query: { page: 1, page_size: 2, over: 0, ...query },
  }) as never;

const listBulbs = list(endpoint, {
  from: ({ query, params }) => ({ ...bulbsOver(query.over), isLit: params.id === 'hall' }),
  view: ({ watts }, { query }) => watts - query.over,
  beside: (_context, { isLit }) => ({ lit: isLit }),
});

describe('a list', () => {
  test('answers with a page, its length, links to the others, and what is said beside it', async () => {
    expect(await listBulbs(call({ page: 2, over: 10 }))).toMatchObject({
      status: 200,
      body: {
        count: 5,
        previous: '/api/v1/lamps/hall/bulbs/?page=1&page_size=2&over=10',
        next: '/api/v1/lamps/hall/bulbs/?page=3&page_size=2&over=10',
        results: [30, 40],
        lit: true,
      },
    });
  });

  test('is empty past its end, from where a link leads to the last page', async () => {
    const { body } = await listBulbs(call({ page: 9 }, 'den'));
    expect(body).toMatchObject({ count: 6, results: [], next: null, lit: false });
    expect(body.previous).toContain('/lamps/den/bulbs/?page=3&');
  });

  test('writes into a link only what is safe in an address', async () => {
    const { body } = await listBulbs(call({}, 'a/b?c'));
    expect(body.next).toContain('/lamps/a%2Fb%3Fc/bulbs/?');
  });

  test('is counted and read in one snapshot', async () => {
    const rows = bulbsOver(0);
    const answer = list(cappedEndpoint, {
      from: (): PagedRows<{ readonly watts: number }> => ({
        ...rows,
        async count(queryable) {
          const length = await rows.count(queryable);
          await client.database.delete(bulbs);
          return length;
        },
      }),
      view: ({ watts }) => watts,
    });
    expect(await answer(call())).toMatchObject({ body: { count: 6, results: [10, 20] } });
  });

  test('reads only', async () => {
    const answer = list(cappedEndpoint, {
      async from({ snapshot }) {
        await snapshot.insert(bulbs).values({ id: 7, watts: 70 });
        return bulbsOver(0);
      },
      view: ({ watts }) => watts,
    });
    await expect(answer(call())).rejects.toThrow('insert into "bulbs"');
  });

  test('passes a refusal on', async () => {
    const answer = list(cappedEndpoint, {
      from: (): PagedRows<number> => {
        throw notFound();
      },
      view: (watts) => watts,
    });
    await expect(answer(call())).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    [LIST_LIMIT - 1, false],
    [LIST_LIMIT, true],
  ])('of %i rows says whether it may be longer: %s', async (length, isCapped) => {
    const answer = list(cappedEndpoint, {
      from: (): PagedRows<number> => ({ count: async () => length, page: async () => [] }),
      view: (watts) => watts,
    });
    expect(await answer(call())).toMatchObject({
      body: { count: length, is_count_capped: isCapped },
    });
  });
});
