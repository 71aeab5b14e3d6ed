import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  createInvoice,
  invoiceIn,
  issueInvoice,
  LINE,
  NDIS_LINE,
  readInvoice,
} from '../../../test/invoice-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const staff = makeBeforeAll(() => testApp.signIn({ userType: 'staff' }));
const participant = makeBeforeAll(() => testApp.signIn({ clientType: 'ndis' }));
const client = makeBeforeEach(() => testApp.signIn());

const items = (
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  as: TestPerson = staff,
) => testApp.call({ method, path: `invoices/items/${path}`, as, body });

describe('the lines of a draft', () => {
  test('are added, changed and removed, and the totals follow', async () => {
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

  test('with the same date move with that date', async () => {
    const draft = await createInvoice(testApp, staff, participant, {
      kind: 'ndis',
      lines: [NDIS_LINE],
    });
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
    'are not changed by %s for a stale version',
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

  test('added concurrently are both saved or one is refused, never lost', async () => {
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

  test('are paged for each user with access to the invoice', async () => {
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
