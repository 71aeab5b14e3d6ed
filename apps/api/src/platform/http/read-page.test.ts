import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../test/create-test-app.ts';
import { createDraft } from '../../../test/quote-fixtures.ts';
import type { Transaction } from '../db/client.ts';
import { quotes } from '../db/schema/index.ts';
import { readPage } from './read-page.ts';

let testApp: TestApp;
let client: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  client = await testApp.signIn();
  await createDraft(testApp, client);
});
afterAll(() => testApp.close());

test('a list and its count are of one moment, whatever is written in between', async () => {
  const request = { path: 'quotes/', query: { page: 1, page_size: 20 } };
  const queries = {
    count: (snapshot: Transaction) => snapshot.$count(quotes),
    list: async (snapshot: Transaction) => {
      await createDraft(testApp, client);
      return snapshot.select().from(quotes);
    },
    toItem: ({ id }: { readonly id: string }) => id,
  };
  const first = await readPage(testApp.database, request, queries);
  expect([first.count, first.results.length]).toEqual([1, 1]);
  const next = await readPage(testApp.database, request, queries);
  expect([next.count, next.results.length]).toEqual([2, 2]);
});
