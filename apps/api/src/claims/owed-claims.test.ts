import { claimBatchSchema, type ClaimBatch } from '@cleaning/contract/claims';
import type { Invoice } from '@cleaning/contract/invoices';
import { describe, expect, test } from 'vitest';
import { command, pay, readInvoice } from '../../test/invoice-fixtures.ts';
import { signInParticipant, storeNdisInvoice, TEST_SECRETS } from '../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

const PATH = 'invoices/bulk_payment_request/';
const FRIDAY = {};
const THURSDAY = { serviceDateFrom: '2026-11-19', serviceDateTo: '2026-11-19' };

const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff' }));
const participant = makeBeforeEach(() => signInParticipant(api));

const store = async (lines: readonly object[] = [FRIDAY], invoice: object = {}) => ({
  id: await storeNdisInvoice(api, participant.id, { number: 'INV-2026-00001', lines, invoice }),
});

const claim = (body: object = {}) => api.call({ method: 'POST', path: PATH, as: staff, body });

async function claimed(): Promise<ClaimBatch> {
  const response = await claim();
  expect(response.statusCode).toBe(201);
  return claimBatchSchema.parse(response.json());
}

/** The number, quantity and price of each row in a batch. */
async function rowsOf({ id }: ClaimBatch): Promise<string[]> {
  const file = await api.call({ path: `${PATH}${id}/files/1/`, as: staff });
  const rows = file.body.split('\r\n').slice(1, -1);
  return rows.map((row) => {
    const [, , , , , reference, quantity, , price] = row.split(',');
    return `${reference} ${quantity} ${price}`;
  });
}

const credit = (invoice: Pick<Invoice, 'id'>, amountCents: number) =>
  command(api, staff, invoice, 'credits', {
    amount_cents: amountCents,
    reference: `Credit ${amountCents}`,
    reason: 'We left early.',
  });

const move = async (invoice: Pick<Invoice, 'id'>, name: string, body: object = {}) => {
  const { version } = await readInvoice(api, staff, invoice);
  return command(api, staff, invoice, `claim/${name}`, { version, ...body });
};

describe('a claim asks for no more than is owed', () => {
  test('after a credit and a payment, which reduce the last lines first', async () => {
    const invoice = await store([FRIDAY, THURSDAY]);
    await credit(invoice, 100_25);
    await pay(api, staff, invoice, 60_10, 'BANK-1');
    const batch = await claimed();
    expect(batch.total_cents).toBe(140_15);
    expect(await rowsOf(batch)).toEqual(['INV-2026-00001-1 2.35 59.64']);
    expect(batch.row_count).toBe(1);
  });

  test('and is not ready once the invoice is credited in full or paid', async () => {
    const invoice = await store();
    await credit(invoice, 50_25);
    await pay(api, staff, invoice, 100_00, 'BANK-1');
    expect((await claim()).json()).toEqual({
      non_field_errors: ['No invoice is ready to be claimed.'],
    });
    const chosen = await claim({ invoice_ids: [invoice.id] });
    expect(chosen.statusCode).toBe(400);
    expect(chosen.body).toContain('INV-2026-00001 cannot be claimed: there is nothing left to pay');
  });

  test('and is limited to the price limit, even if staff issued the invoice anyway', async () => {
    const line = { unitPriceCents: 65_00, amountCents: 162_50 };
    const invoice = await store([line], { overrideReason: 'Agreed by phone.' });
    const refused = await claim();
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('line 1 is above the price limit of $60.10');
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ claim_status: 'ready' });
  });
});

describe('a claim that was submitted', () => {
  test('needs a correction once a credit leaves less owed than it asks for', async () => {
    const invoice = await store();
    await claimed();
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ claim_excess_cents: 0 });
    const credited = await credit(invoice, 30_05);
    expect(credited.json()).toMatchObject({ claim_status: 'submitted', claim_excess_cents: 30_05 });
    await move(invoice, 'reject', { reason: 'Withdrawn, to be claimed for less.' });
    await move(invoice, 'reopen');
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ claim_excess_cents: 0 });
    expect((await claimed()).total_cents).toBe(120_20);
  });

  test('is paid when it is reconciled, and the invoice has no rest', async () => {
    const invoice = await store();
    await claimed();
    await move(invoice, 'accept');
    const { statusCode, ...answer } = await move(invoice, 'reconcile', {
      reference: 'NDIA 7781',
      received_on: '2026-11-21',
    });
    expect(statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'paid',
      claim_status: 'reconciled',
      balance_cents: 0,
      payments: [
        {
          kind: 'payment',
          method: 'ndis_claim',
          reference: 'NDIA 7781',
          amount_cents: 150_25,
          received_on: '2026-11-21',
        },
      ],
    });
    expect((await move(invoice, 'reconcile')).statusCode).toBe(409);
  });

  test('that could not ask for the last cents is closed with a credit of these', async () => {
    const invoice = await store([FRIDAY, THURSDAY]);
    await credit(invoice, 13);
    const batch = await claimed();
    const rounding = 300_37 - batch.total_cents;
    expect(rounding).toBeGreaterThan(0);
    await move(invoice, 'accept');
    const paid = await move(invoice, 'reconcile');
    expect(paid.json()).toMatchObject({
      status: 'paid',
      balance_cents: 0,
      paid_cents: batch.total_cents,
      credited_cents: 13 + rounding,
    });
  });

  test('is unchanged when it cannot be reconciled yet', async () => {
    const invoice = await store();
    await claimed();
    expect((await move(invoice, 'reconcile')).statusCode).toBe(409);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ paid_cents: 0 });
  });
});
