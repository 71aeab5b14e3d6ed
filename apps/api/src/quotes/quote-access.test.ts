import { beforeAll, describe, expect, test } from 'vitest';
import type { CallOptions, TestPerson } from '../../test/create-test-app.ts';
import { CHOICES, createDraft, quoteIn, readQuote } from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

let people: Readonly<Record<'owner' | 'stranger' | 'unverified' | 'staff' | 'admin', TestPerson>>;

const testApp = startBeforeAll();
beforeAll(async () => {
  people = {
    owner: await testApp.signIn(),
    stranger: await testApp.signIn({ clientType: 'ndis' }),
    unverified: await testApp.signIn({ verifiedAt: null }),
    staff: await testApp.signIn({ userType: 'staff', clientType: null }),
    admin: await testApp.signIn({ userType: 'admin', clientType: null }),
  };
});
const draft = makeBeforeEach(() => createDraft(testApp, people.owner));

/** Valid calls of the owner for every endpoint about one quote. */
const callsAbout = (id: string): Readonly<Record<string, CallOptions>> => ({
  getQuote: { path: `quotes/${id}/` },
  updateQuote: { method: 'PATCH', path: `quotes/${id}/`, body: { version: 1, suburb: 'Eastwood' } },
  deleteQuote: { method: 'DELETE', path: `quotes/${id}/?version=1` },
  submitQuote: {
    method: 'POST',
    path: `quotes/${id}/submit/`,
    body: { version: 1, expected_total_cents: 215_00 },
  },
  cancelQuote: { method: 'POST', path: `quotes/${id}/cancel/`, body: { version: 1 } },
});

const names = Object.keys(callsAbout(''));
/** The calls that only a client makes; the others are tested command by command. */
const changes = names.filter((name) => !['getQuote', 'updateQuote', 'deleteQuote'].includes(name));

const make = (name: string, id: string, as: TestPerson | undefined) => {
  const call = callsAbout(id)[name];
  if (call === undefined) throw new Error(`There is no call ${name}.`);
  return testApp.call({ ...call, as });
};

describe('another client', () => {
  test.each(names)('gets a not-found answer from %s', async (name) => {
    const response = await make(name, draft.id, people.stranger);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      detail: 'The requested resource was not found.',
      code: 'not_found',
    });
    expect(await readQuote(testApp, people.owner, draft)).toEqual(draft);
  });

  test('does not find the quote in a list', async () => {
    const response = await testApp.call({
      path: `quotes/my-quotes/?search=${draft.reference}`,
      as: people.stranger,
    });
    expect(response.json()).toMatchObject({ count: 0, results: [], status_counts: {} });
  });
});

describe('an unknown quote id', () => {
  const absent = ['6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11', '1', 'my-quote', "'%20or%201=1--", '%00'];

  test.each(names.flatMap((name) => absent.map((id) => [name, id] as const)))(
    'gets the usual not-found answer from %s for %s',
    async (name, id) => {
      const response = await make(name, id, people.owner);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

describe('a caller without a session', () => {
  test.each(names)('may not %s', async (name) => {
    const response = await make(name, draft.id, undefined);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'not_authenticated' });
  });
});

describe('a client who has not verified their email', () => {
  test.each(names)('may not %s', async (name) => {
    const response = await make(name, draft.id, people.unverified);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'email_not_verified' });
  });
});

describe.each(['staff', 'admin'] as const)('%s', (role) => {
  test('can read the quote of any client, with the available commands', async () => {
    const quote = quoteIn(await make('getQuote', draft.id, people[role]));
    const client = { id: people.owner.id, first_name: 'Robin', last_name: 'Park', has_email: true };
    expect(quote).toEqual({
      ...draft,
      client,
      staff_details: {
        client_email: people.owner.email,
        owner: null,
        waiting_since: draft.created_at,
        next_valid_until: null,
        send_at: null,
        offer_mail: null,
        timeline_reason: null,
        outside_area_reason: null,
      },
      available_commands: [],
    });
  });

  test.each(changes)('may not %s, which only the client may', async (name) => {
    const response = await make(name, draft.id, people[role]);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'permission_denied' });
    expect(await readQuote(testApp, people.owner, draft)).toEqual(draft);
  });

  test('can list the quotes of every client, and has none', async () => {
    const every = await testApp.call({ path: 'quotes/', as: people[role] });
    const own = await testApp.call({ path: 'quotes/my-quotes/', as: people[role] });
    expect([every.statusCode, own.statusCode]).toEqual([200, 403]);
  });

  test('must name the client of a quote', async () => {
    const response = await testApp.call({
      method: 'POST',
      path: 'quotes/',
      as: people[role],
      body: { ...CHOICES, reason: 'By phone.' },
    });
    expect(response.json()).toEqual({ client_id: ['Choose a client with an open account.'] });
  });
});

describe('a client', () => {
  test('may not list the quotes of every client', async () => {
    const response = await testApp.call({ path: 'quotes/', as: people.owner });
    expect(response.statusCode).toBe(403);
  });

  test.each(names)('may %s of their own', async (name) => {
    const response = await make(name, draft.id, people.owner);
    expect([200, 204]).toContain(response.statusCode);
  });
});
