import type { OwnDatabase } from '@cleaning/test-setup/own-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createDatabaseClient, type DatabaseClient } from './client.ts';
import { lookUpTogether } from './look-up-together.ts';

interface Fruit {
  readonly name: string;
  readonly owner: number;
}

interface Found {
  readonly colour: string;
  /** When the statement began: another one has another. */
  readonly at: string;
}

let testDatabase: OwnDatabase;
let client: DatabaseClient;
let lookUp: (fruit: Fruit) => Promise<Found | null>;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ isEmpty: true });
  client = createDatabaseClient({ url: testDatabase.url });
  await client.database.execute(sql`create table fruits (name text, owner integer, colour text)`);
  await store('apple', 'red');
  await store('plum', 'blue');
  lookUp = lookUpTogether<Fruit, Found>(client.database, {
    name: 'fruit_of_owner',
    asked: { name: 'text', owner: 'integer' },
    answer: sql`(
      select json_build_object('colour', colour, 'at', now()) from fruits
      where fruits.name = asked.name and fruits.owner = asked.owner
        and 1 / (asked.owner + 1) >= 0
    )`,
  });
});
afterAll(async () => {
  await client.close();
  await testDatabase.drop();
});

const store = (name: string, colour: string) =>
  client.database.execute(sql`insert into fruits values (${name}, 1, ${colour})`);

const APPLE = { name: 'apple', owner: 1 };
const PLUM = { name: 'plum', owner: 1 };

it('answers what is asked in one turn in one statement, each question by itself', async () => {
  const found = await Promise.all([
    lookUp(PLUM),
    lookUp({ ...APPLE, owner: 2 }),
    lookUp(APPLE),
    lookUp({ name: 'p,"{}\\', owner: 1 }),
    lookUp(PLUM),
  ]);
  expect(found.map((one) => one?.colour)).toEqual(['blue', undefined, 'red', undefined, 'blue']);
  expect(new Set(found.flatMap((one) => (one === null ? [] : [one.at]))).size).toBe(1);
});

it('never gives an answer from before the question', async () => {
  expect(await lookUp({ name: 'pear', owner: 1 })).toBeNull();
  await store('pear', 'green');
  expect(await lookUp({ name: 'pear', owner: 1 })).toMatchObject({ colour: 'green' });
});

it('fails those that are asked together, and goes on afterwards', async () => {
  await store('grenade', 'green');
  await client.database.execute(sql`update fruits set owner = -1 where name = 'grenade'`);
  const together = [lookUp({ name: 'grenade', owner: -1 }), lookUp(APPLE)];
  const found = await Promise.allSettled(together);
  expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lookUp(APPLE)).toMatchObject({ colour: 'red' });
});

it('keeps one plan, however many are asked', async () => {
  const single = createDatabaseClient({ url: testDatabase.url, maxConnections: 1 });
  const lookUpThere = lookUpTogether<{ name: string }, string>(single.database, {
    name: 'fruit',
    asked: { name: 'text' },
    answer: sql`(select to_json(colour) from fruits where name = asked.name limit 1)`,
  });
  for (let count = 1; count <= 12; count += 1) {
    await Promise.all(Array.from({ length: count }, () => lookUpThere(APPLE)));
  }
  const { rows } = await single.database.execute(
    sql`select generic_plans::int > 0 as "isKept" from pg_prepared_statements where name = 'fruit'`,
  );
  await single.close();
  expect(rows).toEqual([{ isKept: true }]);
});
