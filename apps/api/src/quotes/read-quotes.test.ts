import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import {
  act,
  command,
  createDraft,
  payDeposit,
  quoteIn,
  readQuote,
} from '../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const APPROVAL = { approved_name: 'Robin Park', accepts_terms: true };

/** Another process, which makes no changes in these tests. */
let otherProcess: FastifyInstance;

const testApp = startBeforeAll();
beforeAll(async () => {
  otherProcess = await testApp.startAnother();
});
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff', clientType: null }));
beforeEach(() => testApp.clock.set('2026-11-21T00:00:00.000Z'));
const client = makeBeforeEach(() => testApp.signIn());
const quote = makeBeforeEach(async () => {
  await createDraft(testApp, client, { suburb: 'West Ryde' });
  return createDraft(testApp, client, { timeline_id: 'urgent' });
});

const paths = () => [
  'quotes/my-quotes/',
  'quotes/my-quotes/?status=draft&ordering=created_at',
  'quotes/my-quotes/?search=ryde&page_size=1',
  `quotes/${quote.id}/`,
];

/** Everything that the client can read about their quotes, from one process. */
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

describe('a client reads current data from another process', () => {
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
    await readAll(otherProcess);
    await change();
    const first = await readAll(otherProcess);
    expect(first).toEqual(await readAll(await testApp.startAnother()));
    expect(await readAll(otherProcess)).toEqual(first);
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

test('a quote that its client has read is not found by another client', async () => {
  await readQuote(testApp, client, quote);
  const stranger = await testApp.signIn();
  const path = `quotes/${quote.id}/`;
  expect((await testApp.call({ path, as: stranger })).statusCode).toBe(404);
  expect((await testApp.call({ path })).statusCode).toBe(401);
});

const readWith = (path: string, as: TestPerson, tag?: string) =>
  testApp.call({ path, as, ...(tag === undefined ? {} : { headers: { 'if-none-match': tag } }) });
const tagOf = async (path: string, as: TestPerson) => {
  const { etag } = (await readWith(path, as)).headers;
  return String(etag);
};

describe('a response with a matching entity tag is not sent again', () => {
  test.each(['a quote', 'a list'])('%s, until it changes', async (what) => {
    const path = what === 'a quote' ? `quotes/${quote.id}/` : 'quotes/my-quotes/';
    const tag = await tagOf(path, client);
    const again = await readWith(path, client, `"another", ${tag.replace('W/', '')}`);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    await act(testApp, client, quote, 'edit', { suburb: 'Epping' });
    const changed = await readWith(path, client, tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('Epping');
    expect(changed.headers.etag).not.toBe(tag);
  });

  test('unless the day has changed, and with it the available commands', async () => {
    const asked = await submit();
    const offer = quoteIn(
      await command(testApp, staff, asked, 'send', { valid_until: '2026-11-21' }),
    );
    const path = `quotes/${offer.id}/`;
    const tag = await tagOf(path, client);
    expect((await readWith(path, client, tag)).statusCode).toBe(304);
    testApp.clock.set('2026-11-21T13:00:00.000Z');
    expect((await readWith(path, client, tag)).statusCode).toBe(200);
  });

  test('and only to a user with access', async () => {
    const path = `quotes/${quote.id}/`;
    const tag = await tagOf(path, client);
    const stranger = await testApp.signIn();
    expect((await readWith(path, stranger, tag)).statusCode).toBe(404);
    expect((await readWith(path, stranger, '*')).statusCode).toBe(404);
  });
});
