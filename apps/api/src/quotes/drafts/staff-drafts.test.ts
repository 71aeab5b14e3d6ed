import type { StaffQuotesPage } from '@cleaning/contract/quotes';
import { describe, expect, test } from 'vitest';
import {
  act,
  CHOICES,
  createDraft,
  quoteIn,
  readQuote,
  SITE,
  storeStatus,
} from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() =>
  testApp.signIn({ userType: 'staff', clientType: null, firstName: 'Sam' }),
);
const client = makeBeforeEach(() => testApp.signIn({ firstName: 'Ada', lastName: 'Byron' }));

const create = (body: object, as = staff, headers = {}) =>
  testApp.call({ method: 'POST', path: 'quotes/', as, body: { ...CHOICES, ...body }, headers });

const audited = async (quoteId: string) =>
  (await testApp.database.query.auditEntries.findMany()).filter(
    ({ subjectId }) => subjectId === quoteId,
  );

describe('a draft that staff start for a client', () => {
  test('belongs to the client, shows who started it and why, and the client is told', async () => {
    const response = await create({ client_id: client.id, reason: 'Asked by phone.', ...SITE });
    expect(response.statusCode).toBe(201);
    const quote = quoteIn(response);
    expect(quote).toMatchObject({
      status: 'draft',
      client: { id: client.id, first_name: 'Ada', last_name: 'Byron', has_email: true },
      events: [
        {
          command: 'create',
          actor: 'staff',
          actor_name: 'Sam',
          on_behalf_of_client: true,
          reason: 'Asked by phone.',
        },
      ],
    });
    expect(await readQuote(testApp, client, quote)).toMatchObject({
      client: null,
      events: [{ actor: 'staff', actor_name: null }],
      available_commands: ['submit', 'cancel'],
    });
    expect(await audited(quote.id)).toMatchObject([
      {
        actorId: staff.id,
        action: 'act_for_client',
        clientId: client.id,
        reason: 'Asked by phone.',
      },
    ]);
    const [mail] = await testApp.mails(client.email);
    expect(mail?.subject).toBe(`We started quote ${quote.reference} for you`);
  });

  test.each([
    [{ reason: 'By phone.' }, 'client_id'],
    [{ client_id: '0d3a0000-0000-4000-8000-00000000ffff', reason: 'By phone.' }, 'client_id'],
    [{ client_id: 'nobody', reason: 'By phone.' }, 'client_id'],
  ])('requires a client: %j', async (body, field) => {
    const response = await create(body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('requires a client with an open account, and a reason', async () => {
    const closed = await testApp.signIn({ deactivatedAt: testApp.clock.now });
    for (const id of [closed.id, staff.id]) {
      const response = await create({ client_id: id, reason: 'By phone.' });
      expect(response.json()).toEqual({ client_id: ['Choose a client with an open account.'] });
    }
    const silent = await create({ client_id: client.id });
    expect(silent.json()).toEqual({ reason: ['Say why, in a sentence.'] });
  });

  test('cannot be started by a client for another', async () => {
    const response = await create({ client_id: staff.id, reason: 'x' }, client);
    expect(Object.keys(response.json())).toEqual(['client_id', 'reason']);
  });

  test('is started once under one key', async () => {
    const body = { client_id: client.id, reason: 'By phone.' };
    const key = { 'idempotency-key': `for-${client.id}` };
    const [first, second] = await Promise.all([create(body, staff, key), create(body, staff, key)]);
    expect(second?.json()).toEqual(first?.json());
  });
});

describe('an edit by staff', () => {
  test('of the client’s answers needs a reason, which is stored', async () => {
    const draft = await createDraft(testApp, client);
    const refused = await act(testApp, staff, draft, 'edit', { suburb: 'Epping' });
    expect(refused.json()).toEqual({ reason: ['Say why, in a sentence.'] });
    const edited = await act(testApp, staff, draft, 'edit', {
      suburb: 'Epping',
      reason: 'They have moved.',
    });
    expect(quoteIn(edited)).toMatchObject({ suburb: 'Epping', version: 2 });
    expect(await audited(draft.id)).toMatchObject([{ reason: 'They have moved.' }]);
  });

  test('of the company’s own notes and drafts needs none', async () => {
    const draft = await createDraft(testApp, client);
    await storeStatus(testApp, draft, 'submitted');
    const noted = quoteIn(
      await act(testApp, staff, draft, 'edit', { company_notes: 'Two cleaners.' }),
    );
    expect(noted).toMatchObject({ company_notes: 'Two cleaners.', total_cents: 215_00 });
    await storeStatus(testApp, noted, 'draft', 2);
    const edited = await act(testApp, staff, noted, 'edit', { rooms: {} });
    expect(quoteIn(edited)).toMatchObject({ company_notes: 'Two cleaners.', total_cents: 155_00 });
    expect(await audited(draft.id)).toEqual([]);
  });

  test.each(['sent', 'approved', 'declined', 'expired', 'converted'] as const)(
    'is refused once the quote is %s',
    async (status) => {
      const draft = await createDraft(testApp, client);
      await storeStatus(testApp, draft, status);
      const response = await act(testApp, staff, draft, 'edit', { company_notes: 'x' });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'invalid_transition', current: { status } });
    },
  );

  test('and a concurrent one by the client: one is saved, the other is refused', async () => {
    const draft = await createDraft(testApp, client);
    const answers = await Promise.all([
      act(testApp, client, draft, 'edit', { suburb: 'Epping' }),
      act(testApp, staff, draft, 'edit', { suburb: 'Eastwood', reason: 'By phone.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });

  test('accepts fields that a client may not send', async () => {
    const draft = await createDraft(testApp, client);
    const response = await act(testApp, client, draft, 'edit', {
      company_notes: 'Free of charge.',
      reason: 'x',
    });
    expect(Object.keys(response.json())).toEqual(['company_notes', 'reason']);
  });
});

const list = async (query: string) => {
  const response = await testApp.call({ path: `quotes/?${query}`, as: staff });
  expect(response.statusCode).toBe(200);
  return response.json<StaffQuotesPage>();
};

const count = async (query: string) => (await list(`client_id=${client.id}&${query}`)).count;

describe('the list of every client’s quotes', () => {
  test('names the clients, and can be limited to one', async () => {
    const draft = await createDraft(testApp, client);
    const page = await list(`client_id=${client.id}`);
    expect(page).toMatchObject({ count: 1, is_count_capped: false });
    expect(page.results[0]).toMatchObject({
      id: draft.id,
      client: { id: client.id, first_name: 'Ada', last_name: 'Byron', has_email: true },
    });
  });

  test('can be filtered by service, and by days in Sydney, both included', async () => {
    const before = testApp.clock.now.toISOString();
    // Sydney has daylight saving on 2 December, so the day begins at 13:00 UTC of the day before.
    for (const at of [
      '2026-12-01T12:59:59.999Z',
      '2026-12-01T13:00:00.000Z',
      '2026-12-02T12:59:59.999Z',
      '2026-12-02T13:00:00.000Z',
    ]) {
      testApp.clock.set(at);
      await createDraft(testApp, client, { service_id: at.includes('59') ? 'deep' : 'general' });
    }
    testApp.clock.set(before);
    expect(await count('created_from=2026-12-02&created_to=2026-12-02')).toBe(2);
    expect(await count('updated_from=2026-12-03')).toBe(1);
    expect(await count('updated_to=2026-12-01')).toBe(1);
    expect(await count('service=deep')).toBe(2);
    expect(await count('service=deep,general&created_from=2026-12-02')).toBe(3);
  });

  test.each(['service=gardening', 'created_from=yesterday', 'client_id=1', 'ordering=client'])(
    'refuses %s',
    async (query) => {
      const response = await testApp.call({ path: `quotes/?${query}`, as: staff });
      expect(response.statusCode).toBe(400);
    },
  );
});
