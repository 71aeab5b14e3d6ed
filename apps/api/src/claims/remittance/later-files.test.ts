import { remittanceSchema } from '@cleaning/contract/claims';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  confirmRows,
  importStatement,
  line as bankLine,
  readOpenRows,
} from '../../../test/bank-fixtures.ts';
import { command, invoiceIn, pay, readInvoice } from '../../../test/invoice-fixtures.ts';
import {
  setClaimStatus,
  signInParticipant,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

let sequence = 300;
let number = '';
let invoice = { id: '' };

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const participant = makeBeforeAll(() => signInParticipant(api));

const on = (day: string) => ({ serviceDateFrom: day, serviceDateTo: day });

/** A submitted claim of two lines, $150.25 and $60.10. */
beforeEach(async () => {
  sequence += 1;
  number = `INV-2026-00${sequence}`;
  invoice = await storeTwoLines({});
  await setClaimStatus(api, invoice.id, 'submitted');
});

const storeTwoLines = async (changes: object) => ({
  id: await storeNdisInvoice(api, participant.id, {
    number,
    lines: [
      on('2026-11-17'),
      { ...on('2026-11-18'), quantityHundredths: 100, amountCents: 60_10, endTime: '10:00' },
    ],
    invoice: changes,
  }),
});

async function send(path: string, lines: readonly string[], reference: string) {
  const response = await api.call({
    method: 'POST',
    path: `invoices/remittances/${path}`,
    as: staff,
    body: { content: lines.join('\n'), reference },
  });
  expect(response.statusCode).toBe(path === '' ? 201 : 200);
  return remittanceSchema.parse(response.json());
}

const HEADER = 'ClaimReference,Payment Request Status,PaidTotalAmount,Error Message';
const row = (place: number, status: string, paid: string, error = '') =>
  `${number}-${place},${status},${paid},${error}`;

const apply = (rows: readonly string[], reference: string) =>
  send('', [HEADER, ...rows], reference);

const amountsOf = async () =>
  (await readInvoice(api, staff, invoice)).payments.map((payment) => payment.amount_cents);

const creditCount = async () => {
  const response = await api.call({ path: 'invoices/account_credits/', as: staff });
  return response.json<{ count: number }>().count;
};

describe('a claim of which the NDIA has not decided a row', () => {
  test.each([
    ['pending, without an amount', 'PENDING PAYMENT', ''],
    ['awaiting approval, with zero', 'Awaiting Approval', '0.00'],
    ['cancelled, with the amount that was asked', 'CANCELLED', '60.10'],
  ])('stays submitted, and a later file pays the rest: %s', async (_what, status, cell) => {
    const first = [row(1, 'PAID', '150.25'), row(2, status, cell)];
    const preview = await send('preview/', [HEADER, ...first], 'NDIA first');
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['paid', 'open']);
    expect(preview.invoices).toMatchObject([
      { new_cents: 150_25, left_cents: 60_10, waits_for_rows: true, rejected_reason: null },
    ]);
    await apply(first, 'NDIA first');
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'partially_paid',
      claim_status: 'submitted',
      balance_cents: 60_10,
    });
    const again = await apply(first, 'NDIA first');
    expect(again.invoices).toMatchObject([{ is_new: false, new_cents: 0 }]);

    // The results of the same claim, downloaded again, state the first payment once more.
    const second = await apply([row(1, 'PAID', '150.25'), row(2, 'PAID', '60.10')], 'NDIA second');
    expect(second.invoices).toMatchObject([{ new_cents: 60_10, overpaid_cents: 0 }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'paid',
      claim_status: 'reconciled',
    });
    expect(await amountsOf()).toEqual([150_25, 60_10]);
    expect(await creditCount()).toBe(0);
  });

  test('waits with a rejection too, until every row is decided', async () => {
    const waiting = await apply(
      [row(1, 'ERROR', '0', 'No funding left'), row(2, 'PENDING', '')],
      'NDIA',
    );
    expect(waiting.invoices).toMatchObject([{ is_new: false, waits_for_rows: true }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ claim_status: 'submitted' });
    await apply([row(1, 'ERROR', '0', 'No funding left'), row(2, 'PAID', '60.10')], 'NDIA');
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      claim_status: 'rejected',
      balance_cents: 150_25,
    });
  });

  test('counts a payment that the bank statement recorded before', async () => {
    await importStatement(api, staff, bankLine(`NDIA PAYMENT ${sequence}`, '150.25'));
    const bankRow = (await readOpenRows(api, staff)).find(({ text }) =>
      text.includes(String(sequence)),
    );
    const parts = [{ invoice_id: invoice.id, amount_cents: 150_25 }];
    await confirmRows(api, staff, [{ id: bankRow?.id, parts }]);
    const answer = await apply([row(1, 'PAID', '150.25'), row(2, 'PAID', '60.10')], 'NDIA');
    expect(answer.invoices).toMatchObject([{ new_cents: 60_10, overpaid_cents: 0 }]);
    expect(await amountsOf()).toEqual([150_25, 60_10]);
  });
});

describe('a claim of which a file answers one line only', () => {
  test('stays submitted, so that a later file can still reject the other line', async () => {
    const first = await apply([row(1, 'PAID', '150.25')], 'NDIA A');
    expect(first.invoices).toMatchObject([{ new_cents: 150_25, waits_for_rows: true }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'partially_paid',
      claim_status: 'submitted',
    });
    const again = await apply([row(1, 'PAID', '150.25')], 'NDIA A');
    expect(again.invoices).toMatchObject([{ new_cents: 0, is_new: false }]);

    const second = await apply([row(2, 'ERROR', '0', 'No funding left')], 'NDIA B');
    expect(second.invoices).toMatchObject([{ is_new: true, rejected_reason: 'No funding left' }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      claim_status: 'rejected',
      balance_cents: 60_10,
      available_commands: expect.arrayContaining(['reopen_claim']),
    });
  });

  test('is accepted once a later file answers the other line, though a part of it is owed', async () => {
    await apply([row(1, 'PAID', '150.25')], 'NDIA A');
    await apply([row(2, 'PAID', '40.00')], 'NDIA B');
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      claim_status: 'accepted',
      balance_cents: 20_10,
    });
    await apply([row(2, 'ERROR', '0', 'No funding left')], 'NDIA C');
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ claim_status: 'rejected' });
  });

  test('waits for its other line too when the first was paid by a bank row before', async () => {
    await pay(api, staff, invoice, 150_25, 'BANK-1');
    const answer = await apply([row(1, 'PAID', '150.25')], 'NDIA A');
    expect(answer.invoices).toMatchObject([{ new_cents: 0, waits_for_rows: true }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ claim_status: 'submitted' });
  });

  test('is accepted when its other line was paid before and not claimed', async () => {
    await pay(api, staff, invoice, 60_10, 'BANK-1');
    await apply([row(1, 'PAID', '100.00')], 'NDIA A');
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      claim_status: 'accepted',
      balance_cents: 50_25,
    });
  });
});

describe('a claim that staff accepted by mistake', () => {
  test('is rejected by hand with the reason, and can be claimed again', async () => {
    await setClaimStatus(api, invoice.id, 'accepted');
    const read = await readInvoice(api, staff, invoice);
    expect(read.available_commands).toContain('reject_claim');
    const body = { version: read.version, reason: 'The NDIA rejected it.' };
    const rejected = await command(api, staff, invoice, 'claim/reject', body);
    expect(invoiceIn(rejected)).toMatchObject({ claim_status: 'rejected' });
  });

  test('is rejected by the file of the NDIA', async () => {
    await setClaimStatus(api, invoice.id, 'accepted');
    const rows = [row(1, 'ERROR', '0', 'No plan'), row(2, 'ERROR', '0', 'No plan')];
    expect((await apply(rows, 'NDIA A')).invoices).toMatchObject([{ is_new: true }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ claim_status: 'rejected' });
    expect((await apply(rows, 'NDIA A')).invoices).toMatchObject([{ is_new: false }]);
  });
});

const twice = () => [row(1, 'PAID', '150.25'), row(2, 'PAID', '60.10'), row(1, 'PAID', '150.25')];

describe('a file that has a row twice', () => {
  test('says so, and pays the line once', async () => {
    const before = await creditCount();
    const { rows, invoices } = await apply(twice(), 'NDIA A');
    expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['paid', null],
      ['paid', null],
      ['unmatched', 'Row 1 says the same, so it is counted once.'],
    ]);
    expect(invoices).toMatchObject([{ paid_cents: 210_35, new_cents: 210_35, overpaid_cents: 0 }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ status: 'paid' });
    expect(await creditCount()).toBe(before);
  });

  test('pays by the other row where staff leave one out', async () => {
    const body = { content: [HEADER, ...twice()].join('\n'), reference: 'NDIA A', left_out: [1] };
    const path = 'invoices/remittances/preview/';
    const { rows, invoices } = remittanceSchema.parse(
      (await api.call({ method: 'POST', path, as: staff, body })).json(),
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['left_out', 'paid', 'paid']);
    expect(invoices).toMatchObject([{ new_cents: 210_35 }]);
  });

  test('records both where they are parts of what was asked', async () => {
    await apply([row(1, 'PAID', '75.00'), row(1, 'PAID', '75.00')], 'NDIA A');
    expect((await amountsOf()).reduce((sum, cents) => sum + cents, 0)).toBe(150_00);
  });
});

describe('several files of one payer', () => {
  test('with one bank reference pay their own lines of one invoice', async () => {
    await apply([row(1, 'PAID', '150.25')], 'NDIA 20 NOV');
    const second = await apply([row(2, 'PAID', '60.10')], 'NDIA 20 NOV');
    expect(second.invoices).toMatchObject([{ new_cents: 60_10 }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ status: 'paid' });
    const third = await apply([row(2, 'PAID', '60.10')], 'NDIA 20 NOV');
    expect(third.invoices).toMatchObject([{ new_cents: 0, is_new: false }]);
    expect(await amountsOf()).toEqual([150_25, 60_10]);
  });

  test('that overlap pay a line once, even with different references', async () => {
    await apply([row(1, 'PAID', '150.25')], 'NDIA A');
    const second = await apply([row(1, 'PAID', '150.25')], 'NDIA B');
    expect(second.invoices).toMatchObject([{ new_cents: 0, overpaid_cents: 0 }]);
    expect(await amountsOf()).toEqual([150_25]);
  });

  test('that pay a line in two parts record both', async () => {
    await apply([row(1, 'PAID', '75.00')], 'NDIA A');
    await apply([row(1, 'PAID', '75.00')], 'NDIA B');
    expect(await amountsOf()).toEqual([75_00, 75_00]);
  });
});

test('a plan manager who writes the number without hyphens pays the whole invoice', async () => {
  sequence += 1;
  number = `INV-2026-00${sequence}`;
  invoice = await storeTwoLines({ planManagement: 'plan', claimStatus: 'not_applicable' });
  const lines = ['Invoice Number,Amount Paid', `${number.replaceAll('-', '')},210.35`];
  const { invoices } = await send('', lines, 'HARBOUR PLAN');
  expect(invoices).toMatchObject([{ number, new_cents: 210_35, left_cents: 0 }]);
  expect(await readInvoice(api, staff, invoice)).toMatchObject({ status: 'paid' });
});
