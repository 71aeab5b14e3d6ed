import { roundHalfUp } from '@cleaning/pricing';
import type { Invoice } from '@cleaning/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  createInvoice,
  invoiceIn,
  issueInvoice,
  LINE,
  NDIS_LINE,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { createDraft, storeStatus } from '../../../test/quote-fixtures.ts';

let testApp: TestApp;
let staff: TestPerson;
let client: TestPerson;
let participant: TestPerson;

beforeAll(async () => {
  testApp = await createTestApp();
  staff = await testApp.signIn({ userType: 'staff' });
  participant = await testApp.signIn({ clientType: 'ndis' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  client = await testApp.signIn();
});

const create = (body: object, headers = {}) =>
  testApp.call({
    method: 'POST',
    path: 'invoices/',
    as: staff,
    body: { client_id: client.id, kind: 'private', ...body },
    headers,
  });

const createNdis = (line: object) =>
  create({ client_id: participant.id, kind: 'ndis', lines: [{ ...NDIS_LINE, ...line }] });

const items = (
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  as: TestPerson = staff,
) => testApp.call({ method, path: `invoices/items/${path}`, as, body });

describe('a new draft', () => {
  test('is kept with its lines, its sums and its first event', async () => {
    const response = await create({ note: ' Thanks ', lines: [LINE, { ...LINE, quantity: 1.25 }] });
    expect(response.statusCode).toBe(201);
    const draft = invoiceIn(response);
    expect(draft).toMatchObject({
      number: null,
      kind: 'private',
      status: 'draft',
      version: 1,
      client_id: client.id,
      client_name: 'Robin Park',
      note: 'Thanks',
      subtotal_cents: 225_00,
      gst_cents: 22_50,
      total_cents: 247_50,
      balance_cents: 247_50,
      available_commands: ['issue'],
      events: [{ command: 'create', from_status: null, to_status: 'draft', actor: 'staff' }],
    });
    expect(draft.lines[1]).toMatchObject({
      quantity: 1.25,
      unit: 'E',
      gst_code: 'P1',
      net_cents: 125_00,
      gst_cents: 12_50,
      amount_cents: 137_50,
      region: null,
    });
    expect(await readInvoice(testApp, staff, draft)).toEqual(draft);
  });

  test('may be empty, and may be of an NDIS client too', async () => {
    expect(invoiceIn(await create({}))).toMatchObject({ lines: [], total_cents: 0 });
    expect(invoiceIn(await create({ client_id: participant.id })).kind).toBe('private');
  });

  test('holds an NDIS line with all that a claim needs', async () => {
    const cancelled = {
      claim_type: 'CANC',
      cancellation_reason: 'NSDH',
      cancellation_notice_at: '2026-11-19T22:00:00.000Z',
      no_other_work_found: true,
      region: 'remote',
    };
    const { lines } = invoiceIn(await createNdis(cancelled));
    expect(lines[0]).toMatchObject({
      ...NDIS_LINE,
      ...cancelled,
      service_date_to: '2026-11-20',
      gst_code: 'P2',
      gst_cents: 0,
      amount_cents: 150_25,
      net_cents: 150_25,
    });
  });

  test('is made once for one key, even at once', async () => {
    const headers = { 'idempotency-key': `key-${client.id}` };
    const answers = await Promise.all([
      create({ lines: [LINE] }, headers),
      create({ lines: [LINE] }, headers),
    ]);
    expect(new Set(answers.map((answer) => invoiceIn(answer).id)).size).toBe(1);
  });

  test('has lines that sum to its subtotal, and with their GST to its total, whatever they are', async () => {
    const line = fc.record({
      description: fc.constant('Clean'),
      quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100),
      unit_price_cents: fc.integer({ min: 0, max: 500_00 }),
      gst_code: fc.constantFrom('P1', 'P2', 'P5'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 5 }), async (lines) => {
        const draft = invoiceIn(await create({ lines }));
        const sum = (of: (each: Invoice['lines'][number]) => number) =>
          draft.lines.reduce((total, each) => total + of(each), 0);
        expect(draft.subtotal_cents).toBe(sum(({ net_cents: net }) => net));
        expect(draft.gst_cents).toBe(sum(({ gst_cents: gst }) => gst));
        expect(draft.total_cents).toBe(draft.subtotal_cents + draft.gst_cents);
        for (const [index, each] of draft.lines.entries()) {
          const asked = lines[index];
          const hundredths = Math.round((asked?.quantity ?? 0) * 100);
          expect(each.quantity).toBe(asked?.quantity);
          expect(each.amount_cents).toBe(
            roundHalfUp(hundredths * (asked?.unit_price_cents ?? 0), 100),
          );
          expect(each.gst_cents).toBe(
            asked?.gst_code === 'P1' ? roundHalfUp(each.amount_cents, 11) : 0,
          );
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('a draft that makes no sense', () => {
  const NOBODY = '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11';

  test.each([
    ['for nobody', { client_id: NOBODY }, 'client_id'],
    ['of an unknown kind', { kind: 'gift' }, 'kind'],
    ['with a number of its own', { number: 'INV-2026-00001' }, 'number'],
    ['with three decimals', { lines: [{ ...LINE, quantity: 1.005 }] }, 'lines.0.quantity'],
    ['of no quantity', { lines: [{ ...LINE, quantity: 0 }] }, 'lines.0.quantity'],
    ['of too many', { lines: [{ ...LINE, quantity: 1000 }] }, 'lines.0.quantity'],
    [
      'of a price below zero',
      { lines: [{ ...LINE, unit_price_cents: -1 }] },
      'lines.0.unit_price_cents',
    ],
    ['without a description', { lines: [{ ...LINE, description: '' }] }, 'lines.0.description'],
    [
      'with a day that is none',
      { lines: [{ ...LINE, service_date_from: '2026-02-30' }] },
      'lines.0.service_date_from',
    ],
    [
      'that ends before it begins',
      { lines: [{ ...LINE, service_date_from: '2026-02-03', service_date_to: '2026-02-02' }] },
      'service_date_to',
    ],
    [
      'with a time that is none',
      { lines: [{ ...LINE, start_time: '24:00' }] },
      'lines.0.start_time',
    ],
    [
      'with an item number that is none',
      { lines: [{ ...LINE, support_item_number: '1' }] },
      'lines.0.support_item_number',
    ],
    [
      'over a million dollars',
      { lines: [{ ...LINE, quantity: 999, unit_price_cents: 100_000_00 }] },
      'quantity',
    ],
    ['with too many lines', { lines: Array.from({ length: 101 }, () => LINE) }, 'lines'],
  ])('%s is refused by its field', async (_what, body, field) => {
    const response = await create(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.any(String)] });
  });

  test('as NDIS for a client who is not of the NDIS', async () => {
    const response = await create({ kind: 'ndis', lines: [NDIS_LINE] });
    expect(response.json()).toEqual({ kind: ['Only an NDIS client gets an NDIS invoice.'] });
  });

  test('for a member of staff', async () => {
    expect((await create({ client_id: staff.id })).json()).toEqual({
      client_id: ['Choose a client.'],
    });
  });

  test.each([
    [{ support_item_number: '01_020_0120_1_1' }, 'support_item_number'],
    [{ region: 'remote' }, 'region'],
    [{ claim_type: 'CANC' }, 'claim_type'],
    [{ cancellation_reason: 'NSDH' }, 'cancellation_reason'],
    [{ no_other_work_found: false }, 'no_other_work_found'],
  ])('with %j on a private invoice: the two never mix', async (change, field) => {
    const response = await create({ lines: [{ ...LINE, ...change }] });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('with an NDIS line that says no day', async () => {
    const response = await createNdis({ service_date_from: null });
    expect(response.json()).toEqual({ service_date_from: ['Enter the day of the support.'] });
  });
});

describe('the lines of a draft', () => {
  test('are added, changed and removed, and the sums follow', async () => {
    const draft = await createInvoice(testApp, staff, client);
    const added = await items('POST', '', {
      invoice_id: draft.id,
      version: 1,
      description: 'Oven',
      quantity: 2,
      unit_price_cents: 35_00,
    });
    expect(added.statusCode).toBe(201);
    const withOven = invoiceIn(added);
    expect(withOven).toMatchObject({ version: 2, total_cents: 180_00, gst_cents: 16_36 });

    const oven = withOven.lines[1];
    const changed = invoiceIn(
      await items('PATCH', `${oven?.id}/`, { version: 2, quantity: 1, gst_code: 'P5' }),
    );
    expect(changed).toMatchObject({ version: 3, total_cents: 145_00, gst_cents: 10_00 });
    expect(changed.lines[1]).toMatchObject({ description: 'Oven', quantity: 1, gst_cents: 0 });

    const first = changed.lines[0];
    const removed = invoiceIn(await items('DELETE', `${first?.id}/?version=3`));
    expect(removed).toMatchObject({ version: 4, total_cents: 35_00, gst_cents: 0 });
    expect(removed.events).toHaveLength(1);
  });

  test('of one day move with that day', async () => {
    const draft = invoiceIn(await createNdis({}));
    const { lines } = invoiceIn(
      await items('PATCH', `${draft.lines[0]?.id}/`, {
        version: 1,
        service_date_from: '2026-11-21',
      }),
    );
    expect(lines[0]).toMatchObject({
      service_date_from: '2026-11-21',
      service_date_to: '2026-11-21',
    });
  });

  test.each(['POST', 'PATCH', 'DELETE'] as const)(
    'are not changed by %s over an old version',
    async (method) => {
      const draft = await createInvoice(testApp, staff, client);
      await items('PATCH', `${draft.lines[0]?.id}/`, { version: 1, quantity: 3 });
      const current = await readInvoice(testApp, staff, draft);
      const response =
        method === 'POST'
          ? await items('POST', '', { invoice_id: draft.id, version: 1, ...LINE })
          : method === 'PATCH'
            ? await items('PATCH', `${draft.lines[0]?.id}/`, { version: 1, quantity: 2 })
            : await items('DELETE', `${draft.lines[0]?.id}/?version=1`);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'stale_version', current });
    },
  );

  test('added at once are both kept or one is told: never lost', async () => {
    const draft = await createInvoice(testApp, staff, client, { lines: [] });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => items('POST', '', { invoice_id: draft.id, version: 1, ...LINE })),
    );
    const kept = answers.filter(({ statusCode }) => statusCode === 201);
    expect(kept).toHaveLength(1);
    expect(await readInvoice(testApp, staff, draft)).toMatchObject({
      total_cents: 110_00,
      version: 2,
    });
  });

  test('are listed page by page for whoever may see the invoice', async () => {
    const lines = [LINE, { ...LINE, description: 'Oven' }, { ...LINE, description: 'Fridge' }];
    const issued = await issueInvoice(testApp, staff, client, { lines });
    const list = (query: string, as: TestPerson) =>
      testApp.call({ path: `invoices/items/?invoice_id=${issued.id}${query}`, as });
    expect((await list('&page_size=2&page=2', client)).json()).toMatchObject({
      count: 3,
      next: null,
      results: [{ description: 'Fridge' }],
    });
    expect((await list('', participant)).statusCode).toBe(404);
    expect((await testApp.call({ path: 'invoices/items/', as: staff })).statusCode).toBe(400);
  });
});

describe('a draft', () => {
  test('can be given another note, or deleted, by staff who have seen it', async () => {
    const draft = await createInvoice(testApp, staff, client);
    const path = `invoices/${draft.id}/`;
    const noted = await testApp.call({
      method: 'PATCH',
      path,
      as: staff,
      body: { version: 1, note: 'Key in the box.' },
    });
    expect(invoiceIn(noted)).toMatchObject({ note: 'Key in the box.', version: 2 });
    const remove = (version: number) =>
      testApp.call({ method: 'DELETE', path: `${path}?version=${version}`, as: staff });
    expect((await remove(1)).statusCode).toBe(409);
    expect((await remove(2)).statusCode).toBe(204);
    expect((await testApp.call({ path, as: staff })).statusCode).toBe(404);
  });
});

const fromQuote = (quoteId: string) =>
  testApp.call({
    method: 'POST',
    path: 'invoices/from-quote/',
    as: staff,
    body: { quote_id: quoteId },
  });

const approvedQuote = async (changes: object = {}) => {
  const quote = await createDraft(testApp, client, changes);
  await storeStatus(testApp, quote, 'approved');
  return quote;
};

describe('an invoice from a quote', () => {
  test('has its lines, its client, and exactly the price that was approved', async () => {
    const quote = await approvedQuote({ timeline_id: 'urgent' });
    const draft = invoiceIn(await fromQuote(quote.id));
    expect(draft).toMatchObject({
      client_id: client.id,
      quote_id: quote.id,
      kind: 'private',
      total_cents: quote.total_cents,
    });
    expect(draft.lines.map(({ description }) => description)).toContain('Oven Deep Clean');
    expect(draft.lines.at(-1)?.description).toMatch(/ service$/u);
  });

  test('is made once, even by two presses at once, until that one is void', async () => {
    const quote = await approvedQuote();
    const answers = await Promise.all([1, 2, 3].map(() => fromQuote(quote.id)));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    for (const answer of answers.filter((each) => !made.includes(each))) {
      expect(answer.json()).toMatchObject({ code: 'invalid_transition' });
    }
    const [first] = made;
    if (first === undefined) throw new Error('No invoice was made.');
    const draft = invoiceIn(first);
    const issued = invoiceIn(await command(testApp, staff, draft, 'issue', { version: 1 }));
    expect((await fromQuote(quote.id)).statusCode).toBe(409);
    await command(testApp, staff, issued, 'void', { version: 2, reason: 'Wrong sum.' });
    expect((await fromQuote(quote.id)).statusCode).toBe(201);
  });

  test.each([
    ['that was not approved', {}, 'sent'],
    ['of the NDIS, which is an estimate', { service_id: 'ndis' }, 'approved'],
    ['without a price', { service_id: 'window-carpet', rooms: {}, addon_ids: [] }, 'approved'],
  ] as const)('is not made from one %s', async (_what, changes, status) => {
    const quote = await createDraft(testApp, client, changes);
    await storeStatus(testApp, quote, status);
    const response = await fromQuote(quote.id);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['quote_id']);
  });

  test('is not made from one that does not exist', async () => {
    expect((await fromQuote('6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11')).statusCode).toBe(404);
  });
});
