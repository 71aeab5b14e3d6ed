import { company } from '@cleaning/company';
import type { Quote, Revision, RevisionSummary } from '@cleaning/contract/quotes';
import { Client } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDue } from '../../../test/run-due.ts';
import {
  act,
  command,
  createDraft,
  quoteIn,
  readQuote,
  SITE,
  storeStatus,
} from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';
import { expireOffersJob } from './expire-offers-job.ts';

const APPROVAL = { approved_name: 'Robin Park', accepts_terms: true };
const START = '2026-11-21T00:00:00.000Z';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff', clientType: null }));
beforeEach(() => testApp.clock.set(START));
const client = makeBeforeEach(() => testApp.signIn());

/** A submitted quote, with other choices where a test needs them. */
async function submitted(changes: object = {}, expectedCents: number | null = 215_00) {
  const draft = await createDraft(testApp, client, changes);
  return quoteIn(
    await act(testApp, client, draft, 'submit', { expected_total_cents: expectedCents }),
  );
}

const send = async (quote: Pick<Quote, 'id' | 'version'>, body: object = {}) =>
  quoteIn(await command(testApp, staff, quote, 'send', body));

const sent = async (changes: object = {}, cents = 215_00) => send(await submitted(changes, cents));

const revisionsOf = async (quote: Quote, as = client) =>
  (await testApp.call({ path: `quotes/revisions/?quote_id=${quote.id}`, as })).json<{
    count: number;
    results: RevisionSummary[];
  }>();

const readRevision = async (id: string, as = client, query = '') =>
  (await testApp.call({ path: `quotes/revisions/${id}/${query}`, as })).json<Revision>();

describe('sending a quote', () => {
  test('makes it valid to the end of the day in Sydney two weeks later', async () => {
    // Late in the evening by UTC, it is the next morning in Sydney.
    testApp.clock.set('2026-11-21T22:00:00.000Z');
    expect(await sent()).toMatchObject({ status: 'sent', valid_until: '2026-12-06' });
  });

  test('can make it valid until another day', async () => {
    const quote = await send(await submitted(), { valid_until: '2026-11-21' });
    expect(quote.valid_until).toBe('2026-11-21');
  });

  test.each(['2026-11-20', '2027-11-22', 'soon'])(
    'refuses to make it valid until %s',
    async (day) => {
      const quote = await submitted();
      const response = await command(testApp, staff, quote, 'send', { valid_until: day });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual(['valid_until']);
    },
  );

  test('needs a price where the service has none', async () => {
    const quote = await submitted({ service_id: 'pet-treatment' }, null);
    const response = await command(testApp, staff, quote, 'send');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      detail: 'This service has no list price. Add its price lines before you send it.',
      code: 'invalid_transition',
    });
  });

  test('freezes the offer: not even the database allows a change', async () => {
    const quote = await sent();
    const { count, results } = await revisionsOf(quote);
    expect(count).toBe(1);
    expect(results).toEqual([
      {
        id: expect.any(String),
        quote_id: quote.id,
        revision: 1,
        total_cents: 215_00,
        valid_until: '2026-12-05',
        sent_at: START,
      },
    ]);
    const database = new Client({ connectionString: testApp.databaseUrl });
    await database.connect();
    const change = database.query(
      'update quote_revisions set total_cents = 1 where quote_id = $1',
      [quote.id],
    );
    await expect(change).rejects.toMatchObject({ code: '23001' });
    await database.end();
  });
});

describe('approving a quote', () => {
  test('stores the typed name, and records the deposit due for an urgent clean', async () => {
    const quote = await sent({ timeline_id: 'urgent' }, 258_00);
    const approved = quoteIn(await command(testApp, client, quote, 'approve', APPROVAL));
    expect(approved).toMatchObject({
      approved_name: 'Robin Park',
      approved_at: START,
      deposit: { status: 'due' },
      price: { deposit_cents: 77_40 },
    });
  });

  test('records no deposit for a standard clean, or for one that an NDIS plan pays', async () => {
    const standard = await sent();
    const ndis = await createDraft(testApp, client, { service_id: 'ndis', timeline_id: 'urgent' });
    const asked = await act(testApp, client, ndis, 'submit', {
      expected_total_cents: ndis.total_cents,
    });
    const offered = await send(quoteIn(asked));
    for (const quote of [standard, offered]) {
      const approved = quoteIn(await command(testApp, client, quote, 'approve', APPROVAL));
      expect(approved.deposit.status).toBe('none');
    }
    expect(offered.price).toMatchObject({ deposit_percent: 30, deposit_cents: 84_60 });
  });

  test.each([
    [{}, ['approved_name', 'accepts_terms']],
    [{ approved_name: ' ', accepts_terms: true }, ['approved_name']],
    [{ approved_name: 'Robin Park', accepts_terms: false }, ['accepts_terms']],
    [{ ...APPROVAL, reason: 'Yes.' }, ['reason']],
    [{ ...APPROVAL, approved_name: 'x'.repeat(121) }, ['approved_name']],
  ])('as its client with %j is refused with an error by field', async (body, fields) => {
    const response = await command(testApp, client, await sent(), 'approve', body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(fields);
  });

  test('as staff refuses a typed name', async () => {
    const body = { reason: 'By phone.', approved_name: 'Robin Park' };
    const response = await command(testApp, staff, await sent(), 'approve', body);
    expect(Object.keys(response.json())).toEqual(['approved_name']);
  });

  test('repeated with one key returns the first response', async () => {
    const quote = await sent();
    const key = { 'idempotency-key': `approve-${quote.id}` };
    const first = await command(testApp, client, quote, 'approve', APPROVAL, key);
    const again = await command(testApp, client, quote, 'approve', APPROVAL, key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await command(testApp, client, await sent(), 'approve', APPROVAL, key);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('is possible until the end of its last day in Sydney', async () => {
    const [first, second] = [await sent(), await sent()];
    testApp.clock.set('2026-12-05T12:59:59.999Z');
    expect((await command(testApp, client, first, 'approve', APPROVAL)).statusCode).toBe(200);
    testApp.clock.set('2026-12-05T13:00:00.000Z');
    const asRead = await readQuote(testApp, client, second);
    expect(asRead).toMatchObject({
      status: 'sent',
      available_commands: ['decline', 'request_changes'],
    });
    for (const [who, body] of [
      [client, APPROVAL],
      [staff, { reason: 'By phone.' }],
    ] as const) {
      const late = await command(testApp, who, second, 'approve', body);
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({
        detail: 'This quote has expired. Ask us for an updated one.',
      });
    }
  });
});

describe('a quote past its last day', () => {
  test('expires once, however many processes run, and its client is told once', async () => {
    const [past, valid] = [
      await sent(),
      await send(await submitted(), { valid_until: '2026-12-06' }),
    ];
    testApp.clock.set('2026-12-05T13:00:00.000Z');
    await Promise.all([1, 2, 3].map(() => runDue(testApp, expireOffersJob)));
    await runDue(testApp, expireOffersJob);

    const expired = await readQuote(testApp, client, past);
    expect(expired).toMatchObject({ status: 'expired', version: past.version + 1 });
    expect(expired.events.at(-1)).toMatchObject({
      command: 'expire',
      from_status: 'sent',
      to_status: 'expired',
      actor: 'system',
      occurred_at: '2026-12-05T13:00:00.000Z',
    });
    expect(expired.events.filter((event) => event.command === 'expire')).toHaveLength(1);
    const subjects = (await testApp.mails(client.email)).map(({ subject }) => subject);
    expect(
      subjects.filter((subject) => subject === `Quote ${past.reference} has expired`),
    ).toHaveLength(1);
    expect((await readQuote(testApp, client, valid)).status).toBe('sent');
  });
});

describe('the next revision', () => {
  test('is changed by staff, sent again, and lists its changes', async () => {
    const first = await sent();
    const changed = quoteIn(
      await command(testApp, client, first, 'request_changes', { comment: 'Two bedrooms.' }),
    );
    const draft = quoteIn(await command(testApp, staff, changed, 'revise'));
    expect(draft).toMatchObject({
      status: 'draft',
      revision: 2,
      valid_until: null,
      available_commands: ['send'],
    });
    const refused = await act(testApp, client, draft, 'edit', { suburb: 'Epping' });
    expect(refused.statusCode).toBe(409);

    const edited = quoteIn(
      await act(testApp, staff, draft, 'edit', {
        rooms: { bedroom: 2, bathroom: 1 },
        addon_ids: [],
        company_notes: 'We bring our own ladder.',
      }),
    );
    const second = await send(edited);
    expect(second).toMatchObject({ status: 'sent', revision: 2, valid_until: '2026-12-05' });

    const { results } = await revisionsOf(second);
    expect(results.map(({ revision }) => revision)).toEqual([2, 1]);
    const newest = await readRevision(results[0]?.id ?? '');
    expect(newest.compared_with).toBe(1);
    expect(newest.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['rooms.bedroom', 1, 2],
      ['addon_ids.oven', 'Oven Deep Clean', null],
      ['company_notes', '', 'We bring our own ladder.'],
      ['total_cents', 215_00, second.total_cents],
    ]);
    expect(newest.changes[0]?.sentence).toBe('Bedroom changed from 1 to 2.');
    const oldest = await readRevision(results[1]?.id ?? '');
    expect(oldest).toMatchObject({ compared_with: null, changes: [], total_cents: 215_00 });
    expect(oldest.content.rooms.bedroom).toBe(1);
    const backwards = await readRevision(oldest.id, staff, '?compare_with=2');
    expect(backwards.changes[0]).toMatchObject({ before: 2, after: 1 });
    const none = await testApp.call({
      path: `quotes/revisions/${oldest.id}/?compare_with=7`,
      as: client,
    });
    expect(none.json()).toEqual({ compare_with: ['This quote was never sent as that revision.'] });
  });

  test('cannot be read by another client', async () => {
    const quote = await sent();
    const [revision] = (await revisionsOf(quote)).results;
    const stranger = await testApp.signIn();
    for (const path of [
      `quotes/revisions/?quote_id=${quote.id}`,
      `quotes/revisions/${revision?.id}/`,
      `quotes/items/?quote_id=${quote.id}`,
    ]) {
      expect((await testApp.call({ path, as: stranger })).statusCode).toBe(404);
      expect((await testApp.call({ path, as: staff })).statusCode).toBe(200);
    }
  });
});

const about = async ({ reference, id }: Quote, recipient: string) =>
  (await testApp.mails(recipient))
    .filter(({ subject }) => subject.includes(reference))
    .map(({ subject, text, html }) => ({
      subject,
      whole: [subject, text, html].join('\n').replaceAll(id, ''),
    }));

describe('the mail about a command', () => {
  test.each([
    ['send', 'submitted', {}, 'is ready'],
    ['decline_request', 'submitted', { reason: 'A steep stairwell.' }, 'About your quote'],
    ['decline', 'sent', { reason: 'Rang from the ward.' }, 'We recorded that you declined'],
    ['withdraw', 'sent', { reason: 'A steep stairwell.' }, 'We withdrew'],
  ] as const)('for %s by staff is sent to the client', async (name, status, body, subject) => {
    const draft = await createDraft(testApp, client);
    await storeStatus(testApp, draft, status);
    const quote = quoteIn(await command(testApp, staff, draft, name, body));
    const mails = await about(quote, client.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(subject);
    for (const detail of [SITE.address_line1, 'stairwell', 'ward', '$']) {
      expect(mails[0]?.whole).not.toContain(detail);
    }
  });

  test.each([
    ['approve', 'sent', APPROVAL, 'is approved'],
    ['decline', 'sent', {}, 'is declined'],
    ['request_changes', 'sent', { comment: 'Use the Lockbox.' }, 'Changes wanted'],
    ['cancel', 'submitted', {}, 'is cancelled'],
  ] as const)(
    'for %s by the client is sent to the company',
    async (name, status, body, subject) => {
      const draft = await createDraft(testApp, client);
      await storeStatus(testApp, draft, status);
      const quote = quoteIn(await command(testApp, client, draft, name, body));
      // The client gets nothing but the copy of what they approved.
      expect(await about(quote, client.email)).toHaveLength(name === 'approve' ? 1 : 0);
      const mails = await about(quote, company.email.support);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toContain(subject);
      for (const detail of ['Robin', 'Lockbox', client.email, '$']) {
        expect(mails[0]?.whole).not.toContain(detail);
      }
    },
  );

  test('is not created for a command that was refused', async () => {
    const quote = await sent();
    await command(testApp, client, quote, 'approve', {});
    await command(testApp, staff, quote, 'withdraw', {});
    expect(await about(quote, company.email.support)).toHaveLength(1);
    expect(await about(quote, client.email)).toHaveLength(2);
  });
});
