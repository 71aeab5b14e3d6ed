import { roundHalfUp } from '@cleaning/pricing';
import type { Invoice } from '@cleaning/contract/invoices';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createInvoice,
  invoiceIn,
  LINE,
  NDIS_LINE,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
const participant = makeBeforeAll(() => testApp.signIn({ clientType: 'ndis' }));
const client = makeBeforeEach(() => testApp.signIn());

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

describe('a new draft', () => {
  test('is stored with its lines, its totals and its first event', async () => {
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

  test('may be empty, also for an NDIS client', async () => {
    expect(invoiceIn(await create({}))).toMatchObject({ lines: [], total_cents: 0 });
    expect(invoiceIn(await create({ client_id: participant.id })).kind).toBe('private');
  });

  test('stores an NDIS line with everything that a claim needs', async () => {
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

  test('is created once for one key, even by concurrent calls', async () => {
    const headers = { 'idempotency-key': `key-${client.id}` };
    const answers = await Promise.all([
      create({ lines: [LINE] }, headers),
      create({ lines: [LINE] }, headers),
    ]);
    expect(new Set(answers.map((answer) => invoiceIn(answer).id)).size).toBe(1);
  });

  test('has lines that add up to its subtotal, and with GST to its total', async () => {
    const line = fc.record({
      description: fc.constant('Clean'),
      quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100),
      // Five lines of this price stay below the limit of an invoice.
      unit_price_cents: fc.integer({ min: 0, max: 180_00 }),
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

describe('an invalid draft', () => {
  const NOBODY = '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11';

  test.each([
    ['for no client', { client_id: NOBODY }, 'client_id'],
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
  ])('with %s is refused with an error by field', async (_what, body, field) => {
    const response = await create(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.any(String)] });
  });

  test('over a million dollars says how much an invoice holds, and what to do with the rest', async () => {
    const response = await create({
      lines: [{ ...LINE, quantity: 999, unit_price_cents: 100_000_00 }],
    });
    expect(response.json()).toEqual({
      quantity: [
        'The lines of an invoice come to $1,000,000 or less. Put the rest on another invoice.',
      ],
    });
  });

  test('as NDIS for a general client is refused', async () => {
    const response = await create({ kind: 'ndis', lines: [NDIS_LINE] });
    expect(response.json()).toEqual({ kind: ['Only an NDIS client gets an NDIS invoice.'] });
  });

  test('for a staff user is refused', async () => {
    expect((await create({ client_id: staff.id })).json()).toEqual({
      client_id: ['Choose a client.'],
    });
  });

  test.each([
    [{ support_item_number: '01_020_0120_1_1' }, 'support_item_number'],
    [{ region: 'remote' }, 'region'],
    [{ mmm: 5 }, 'mmm'],
    [{ kilometres: 12.5 }, 'kilometres'],
    [{ claim_type: 'CANC' }, 'claim_type'],
    [{ cancellation_reason: 'NSDH' }, 'cancellation_reason'],
    [{ no_other_work_found: false }, 'no_other_work_found'],
  ])('with %j on a private invoice is refused', async (change, field) => {
    const response = await create({ lines: [{ ...LINE, ...change }] });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test.each([
    [{ mmm: 6, region: 'standard' }, 'region'],
    [{ mmm: 8 }, 'mmm'],
    [{ kilometres: 0 }, 'kilometres'],
    [{ kilometres: 1.25 }, 'kilometres'],
  ])('with %j on an NDIS invoice is refused', async (change, field) => {
    const response = await createNdis(change);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(field);
  });

  test('with an NDIS line without a date is refused', async () => {
    const response = await createNdis({ service_date_from: null });
    expect(response.json()).toEqual({ service_date_from: ['Enter the day of the support.'] });
  });
});

describe('a draft', () => {
  test('can get another note, or be deleted, by staff with the current version', async () => {
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
