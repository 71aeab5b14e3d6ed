import {
  exportedQuoteSchema,
  quotesOverviewSchema,
  revisionSchema,
} from '@cleaning/contract/quotes';
import { beforeAll, expect, test } from 'vitest';
import { act, command, createDraft, quoteIn } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import { exportFor, quotesForDashboard } from './client-overview.ts';

const testApp = startBeforeAll();
const client = makeBeforeAll(() => testApp.signIn());
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff', clientType: null }));
beforeAll(async () => createDraft(testApp, await testApp.signIn()));

test('a client can list and download their own records, and nothing of another client', async () => {
  expect(await quotesForDashboard(testApp.database, client.id)).toEqual({
    status_counts: {},
    waiting: [],
    drafts: [],
  });
  expect(await exportFor(testApp.database, client.id)).toEqual({
    quotes: [],
    revisions: [],
    templates: [],
  });

  const draft = await createDraft(testApp, client);
  testApp.clock.advance(1);
  const asked = quoteIn(await act(testApp, client, await createDraft(testApp, client), 'submit'));
  const sent = quoteIn(await command(testApp, staff, asked, 'send'));
  await testApp.call({
    method: 'POST',
    path: 'quotes/templates/',
    as: client,
    body: { name: 'Weekly', quote_id: draft.id },
  });

  const overview = await quotesForDashboard(testApp.database, client.id);
  expect(quotesOverviewSchema.parse(overview)).toEqual(overview);
  expect(overview.status_counts).toEqual({ draft: 1, sent: 1 });
  expect(overview.waiting.map(({ id }) => id)).toEqual([sent.id]);
  expect(overview.drafts.map(({ id }) => id)).toEqual([draft.id]);

  const taken = await exportFor(testApp.database, client.id);
  expect(taken.quotes.map((quote) => exportedQuoteSchema.parse(quote))).toEqual(taken.quotes);
  expect(taken.quotes.map(({ id, events }) => [id, events.map((event) => event.command)])).toEqual([
    [draft.id, ['create']],
    [sent.id, ['create', 'submit', 'send']],
  ]);
  expect(taken.revisions.map((revision) => revisionSchema.parse(revision))).toHaveLength(1);
  expect(taken.templates.map(({ name }) => name)).toEqual(['Weekly']);
});
