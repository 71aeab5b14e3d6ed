import type { QuoteChoices } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import { ADDON_IDS, ROOM_IDS, SERVICE_IDS, TIMELINE_IDS } from '@cleaning/pricing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { CHOICES, createDraft, quoteIn, readQuote, SITE } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const client = makeBeforeAll(() => testApp.signIn());

const create = (body: object, key?: string, as: TestPerson = client) =>
  testApp.call({
    method: 'POST',
    path: 'quotes/',
    as,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const countOf = async (as: TestPerson) =>
  (await testApp.call({ path: 'quotes/my-quotes/', as })).json<{ count: number }>().count;

const calculate = (body: object) =>
  testApp.call({ method: 'POST', path: 'quotes/calculator/', body });

const choices: fc.Arbitrary<QuoteChoices> = fc.record({
  service_id: fc.constantFrom(...SERVICE_IDS),
  rooms: fc.dictionary(fc.constantFrom(...ROOM_IDS), fc.integer({ min: 0, max: 20 })),
  addon_ids: fc.shuffledSubarray([...ADDON_IDS]),
  timeline_id: fc.constantFrom(...TIMELINE_IDS),
});

describe('a new draft', () => {
  test('is stored with its choices, its price and its first event', async () => {
    const response = await create({
      ...CHOICES,
      ...SITE,
      address_line1: '  1 <b>Blaxland</b> Road ',
      access_notes: 'Key in the lockbox.',
      preferred_date: '2026-12-03',
    });
    expect(response.statusCode).toBe(201);
    const quote = quoteIn(response);
    expect(quote).toMatchObject({
      reference: expect.stringMatching(/^Q-\d{4,}$/u),
      status: 'draft',
      version: 1,
      revision: 1,
      service_id: 'general',
      rooms: { bedroom: 1, bathroom: 1, kitchen: 0, living: 0, dining: 0 },
      addon_ids: ['oven'],
      timeline_id: 'standard',
      address_line1: '1 bBlaxland/b Road',
      suburb: 'Ryde',
      postcode: '2112',
      access_notes: 'Key in the lockbox.',
      preferred_date: '2026-12-03',
      total_cents: 215_00,
      price: { status: 'priced', total_cents: 215_00, deposit_cents: 0 },
      deposit: {
        status: 'none',
        amount_cents: 0,
        received_cents: 0,
        due_cents: 0,
        payments: [],
        paid_on: null,
        taken_off_cents: 0,
        refunded_cents: 0,
        refunded_on: null,
      },
      valid_until: null,
      submitted_at: null,
      created_at: testApp.clock.now.toISOString(),
      updated_at: testApp.clock.now.toISOString(),
      available_commands: ['submit', 'cancel'],
    });
    expect(quote.events).toEqual([
      {
        id: expect.any(String),
        command: 'create',
        from_status: null,
        to_status: 'draft',
        actor: 'client',
        actor_name: null,
        on_behalf_of_client: false,
        reason: null,
        signed_name: null,
        signed_for: null,
        signer_relation: null,
        occurred_at: testApp.clock.now.toISOString(),
      },
    ]);
    expect(await readQuote(testApp, client, quote)).toEqual(quote);
  });

  test('needs only its choices', async () => {
    const quote = quoteIn(await create(CHOICES));
    expect(quote).toMatchObject({
      address_line1: null,
      suburb: null,
      postcode: null,
      access_notes: '',
      preferred_date: null,
    });
  });

  test('stores an emptied address as null', async () => {
    const quote = quoteIn(await create({ ...CHOICES, address_line1: ' ', suburb: '' }));
    expect(quote).toMatchObject({ address_line1: null, suburb: null });
  });

  test('may be for a service that is priced on request', async () => {
    const quote = quoteIn(await create({ ...CHOICES, service_id: 'window-carpet' }));
    expect(quote.total_cents).toBeNull();
    expect(quote.price).toMatchObject({
      status: 'price-on-request',
      lines: [],
      total_cents: null,
      deposit_cents: null,
    });
  });

  test('has a reference of its own', async () => {
    const first = await createDraft(testApp, client);
    const second = await createDraft(testApp, client);
    expect(first.reference).not.toBe(second.reference);
  });

  test('is priced by the pricing package, whatever is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (chosen) => {
        const quote = quoteIn(await create(chosen));
        const price = priceOfChoices(chosen);
        expect(quote.price).toEqual(price);
        expect(quote.total_cents).toBe(price.total_cents);
        expect(quote.addon_ids.toSorted()).toEqual(chosen.addon_ids.toSorted());
      }),
      { numRuns: 15 },
    );
  });
});

describe('an invalid draft quote', () => {
  test.each([
    ['an unknown service', { service_id: 'gutters' }, 'service_id'],
    ['half a room', { rooms: { bedroom: 0.5 } }, 'rooms.bedroom'],
    ['too many rooms', { rooms: { bedroom: 21 } }, 'rooms.bedroom'],
    ['an unknown room', { rooms: { attic: 1 } }, 'rooms.attic'],
    ['an add-on twice', { addon_ids: ['oven', 'oven'] }, 'addon_ids'],
    ['an unknown timeline', { timeline_id: 'yesterday' }, 'timeline_id'],
    ['a postcode of another state', { postcode: '3000' }, 'postcode'],
    ['a date that is no date', { preferred_date: '2026-02-30' }, 'preferred_date'],
    ['a date that is past', { preferred_date: '2026-11-20' }, 'preferred_date'],
    ['a date before the calendar', { preferred_date: '0000-01-01' }, 'preferred_date'],
    ['notes that are too long', { access_notes: 'x'.repeat(1001) }, 'access_notes'],
    ['text that no database holds', { suburb: 'Ry\u0000de' }, 'suburb'],
    ['a price of its own', { total_cents: 1 }, 'total_cents'],
    ['a status of its own', { status: 'approved' }, 'status'],
    ['an owner of its own', { client_id: '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11' }, 'client_id'],
  ])('with %s is refused with an error by field', async (_reason, change, field) => {
    const response = await create({ ...CHOICES, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.any(String)] });
  });

  test('is refused with every missing field', async () => {
    const response = await create({});
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['service_id', 'rooms', 'addon_ids']);
  });

  test('accepts today in Sydney as the first possible date', async () => {
    // 13:30 in London is after midnight in Sydney.
    const before = testApp.clock.now.toISOString();
    testApp.clock.set('2026-11-21T13:30:00.000Z');
    const { timeline_id: _, ...onAnyDay } = CHOICES;
    const past = await create({ ...onAnyDay, preferred_date: '2026-11-21' });
    const today = await create({ ...onAnyDay, preferred_date: '2026-11-22' });
    testApp.clock.set(before);
    expect(past.json()).toEqual({ preferred_date: ['Choose today or a later date.'] });
    expect(today.statusCode).toBe(201);
  });
});

describe('a call that is repeated with its idempotency key', () => {
  test('gets the first response, and creates no second draft', async () => {
    const owner = await testApp.signIn();
    const first = await create(CHOICES, 'a-key', owner);
    const second = await create(CHOICES, 'a-key', owner);
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await countOf(owner)).toBe(1);
  });

  test('creates one draft even when both calls arrive at once', async () => {
    const owner = await testApp.signIn();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create(CHOICES, 'same-key', owner)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => quoteIn(answer).id)).size).toBe(1);
    expect(await countOf(owner)).toBe(1);
  });

  test('is refused with another body', async () => {
    await create(CHOICES, 'key-of-one');
    const response = await create({ ...CHOICES, service_id: 'deep' }, 'key-of-one');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('is separate when another client uses the same key', async () => {
    const [one, other] = [await testApp.signIn(), await testApp.signIn()];
    const first = quoteIn(await create(CHOICES, 'shared-key', one));
    const second = quoteIn(await create(CHOICES, 'shared-key', other));
    expect(second.id).not.toBe(first.id);
  });

  test('can be corrected and sent again after it was refused', async () => {
    const owner = await testApp.signIn();
    const refused = await create({ ...CHOICES, preferred_date: '2020-01-01' }, 'retry', owner);
    const accepted = await create(CHOICES, 'retry', owner);
    expect([refused.statusCode, accepted.statusCode]).toEqual([400, 201]);
  });

  test('creates a draft each time without a key', async () => {
    const owner = await testApp.signIn();
    await create(CHOICES, undefined, owner);
    await create(CHOICES, undefined, owner);
    expect(await countOf(owner)).toBe(2);
  });
});

describe('the calculator', () => {
  test('prices choices for any caller, and stores nothing', async () => {
    const response = await calculate({ ...CHOICES, timeline_id: 'same-day' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ total_cents: 322_50, deposit_cents: 96_75 });
  });

  test('refuses an address, which is not needed for a price', async () => {
    const response = await calculate({ ...CHOICES, ...SITE });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['address_line1', 'suburb', 'postcode']);
  });
});
