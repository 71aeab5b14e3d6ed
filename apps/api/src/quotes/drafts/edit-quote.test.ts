import type { Quote } from '@cleaning/contract/quotes';
import { QUOTE_STATUSES } from '@cleaning/contract/quotes/rules';
import { describe, expect, test } from 'vitest';
import {
  act,
  createDraft,
  quoteIn,
  readQuote,
  storePrice,
  storeStatus,
} from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const client = makeBeforeAll(() => testApp.signIn());

const edit = (quote: Pick<Quote, 'id' | 'version'>, body: object) =>
  act(testApp, client, quote, 'edit', body);

const SEALED = [
  ...QUOTE_STATUSES.filter((status) => status !== 'draft').map((status) => ({
    status,
    revision: 1,
  })),
  { status: 'draft' as const, revision: 2 },
];

describe('editing a draft', () => {
  test('changes the sent fields, keeps the rest, and increments the version', async () => {
    const draft = await createDraft(testApp, client, { access_notes: 'Gate code 12.' });
    testApp.clock.advance(60_000);
    const response = await edit(draft, { suburb: 'Eastwood', access_notes: '' });
    expect(response.statusCode).toBe(200);
    const edited = quoteIn(response);
    expect(edited).toEqual({
      ...draft,
      suburb: 'Eastwood',
      access_notes: '',
      version: 2,
      updated_at: testApp.clock.now.toISOString(),
    });
    expect(await readQuote(testApp, client, draft)).toEqual(edited);
  });

  test('recalculates the price from changed and unchanged choices', async () => {
    const draft = await createDraft(testApp, client);
    const edited = quoteIn(await edit(draft, { rooms: { kitchen: 2 }, timeline_id: 'urgent' }));
    expect(edited.rooms).toEqual({ bedroom: 0, bathroom: 0, kitchen: 2, living: 0, dining: 0 });
    expect(edited.addon_ids).toEqual(['oven']);
    expect(edited).toMatchObject({
      total_cents: 294_00,
      price: { subtotal_cents: 245_00, total_cents: 294_00, deposit_cents: 88_20 },
    });
  });

  test('updates an outdated price', async () => {
    const draft = await createDraft(testApp, client);
    await storePrice(testApp, draft, 1_00);
    const edited = quoteIn(await edit(draft, { suburb: 'Eastwood' }));
    expect(edited.total_cents).toBe(215_00);
  });

  test('removes the price when the new service has none', async () => {
    const draft = await createDraft(testApp, client);
    const edited = quoteIn(await edit(draft, { service_id: 'pet-treatment' }));
    expect(edited.total_cents).toBeNull();
  });

  test('can clear optional fields', async () => {
    const draft = await createDraft(testApp, client, { preferred_date: '2026-12-03' });
    const edited = quoteIn(
      await edit(draft, { address_line1: '', suburb: null, postcode: null, preferred_date: null }),
    );
    expect(edited).toMatchObject({
      address_line1: null,
      suburb: null,
      postcode: null,
      preferred_date: null,
    });
  });

  test('keeps a date that has passed since, until it is changed', async () => {
    const before = testApp.clock.now.toISOString();
    const draft = await createDraft(testApp, client, {
      preferred_date: '2026-11-22',
      timeline_id: undefined,
    });
    testApp.clock.set('2026-11-25T00:00:00.000Z');
    const untouched = await edit(draft, { suburb: 'Eastwood' });
    const touched = await edit({ ...draft, version: 2 }, { preferred_date: '2026-11-24' });
    testApp.clock.set(before);
    expect(untouched.statusCode).toBe(200);
    expect(touched.json()).toEqual({ preferred_date: ['Choose today or a later date.'] });
  });

  test.each([
    [{ version: 0 }, 'version'],
    [{ version: '1' }, 'version'],
    [{ version: 2_147_483_648 }, 'version'],
    [{ version: undefined }, 'version'],
    [{ rooms: { bedroom: -1 } }, 'rooms.bedroom'],
    [{ postcode: '0800' }, 'postcode'],
    [{ status: 'approved' }, 'status'],
    [{ reference: 'Q-1' }, 'reference'],
    [{ total_cents: 1 }, 'total_cents'],
  ])('refuses %j with an error by field, and changes nothing', async (body, field) => {
    const draft = await createDraft(testApp, client);
    const response = await edit(draft, body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(await readQuote(testApp, client, draft)).toEqual(draft);
  });
});

describe.each(['edit', 'delete'] as const)('to %s', (action) => {
  test('a stale version is refused with the current quote', async () => {
    const draft = await createDraft(testApp, client);
    const edited = quoteIn(await edit(draft, { suburb: 'Eastwood' }));
    const response = await act(testApp, client, draft, action);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      detail: 'This quote has changed since you opened it. Check it and try again.',
      code: 'stale_version',
      current: edited,
    });
    expect(await readQuote(testApp, client, draft)).toEqual(edited);
  });

  test.each(SEALED)('a quote in status $status, revision $revision, is refused', async (state) => {
    const draft = await createDraft(testApp, client);
    await storeStatus(testApp, draft, state.status, state.revision);
    const response = await act(testApp, client, draft, action);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      detail: `Only a draft that you have not sent yet can be ${action === 'edit' ? 'changed' : 'deleted'}.`,
      code: 'invalid_transition',
      current: { id: draft.id, ...state },
    });
    expect(await readQuote(testApp, client, draft)).toMatchObject({ version: 1, ...state });
  });
});

describe('deleting a draft', () => {
  test('removes it permanently', async () => {
    const draft = await createDraft(testApp, client);
    const response = await act(testApp, client, draft, 'delete');
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    for (const action of ['edit', 'delete', 'submit', 'cancel'] as const) {
      const again = await act(testApp, client, draft, action);
      expect(again.statusCode).toBe(404);
    }
  });

  test.each(['', '?version=', '?version=one', '?version=1.5', '?version=99999999999'])(
    'requires a version, which %j lacks',
    async (query) => {
      const draft = await createDraft(testApp, client);
      const response = await testApp.call({
        method: 'DELETE',
        path: `quotes/${draft.id}/${query}`,
        as: client,
      });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual(['version']);
    },
  );
});
