import { claimPreviewSchema, type Remittance } from '@cleaning/contract/claims';
import type { ClientHistory } from '@cleaning/contract/clients';
import type { InvoiceTotals, NdisInvoiceSummary } from '@cleaning/contract/invoices';
import type { StaffToday } from '@cleaning/contract/staff';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { command, pay, readInvoice } from '../../test/invoice-fixtures.ts';
import {
  setClaimStatus,
  signInParticipant,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

const NUMBER = 'INV-2026-00001';

const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeEach(() => api.signIn({ userType: 'admin' }));
const participant = makeBeforeEach(() => signInParticipant(api));

let invoice = { id: '' };

beforeEach(async () => {
  invoice = { id: await storeNdisInvoice(api, participant.id, { number: NUMBER }) };
});

async function close(name: 'void' | 'write_off', as: TestPerson = staff): Promise<void> {
  const { version } = await readInvoice(api, staff, invoice);
  const body = { version, reason: 'Billed to the wrong person.' };
  expect((await command(api, as, invoice, name, body)).statusCode).toBe(200);
}

const get = async <Body>(path: string): Promise<Body> => {
  const response = await api.call({ path, as: staff });
  expect(response.statusCode).toBe(200);
  return response.json<Body>();
};

const claimsIn = async (state: string) => {
  const path = `invoices/ndis_invoices/?claim_status=${state}`;
  const { results } = await get<{ results: NdisInvoiceSummary[] }>(path);
  const { claims } = await get<InvoiceTotals>('invoices/totals/');
  return { listed: results.map(({ number }) => number), counted: claims };
};

const claim = (path: string) =>
  api.call({
    method: 'POST',
    path: `invoices/bulk_payment_request/${path}`,
    as: staff,
    body: { invoice_ids: [invoice.id] },
  });

const payWhole = async () => {
  expect((await pay(api, staff, invoice, 150_25, 'BANK-1')).statusCode).toBe(201);
};
const creditWhole = async () => {
  const body = { amount_cents: 150_25, reference: 'C-1', reason: 'Nobody came.' };
  expect((await command(api, staff, invoice, 'credits', body)).statusCode).toBe(201);
};

describe('an invoice that can no longer be claimed is not ready to claim', () => {
  const cases: readonly (readonly [string, () => Promise<void>])[] = [
    ['voided', () => close('void')],
    ['written off', () => close('write_off', admin)],
    ['paid in full', payWhole],
    ['credited in full', creditWhole],
  ];

  test.each(cases)('once it is %s', async (_how, end) => {
    expect(await claimsIn('ready')).toMatchObject({ listed: [NUMBER], counted: { ready: 1 } });
    await end();
    const { listed, counted } = await claimsIn('ready');
    expect([listed, counted.ready ?? 0]).toEqual([[], 0]);
  });

  test.each(cases)('and the preview says so before a batch is refused: %s', async (_how, end) => {
    await end();
    const { problems } = claimPreviewSchema.parse((await claim('preview/')).json());
    expect(problems).toMatchObject([
      { invoice_id: invoice.id, message: expect.stringContaining(`${NUMBER} cannot be claimed`) },
    ]);
    expect((await claim('')).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('and is ready again once what was paid is given back', async () => {
    await payWhole();
    const refund = {
      amount_cents: 150_25,
      reference: 'BACK-1',
      method: 'bank_transfer',
      reason: 'The client paid it by mistake.',
    };
    expect((await command(api, staff, invoice, 'refunds', refund)).statusCode).toBe(201);
    expect(await claimsIn('ready')).toMatchObject({ listed: [NUMBER], counted: { ready: 1 } });
  });
});

test.each([['void' as const], ['write_off' as const]])(
  'a rejected claim is nothing to do any more after %s',
  async (name) => {
    await setClaimStatus(api, invoice.id, 'rejected');
    await close(name, admin);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      claim_status: 'not_applicable',
      claim_excess_cents: 0,
    });
    const { listed, counted } = await claimsIn('rejected');
    expect([listed, counted.rejected ?? 0]).toEqual([[], 0]);
    expect((await get<StaffToday>('staff/today/')).rejected_claims).toBe(0);
    const { overview } = await get<ClientHistory>(`clients/${participant.id}/history/`);
    expect(overview).toMatchObject({ rejected_claim_count: 0 });
  },
);

const answer = (row: string) =>
  api.call({
    method: 'POST',
    path: 'invoices/remittances/',
    as: staff,
    body: {
      content: `ClaimReference,Payment Request Status,PaidTotalAmount,Error Message\n${row}`,
      reference: 'NDIA 1',
    },
  });

describe('a claim that was sent before its invoice was written off', () => {
  beforeEach(async () => {
    await claim('');
    await close('write_off', admin);
  });

  test('is paid by the file of the NDIA, with the other rows of that file', async () => {
    const id = await storeNdisInvoice(api, participant.id, { number: 'INV-2026-00002' });
    await setClaimStatus(api, id, 'submitted');
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      claim_status: 'not_applicable',
      events: expect.arrayContaining([expect.objectContaining({ command: 'submit_claim' })]),
    });
    const response = await answer(`${NUMBER}-1,PAID,150.25,\nINV-2026-00002-1,PAID,150.25,`);
    expect(response.statusCode).toBe(201);
    expect(response.json<Remittance>().paid_cents).toBe(300_50);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'written_off',
      claim_status: 'not_applicable',
      paid_cents: 150_25,
      payments: [{ method: 'ndis_claim', reference: 'NDIA 1' }],
    });
    expect(await readInvoice(api, staff, { id })).toMatchObject({ claim_status: 'reconciled' });
  });

  test('is not rejected any more, as nothing is owed', async () => {
    const before = await readInvoice(api, staff, invoice);
    expect((await answer(`${NUMBER}-1,ERROR,0,No funding left`)).statusCode).toBe(201);
    expect(await readInvoice(api, staff, invoice)).toEqual(before);
  });
});
