import type { Quote } from '@cleaning/contract/quotes';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { act, command, createDraft, quoteIn, storeStatus } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

let quote: Quote;

const testApp = startBeforeAll();
const client = makeBeforeAll(() => testApp.signIn());
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff', clientType: null }));
beforeEach(async () => {
  const draft = await createDraft(testApp, client, {
    service_id: 'window-carpet',
    timeline_id: 'urgent',
  });
  quote = quoteIn(await act(testApp, client, draft, 'submit', { expected_total_cents: null }));
});

const LINE = { description: 'Carpet steam cleaning, per room', quantity: 2.5, unit_cents: 33_33 };

const add = (details: object = LINE, on = quote, as = staff, headers = {}) =>
  testApp.call({
    method: 'POST',
    path: 'quotes/items/',
    as,
    body: { quote_id: on.id, version: on.version, ...details },
    headers,
  });

const change = (itemId: string, on: Quote, details: object) =>
  testApp.call({
    method: 'PATCH',
    path: `quotes/items/${itemId}/`,
    as: staff,
    body: { quote_id: on.id, version: on.version, ...details },
  });

const remove = (itemId: string, on: Quote) =>
  testApp.call({
    method: 'DELETE',
    path: `quotes/items/${itemId}/?quote_id=${on.id}&version=${on.version}`,
    as: staff,
  });

describe('the lines written by staff', () => {
  test('set the price of a service that is priced on request', async () => {
    const response = await add();
    expect(response.statusCode).toBe(201);
    const priced = quoteIn(response);
    expect(priced).toMatchObject({ total_cents: 83_33, version: quote.version + 1 });
    expect(priced.price).toEqual({
      status: 'priced',
      lines: [
        {
          kind: 'item',
          id: expect.any(String),
          name: LINE.description,
          quantity: 2.5,
          unit_cents: 33_33,
          amount_cents: 83_33,
        },
      ],
      subtotal_cents: 83_33,
      multiplier_percent: 100,
      timeline_adjustment_cents: 0,
      total_cents: 83_33,
      deposit_percent: 30,
      deposit_cents: 25_00,
    });
    const list = await testApp.call({ path: `quotes/items/?quote_id=${quote.id}`, as: client });
    expect(list.json()).toEqual(priced.price.lines);
    const sent = quoteIn(await command(testApp, staff, priced, 'send'));
    expect(sent).toMatchObject({ status: 'sent', total_cents: 83_33 });
  });

  test('can be changed and removed one by one; without any the calculator sets the price', async () => {
    const one = quoteIn(await add());
    const two = quoteIn(await add({ description: 'Ladder', quantity: 1, unit_cents: 20_00 }, one));
    expect(two.total_cents).toBe(103_33);
    const [carpet, ladder] = two.price.lines;
    const dearer = quoteIn(await change(ladder?.id ?? '', two, { unit_cents: 25_00 }));
    expect(dearer.price.lines.map((line) => [line.name, line.amount_cents])).toEqual([
      [LINE.description, 83_33],
      ['Ladder', 25_00],
    ]);
    const fewer = quoteIn(await remove(carpet?.id ?? '', dearer));
    expect(fewer.total_cents).toBe(25_00);
    const none = quoteIn(await remove(ladder?.id ?? '', fewer));
    expect(none).toMatchObject({ total_cents: null, price: { status: 'price-on-request' } });
  });

  test('keep setting the price while staff change the quote', async () => {
    const priced = quoteIn(await add());
    const edited = quoteIn(
      await act(testApp, staff, priced, 'edit', {
        timeline_id: 'standard',
        reason: 'There is no hurry, they said.',
      }),
    );
    expect(edited.price).toMatchObject({ total_cents: 83_33, deposit_cents: 0 });
  });

  test('add up to the total to the cent, whatever they are', async () => {
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100),
      unit_cents: fc.integer({ min: 0, max: 100_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 4 }), async (items) => {
        let priced = quote;
        for (const details of items) {
          const response = await add({ description: 'A line', ...details }, priced);
          if (response.statusCode === 400) break;
          priced = quoteIn(response);
        }
        const amounts = priced.price.lines.map((line) => line.amount_cents);
        expect(priced.total_cents).toBe(
          amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0),
        );
        for (const line of priced.price.lines) {
          // The amount is the exact product rounded once, so twice the difference is at most one.
          const exact = Math.round(line.quantity * 100) * line.unit_cents;
          expect(Math.abs(exact - line.amount_cents * 100)).toBeLessThanOrEqual(50);
        }
        quote = priced;
        for (const line of priced.price.lines) quote = quoteIn(await remove(line.id, quote));
      }),
      { numRuns: 12 },
    );
  });
});

describe('a line is refused with an error', () => {
  test.each([
    [{ ...LINE, quantity: 0 }, 'quantity'],
    [{ ...LINE, quantity: 1.005 }, 'quantity'],
    [{ ...LINE, quantity: 1001 }, 'quantity'],
    [{ ...LINE, quantity: '2' }, 'quantity'],
    [{ ...LINE, unit_cents: -1 }, 'unit_cents'],
    [{ ...LINE, unit_cents: 1.5 }, 'unit_cents'],
    [{ ...LINE, unit_cents: 1_000_001 }, 'unit_cents'],
    [{ ...LINE, description: ' ' }, 'description'],
    [{ ...LINE, description: 'x'.repeat(201) }, 'description'],
    [{ ...LINE, amount_cents: 1 }, 'amount_cents'],
  ])('as %j, by its field', async (details, field) => {
    const response = await add(details);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('when the quote exceeds a million dollars', async () => {
    const response = await add({ ...LINE, quantity: 1000, unit_cents: 1_000_000 });
    expect(response.json()).toEqual({
      unit_cents: ['The lines of a quote come to $1,000,000 or less.'],
    });
  });

  test.each(['sent', 'approved', 'cancelled', 'withdrawn'] as const)(
    'once the quote is %s',
    async (status) => {
      await storeStatus(testApp, quote, 'submitted');
      const priced = quoteIn(await add());
      await storeStatus(testApp, priced, status);
      const response = await add(LINE, priced);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'invalid_transition', current: { status } });
    },
  );

  test('while the quote is the draft of its client', async () => {
    const draft = await createDraft(testApp, client);
    expect((await add(LINE, draft)).statusCode).toBe(409);
  });

  test('of a stale version, of an unknown line or quote, and for a client', async () => {
    expect((await add(LINE, { ...quote, version: 9 })).json()).toMatchObject({
      code: 'stale_version',
    });
    const nowhere = '0d3a0000-0000-4000-8000-00000000ffff';
    expect((await change(nowhere, quote, { quantity: 1 })).statusCode).toBe(404);
    expect((await remove(nowhere, quote)).statusCode).toBe(404);
    expect((await add(LINE, { ...quote, id: nowhere })).statusCode).toBe(404);
    expect((await add(LINE, quote, client)).statusCode).toBe(403);
  });
});

test('a line sent twice with one key is stored once', async () => {
  const key = { 'idempotency-key': `line-of-${quote.id}` };
  const [first, second] = await Promise.all([
    add(LINE, quote, staff, key),
    add(LINE, quote, staff, key),
  ]);
  expect(second?.json()).toEqual(first?.json());
  expect(quoteIn(first).price.lines).toHaveLength(1);
});

test('two lines added at once: one is saved, the other is refused', async () => {
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
});
