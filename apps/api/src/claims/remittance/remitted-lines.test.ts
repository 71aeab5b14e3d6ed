import type { ClaimBatch, Remittance } from '@cleaning/contract/claims';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { command, invoiceIn, readInvoice } from '../../../test/invoice-fixtures.ts';
import {
  recordRegistration,
  setClaimStatus,
  signInParticipant,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import { matchLine } from './match-line.ts';

let sequence = 100;
let number = '';
let invoice = { id: '' };

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const participant = makeBeforeAll(() => signInParticipant(api));
beforeAll(async () => recordRegistration(api, await api.signIn({ userType: 'admin' })));

const on = (day: string) => ({ serviceDateFrom: day, serviceDateTo: day });
const ITEM = '01_020_0120_1_1';

/** A submitted claim of two visits of $150.25 each. */
beforeEach(async () => {
  sequence += 1;
  number = `INV-2026-00${sequence}`;
  const id = await storeNdisInvoice(api, participant.id, {
    number,
    lines: [
      { ...on('2026-11-17'), description: 'House cleaning, Tuesday' },
      { ...on('2026-11-18'), description: 'House cleaning, Wednesday' },
    ],
  });
  invoice = { id };
  await setClaimStatus(api, id, 'submitted');
});

const send = async (path: string, lines: readonly string[], reference = `NDIA ${sequence}`) => {
  const response = await api.call({
    method: 'POST',
    path: `invoices/remittances/${path}`,
    as: staff,
    body: { content: lines.join('\n'), reference },
  });
  return response.json<Remittance>();
};

const HEADER = 'ClaimReference,PaymentRequestStatus,PaidTotalAmount,ErrorMessage';

describe('the rows of a remittance', () => {
  test('name the line they answer by its claim reference', async () => {
    const preview = await send('preview/', [
      HEADER,
      `${number}-1,SUCCESSFUL,150.25,`,
      `${number}-2,ERROR,0.00,No funding left`,
      `${number}-3,SUCCESSFUL,10.00,`,
    ]);
    expect(
      preview.rows.map(({ outcome, line, reason }) => [outcome, line?.number, reason]),
    ).toEqual([
      ['paid', 1, null],
      ['rejected', 2, 'No funding left'],
      ['unmatched', undefined, 'This invoice has no line 3.'],
    ]);
    expect(preview.rows[0]?.line).toMatchObject({
      description: 'House cleaning, Tuesday',
      amount_cents: 150_25,
    });
    expect(preview.invoices).toMatchObject([
      { paid_cents: 150_25, rejected_reason: 'Line 2: No funding left', is_applied: false },
    ]);
  });

  test('pay one line and reject the other, and the next claim contains only the other', async () => {
    const rows = [HEADER, `${number}-1,SUCCESSFUL,150.25,`, `${number}-2,ERROR,0,No funding left`];
    await send('', rows);
    await send('', rows);
    const answered = await readInvoice(api, staff, invoice);
    expect(answered).toMatchObject({
      status: 'partially_paid',
      balance_cents: 150_25,
      claim_status: 'rejected',
      payments: [{ amount_cents: 150_25 }],
    });
    const { version } = answered;
    const ready = await command(api, staff, invoice, 'claim/reopen', { version });
    expect(invoiceIn(ready).claim_status).toBe('ready');
    const batch = await api.call({
      method: 'POST',
      path: 'invoices/bulk_payment_request/',
      as: staff,
      body: { invoice_ids: [invoice.id] },
    });
    const { id, total_cents: total } = batch.json<ClaimBatch>();
    expect(total).toBe(150_25);
    const file = await api.call({
      path: `invoices/bulk_payment_request/${id}/files/1/`,
      as: staff,
    });
    expect(file.body).toContain(`2026-11-18,2026-11-18,${ITEM},${number}-2,2.5,,60.10`);
    expect(file.body).not.toContain(`${number}-1`);
  });

  test('are matched by item and day when they name only the invoice', async () => {
    const preview = await send('preview/', [
      'Invoice,Item Number,Service Date,Amount Paid',
      `${number},${ITEM},18/11/2026,150.25`,
      `${number},${ITEM}_NF,2026-11-17,150.25`,
      `${number},01_019_0120_1_1,2026-11-17,150.25`,
      `${number},${ITEM},2026-11-19,150.25`,
      `${number},,,150.25`,
    ]);
    expect(preview.rows.map(({ outcome, line }) => [outcome, line?.number])).toEqual([
      ['paid', 2],
      ['paid', 1],
      ['unmatched', undefined],
      ['unmatched', undefined],
      ['paid', undefined],
    ]);
    expect(preview.rows[2]?.reason).toBe('This invoice has no line with this item and day.');
    // Money that matches no line is not counted for this invoice.
    expect(preview.invoices).toMatchObject([{ paid_cents: 450_75, overpaid_cents: 150_25 }]);
  });

  test('pay nothing when their claim reference and day disagree', async () => {
    const rows = [
      'ClaimReference,SupportsDeliveredFrom,PaidAmount',
      `${number}-1,2026-11-18,150.25`,
    ];
    const applied = await send('', rows);
    expect(applied).toMatchObject({
      invoices: [],
      rows: [{ outcome: 'unmatched', reason: 'Line 1 is for another item or another day.' }],
    });
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ paid_cents: 0 });
  });
});

test('a row that names no line matches the only line of its invoice', () => {
  const line = { supportItemNumber: ITEM, ...on('2026-11-17') };
  const said = { lineNumber: null, itemNumber: null, serviceDate: null };
  expect(matchLine(said, [line])).toEqual({ index: 0, problem: null });
  expect(matchLine(said, [line, line])).toEqual({ index: null, problem: null });
  expect(matchLine({ ...said, itemNumber: ITEM }, [line, line])).toEqual({
    index: null,
    problem: null,
  });
});
