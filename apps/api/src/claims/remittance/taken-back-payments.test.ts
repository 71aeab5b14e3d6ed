import { claimPreviewSchema, type Remittance } from '@cleaning/contract/claims';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  confirmRows,
  importStatement,
  line as bankLine,
  readOpenRows,
} from '../../../test/bank-fixtures.ts';
import { command, pay, readInvoice } from '../../../test/invoice-fixtures.ts';
import {
  setClaimStatus,
  signInParticipant,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../../test/set-up.ts';

const NUMBER = 'INV-2026-00001';

const api = startBeforeEach({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeEach(() => api.signIn({ userType: 'staff' }));
const participant = makeBeforeEach(() => signInParticipant(api));

let invoice = { id: '' };
const on = (day: string) => ({ serviceDateFrom: day, serviceDateTo: day });

/** A submitted claim of two lines, $150.25 and $60.10. */
beforeEach(async () => {
  invoice = {
    id: await storeNdisInvoice(api, participant.id, {
      number: NUMBER,
      lines: [
        on('2026-11-17'),
        { ...on('2026-11-18'), quantityHundredths: 100, amountCents: 60_10, endTime: '10:00' },
      ],
    }),
  };
  await setClaimStatus(api, invoice.id, 'submitted');
});

async function apply(rows: readonly (readonly [number, string])[], reference: string) {
  const lines = rows.map(([place, paid]) => `${NUMBER}-${place},PAID,${paid}`);
  const response = await api.call({
    method: 'POST',
    path: 'invoices/remittances/',
    as: staff,
    body: {
      content: ['ClaimReference,Payment Request Status,PaidTotalAmount', ...lines].join('\n'),
      reference,
    },
  });
  expect([response.statusCode, response.statusCode === 201 ? '' : response.body]).toEqual([
    201,
    '',
  ]);
  return response.json<Remittance>().invoices;
}

const WHOLE = [
  [1, '150.25'],
  [2, '60.10'],
] as const;

async function refund(amountCents: number, reference: string): Promise<void> {
  const body = {
    amount_cents: amountCents,
    reference,
    method: 'ndis_claim',
    reason: 'Recorded on the wrong day.',
  };
  expect((await command(api, staff, invoice, 'refunds', body)).statusCode).toBe(201);
}

/** The lines that a claim asks for now, with the amount of each. */
async function rowsOfClaim() {
  await setClaimStatus(api, invoice.id, 'ready');
  const response = await api.call({
    method: 'POST',
    path: 'invoices/bulk_payment_request/preview/',
    as: staff,
    body: { invoice_ids: [invoice.id] },
  });
  return claimPreviewSchema
    .parse(response.json())
    .rows.map((row) => [row.claim_reference, row.amount_cents]);
}

describe('a file that is applied again after its payment was taken back', () => {
  test('records the payment again, and once', async () => {
    await apply(WHOLE, 'NDIA 1');
    await refund(210_35, 'NDIA 1');
    expect(await apply(WHOLE, 'NDIA 1')).toMatchObject([{ new_cents: 210_35, is_new: true }]);
    const paid = await readInvoice(api, staff, invoice);
    expect(paid).toMatchObject({ status: 'paid', balance_cents: 0 });
    expect(paid.payments.map(({ kind }) => kind)).toEqual(['payment', 'refund', 'payment']);
    expect(await apply(WHOLE, 'NDIA 1')).toMatchObject([{ new_cents: 0, is_new: false }]);
    expect(await readInvoice(api, staff, invoice)).toEqual(paid);
  });

  test('records it again after a bank row with its reference was undone', async () => {
    await importStatement(api, staff, bankLine('NDIA PAYMENT', '210.35'));
    const [row] = await readOpenRows(api, staff);
    const { payers } = await previewed();
    const reference = payers[0]?.bank_row?.reference ?? '';
    expect(reference).toContain('NDIA PAYMENT');
    await apply(WHOLE, reference);
    const parts = [{ invoice_id: invoice.id, amount_cents: 210_35 }];
    const [result] = await confirmRows(api, staff, [{ id: row?.id, parts }]);
    expect(result?.error).toBeNull();
    const undone = await api.call({
      method: 'POST',
      path: `bank_statements/rows/${row?.id}/reopen/`,
      as: staff,
      body: { version: result?.row?.version, reason: 'It was for another invoice.' },
    });
    expect(undone.statusCode).toBe(200);
    expect(await apply(WHOLE, reference)).toMatchObject([{ new_cents: 210_35, is_new: true }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ status: 'paid' });
  });

  test('records again what was kept as a credit and taken back', async () => {
    await importStatement(api, staff, bankLine('NDIA PAYMENT', '210.35'));
    const [row] = await readOpenRows(api, staff);
    const { payers } = await previewed();
    const reference = payers[0]?.bank_row?.reference ?? '';
    const credit = { amount_cents: 210_35, reference: 'C-1', reason: 'Nobody came.' };
    expect((await command(api, staff, invoice, 'credits', credit)).statusCode).toBe(201);
    const kept = [{ new_cents: 210_35, overpaid_cents: 210_35, is_new: true }];
    expect(await apply(WHOLE, reference)).toMatchObject(kept);
    const confirmed = {
      id: row?.id,
      parts: [],
      kept: { invoice_id: invoice.id, amount_cents: 210_35 },
    };
    const [result] = await confirmRows(api, staff, [confirmed]);
    expect(result?.error).toBeNull();
    const undone = await api.call({
      method: 'POST',
      path: `bank_statements/rows/${row?.id}/reopen/`,
      as: staff,
      body: { version: result?.row?.version, reason: 'It was for another invoice.' },
    });
    expect(undone.statusCode).toBe(200);
    expect(await apply(WHOLE, reference)).toMatchObject(kept);
  });
});

const previewed = async () => {
  const content = [
    'ClaimReference,Payment Request Status,PaidTotalAmount',
    ...WHOLE.map(([place, paid]) => `${NUMBER}-${place},PAID,${paid}`),
  ].join('\n');
  const response = await api.call({
    method: 'POST',
    path: 'invoices/remittances/preview/',
    as: staff,
    body: { content },
  });
  return response.json<Remittance>();
};

describe('a new claim after a payment was taken back', () => {
  test('asks for the line that it paid', async () => {
    await apply([[1, '150.25']], 'NDIA 1');
    await refund(150_25, 'NDIA 1');
    await pay(api, staff, invoice, 60_10, 'BANK-1');
    expect(await rowsOfClaim()).toEqual([[`${NUMBER}-1`, 150_25]]);
  });

  test('still leaves out the line that another payment of that reference paid', async () => {
    await apply([[1, '150.25']], 'NDIA 1');
    await apply([[2, '60.10']], 'NDIA 1');
    await refund(60_10, 'NDIA 1');
    expect(await rowsOfClaim()).toEqual([[`${NUMBER}-2`, 60_10]]);
  });

  test('of a claim that was paid can be made once that is recorded as rejected', async () => {
    await apply(WHOLE, 'NDIA 1');
    await refund(210_35, 'NDIA 1');
    const { claim_status, available_commands, version } = await readInvoice(api, staff, invoice);
    expect([claim_status, available_commands]).toEqual([
      'reconciled',
      expect.arrayContaining(['reject_claim']),
    ]);
    const body = { version, reason: 'The NDIA took its payment back.' };
    expect((await command(api, staff, invoice, 'claim/reject', body)).statusCode).toBe(200);
    expect(await rowsOfClaim()).toEqual([
      [`${NUMBER}-1`, 150_25],
      [`${NUMBER}-2`, 60_10],
    ]);
  });
});
