import type { Quote } from '@cleaning/contract';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../test/create-test-app.ts';
import {
  act,
  command,
  createDraft,
  payDeposit,
  quoteIn,
  readQuote,
} from '../../../test/quote-fixtures.ts';

const APPROVAL = { approved_name: 'Robin Park', accepts_terms: true };

let testApp: TestApp;
/** Another process, through which nothing is changed. */
let bystander: FastifyInstance;
let client: TestPerson;
let staff: TestPerson;
let quote: Quote;

beforeAll(async () => {
  testApp = await createTestApp();
  bystander = await testApp.startAnother();
  staff = await testApp.signIn({ userType: 'staff', clientType: null });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.set('2026-11-21T00:00:00.000Z');
  client = await testApp.signIn();
  await createDraft(testApp, client, { suburb: 'West Ryde' });
  quote = await createDraft(testApp, client, { timeline_id: 'urgent' });
});

const paths = () => [
  'quotes/my-quotes/',
  'quotes/my-quotes/?status=draft&ordering=created_at',
  'quotes/my-quotes/?search=ryde&page_size=1',
  `quotes/${quote.id}/`,
];

/** All that the client can read of their quotes, in one process. */
const readAll = async (at: FastifyInstance) =>
  Promise.all(
    paths().map(async (path) => {
      const { statusCode, body } = await testApp.call({ path, as: client, at });
      return { path, statusCode, body };
    }),
  );

const draftAgain = async () => {
  await act(testApp, client, quote, 'delete');
  await createDraft(testApp, client, { timeline_id: 'urgent' });
};
const submit = async () =>
  quoteIn(await act(testApp, client, quote, 'submit', { expected_total_cents: quote.total_cents }));
const send = async () => quoteIn(await command(testApp, staff, await submit(), 'send'));
const approve = async () =>
  quoteIn(await command(testApp, client, await send(), 'approve', APPROVAL));

describe('in another process, a client reads what is so', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a new draft', () => createDraft(testApp, client)],
    ['an edit', () => act(testApp, client, quote, 'edit', { suburb: 'Epping' })],
    ['a deletion', () => act(testApp, client, quote, 'delete')],
    ['a deletion with a like draft after it', draftAgain],
    ['a submission', submit],
    ['an offer of staff', send],
    ['an approval', approve],
    ['a deposit', async () => payDeposit(testApp, staff, await approve())],
    ['nothing', () => readQuote(testApp, client, quote)],
  ])('after %s', async (_what, change) => {
    await readAll(bystander);
    await change();
    const first = await readAll(bystander);
    expect(first).toEqual(await readAll(await testApp.startAnother()));
    expect(await readAll(bystander)).toEqual(first);
  });
});

test('an offer cannot be approved once its last day is over, though nothing was written', async () => {
  const asked = await submit();
  const lastDay = { valid_until: '2026-11-21' };
  const offer = quoteIn(await command(testApp, staff, asked, 'send', lastDay));
  const commands = async () => (await readQuote(testApp, client, offer)).available_commands;
  expect(await commands()).toContain('approve');
  testApp.clock.set('2026-11-21T13:00:00.000Z');
  expect(await commands()).not.toContain('approve');
});

test('a kept quote is not there for anybody else', async () => {
  await readQuote(testApp, client, quote);
  const stranger = await testApp.signIn();
  const path = `quotes/${quote.id}/`;
  expect((await testApp.call({ path, as: stranger })).statusCode).toBe(404);
  expect((await testApp.call({ path })).statusCode).toBe(401);
});

test('the database refuses a change that does not count the version', async () => {
  const direct = new Client({ connectionString: testApp.databaseUrl });
  await direct.connect();
  const write = (columns: string) =>
    direct.query(`update quotes set ${columns} where id = $1`, [quote.id]);
  await expect(write("suburb = 'Epping'")).rejects.toMatchObject({
    constraint: 'quotes_count_their_changes',
  });
  await write("suburb = 'Epping', version = version + 1");
  await direct.end();
  expect((await readQuote(testApp, client, quote)).suburb).toBe('Epping');
});
