import type { ClaimBatch, ClaimPreview, Remittance } from '@cleaning/contract/claims';
import type { Invoice } from '@cleaning/contract/invoices';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from './create-test-app.ts';
import {
  changeStoredAppointment,
  command,
  invoiceIn,
  NDIS_LINE,
  readInvoice,
} from './invoice-fixtures.ts';
import { linesThatDoNotMultiply } from './lines-that-multiply.ts';
import {
  recordRegistration,
  signInParticipant,
  storeCompletedAppointment,
  storeNdisInvoice,
  TEST_SECRETS,
} from './ndis-fixtures.ts';
import { readPdf } from './read-pdf.ts';
import { makeBeforeAll, startBeforeAll } from './set-up.ts';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
beforeAll(async () => recordRegistration(api, await api.signIn({ userType: 'admin' })));
const participant = makeBeforeAll(() => signInParticipant(api));

const post = (path: string, body: object) => api.call({ method: 'POST', path, as: staff, body });

const get = async (path: string) => {
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  return response;
};

const printed = async ({ id }: Pick<Invoice, 'id'>) =>
  (await readPdf((await get(`invoices/${id}/download_pdf/`)).rawPayload)).text;

/** The rows of an export that are about an invoice. */
async function exported(layout: string, column: string, { number }: Pick<Invoice, 'number'>) {
  const path = `bookkeeping/export/?record=invoices&layout=${layout}&from=2026-11-01&to=2026-12-31`;
  const rows: Record<string, string>[] = parse((await get(path)).body, {
    columns: true,
    bom: true,
    skipEmptyLines: true,
  });
  return rows.filter((row) => row[column] === number);
}

async function claimed({ id }: Pick<Invoice, 'id'>) {
  const body = { invoice_ids: [id] };
  const preview = (await post('invoices/bulk_payment_request/preview/', body)).json<ClaimPreview>();
  const made = await post('invoices/bulk_payment_request/', body);
  expect(made.statusCode).toBe(201);
  const batch = made.json<ClaimBatch>();
  const file = await get(`invoices/bulk_payment_request/${batch.id}/files/1/`);
  const rows: Record<string, string>[] = parse(file.body, { columns: true });
  return { preview, batch, rows };
}

/** The NDIA's answer that it paid some amounts for the lines of an invoice. */
const answerOf = ({ number }: Pick<Invoice, 'number'>, amounts: readonly string[]) => ({
  reference: `NDIA ${number}`,
  content: [
    'ClaimReference,PaymentRequestStatus,PaidTotalAmount,ErrorMessage',
    ...amounts.map((amount, index) => `${number}-${index + 1},SUCCESSFUL,${amount},`),
  ].join('\r\n'),
});

const applied = async (answer: object): Promise<Remittance> => {
  const response = await post('invoices/remittances/', answer);
  expect(response.statusCode).toBe(201);
  return response.json<Remittance>();
};

describe('a line of 2.62 hours at $60.10', () => {
  let invoice: Invoice;
  beforeAll(async () => {
    const hours = { ...NDIS_LINE, quantity: 2.62, start_time: '08:02', end_time: '10:39' };
    const created = await post('invoices/', {
      client_id: participant.id,
      kind: 'ndis',
      lines: [hours, { ...NDIS_LINE, service_date_from: '2026-11-19' }],
    });
    const issued = await command(api, staff, invoiceIn(created), 'issue', { version: 1 });
    invoice = invoiceIn(issued);
  });

  test('is $157.46 on screen and on paper, beside its clock times', async () => {
    expect(invoice).toMatchObject({ total_cents: 307_71, override_reason: null });
    expect(invoice.lines[0]).toMatchObject({ quantity: 2.62, amount_cents: 157_46 });
    const text = await printed(invoice);
    for (const part of ['2.62 hours', '$60.10', '$157.46', '8:02 am to 10:39 am', '$307.71']) {
      expect(text).toContain(part);
    }
  });

  test('is $157.46 in each export, from the same two figures', async () => {
    const { number } = invoice;
    const [plain] = await exported('plain', 'Invoice', invoice);
    expect(plain).toMatchObject({ Quantity: '2.62', 'Unit price': '60.10', Amount: '157.46' });
    const [xero] = await exported('xero', '*InvoiceNumber', invoice);
    expect(xero).toMatchObject({ '*Quantity': '2.62', '*UnitAmount': '60.10', Total: '307.71' });
    const myobNumber = number?.replaceAll('-', '') ?? '';
    const [myob] = await exported('myob', 'Invoice #', { number: myobNumber });
    expect(myob).toMatchObject({ 'Inc-Tax Amount': '157.46' });
    expect(myob?.['Description']).toContain('2.62 hours at 60.10');
  });

  test('is claimed and answered with $157.46, without a credit note', async () => {
    const { preview, batch, rows } = await claimed(invoice);
    expect(preview.rows[0]).toMatchObject({
      quantity: 2.62,
      unit_price_cents: 60_10,
      amount_cents: 157_46,
    });
    expect([preview.total_cents, batch.total_cents]).toEqual([307_71, 307_71]);
    expect(Object.values(rows[0] ?? {})).toEqual(expect.arrayContaining(['2.62', '60.10']));
    const remittance = await applied(answerOf(invoice, ['157.46', '150.25']));
    expect(remittance).toMatchObject({
      paid_cents: 307_71,
      rows: [{ asked_cents: 157_46, paid_cents: 157_46 }, { asked_cents: 150_25 }],
      invoices: [{ new_cents: 307_71, left_cents: 0 }],
    });
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'paid',
      claim_status: 'reconciled',
      paid_cents: 307_71,
      credited_cents: 0,
      payments: [{ kind: 'payment', amount_cents: 307_71 }],
    });
  });
});

test('a cent that the NDIA was asked for and did not pay stays owed', async () => {
  const id = await storeNdisInvoice(api, participant.id, { number: 'INV-2026-00801' });
  const invoice = await readInvoice(api, staff, { id });
  await claimed(invoice);
  await applied(answerOf(invoice, ['150.24']));
  expect(await readInvoice(api, staff, invoice)).toMatchObject({
    paid_cents: 150_24,
    credited_cents: 0,
    balance_cents: 1,
  });
});

describe('a line that was issued by the minute', () => {
  test('keeps its paper and its exports, and is claimed as it was', async () => {
    const id = await storeNdisInvoice(api, participant.id, {
      number: 'INV-2026-00802',
      lines: [
        {
          quantityHundredths: 262,
          amountCents: 157_26,
          startTime: '08:02',
          endTime: '10:39',
        },
      ],
    });
    const invoice = await readInvoice(api, staff, { id });
    expect(await printed(invoice)).toContain('$157.26');
    const [xero] = await exported('xero', '*InvoiceNumber', invoice);
    expect(xero).toMatchObject({ '*Quantity': '1', '*UnitAmount': '157.26' });
    const [plain] = await exported('plain', 'Invoice', invoice);
    expect(plain).toMatchObject({ Quantity: '2.62', 'Unit price': '60.10', Amount: '157.26' });
    // 2.62 × $60.02 is the closest product that does not ask for more.
    const { batch } = await claimed(invoice);
    expect(batch.total_cents).toBe(157_25);
    const remittance = await applied(answerOf(invoice, ['157.25']));
    expect(remittance.invoices).toMatchObject([
      { balance_cents: 157_26, new_cents: 157_25, left_cents: 0 },
    ]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'paid',
      paid_cents: 157_25,
      credited_cents: 1,
    });
  });
});

test('lines of visits, of typed hours and of changed drafts all multiply', async () => {
  const fresh = await createTestApp({ dependencies: { secrets: TEST_SECRETS } });
  try {
    const office = await fresh.signIn({ userType: 'staff' });
    const client = await fresh.signIn();
    const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
      fresh.call({ method, path, as: office, body });
    for (const [minutes, rate] of [
      [157, 60_10],
      [127, 60_10],
      [40, 59_99],
      [61, 33_33],
    ] as const) {
      const started = new Date('2026-11-18T08:02:00+11:00');
      const visit = await storeCompletedAppointment(fresh, client.id, '2026-11-18');
      await changeStoredAppointment(fresh, visit, {
        serviceId: 'general',
        actualStartedAt: started,
        actualEndedAt: new Date(started.getTime() + minutes * 60_000),
      });
      const draft = invoiceIn(
        await send('POST', 'invoices/from_appointments/', {
          appointment_ids: [visit],
          hourly_rate_cents: rate,
        }),
      );
      const [line] = draft.lines;
      const changed = await send('PATCH', `invoices/items/${line?.id ?? ''}/`, {
        version: draft.version,
        end_time: '23:59',
        unit_price_cents: rate + 7,
      });
      const added = await send('POST', 'invoices/items/', {
        invoice_id: draft.id,
        version: invoiceIn(changed).version,
        description: 'More hours',
        quantity: 0.33,
        unit: 'H',
        unit_price_cents: rate,
        service_date_from: '2026-11-18',
        start_time: '12:00',
        end_time: '12:20',
      });
      expect(added.statusCode).toBeLessThan(300);
    }
    expect(await linesThatDoNotMultiply(fresh)).toEqual([]);
  } finally {
    await fresh.close();
  }
});
