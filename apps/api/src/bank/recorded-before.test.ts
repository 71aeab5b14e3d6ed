import type { BankRow, OpenBankRow } from '@cleaning/contract/bank';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  confirmRows,
  importStatement,
  line,
  readOpenRows,
  tickOff,
} from '../../test/bank-fixtures.ts';
import { command, issueInvoice, readInvoice } from '../../test/invoice-fixtures.ts';
import {
  setClaimStatus,
  signInParticipant,
  storeNdisInvoice,
  TEST_SECRETS,
} from '../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

let sequence = 500;
let cents = 100_00;

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() =>
  api.signIn({ userType: 'staff', firstName: 'Priya', lastName: 'Nair' }),
);
const participant = makeBeforeAll(() => signInParticipant(api));
/** Each test has a sum of its own. */
beforeEach(() => {
  cents += 1_37;
});

const dollars = (amount: number) => (amount / 100).toFixed(2);

async function store(invoice: object = {}) {
  sequence += 1;
  const number = `INV-2026-00${sequence}`;
  const support = { unitPriceCents: cents, quantityHundredths: 100, amountCents: cents };
  const id = await storeNdisInvoice(api, participant.id, {
    number,
    lines: [support],
    invoice: { issueDate: '2026-11-01', ...invoice },
  });
  return { id, number };
}

async function claimed() {
  const invoice = await store();
  await setClaimStatus(api, invoice.id, 'submitted');
  return invoice;
}

/** Applies a file that pays these invoices in full. */
async function applyFile(
  invoices: readonly { readonly number: string }[],
  reference: string,
  receivedOn = '2026-11-20',
) {
  const rows = invoices.map(({ number }) => `${number},${dollars(cents)}`);
  await applyRows(rows.join('\n'), reference, receivedOn);
}

async function applyRows(rows: string, reference: string, receivedOn = '2026-11-20') {
  const response = await api.call({
    method: 'POST',
    path: 'invoices/remittances/',
    as: staff,
    body: { content: `Invoice,Paid\n${rows}`, reference, received_on: receivedOn },
  });
  expect(response.statusCode).toBe(201);
}

async function openRow(text: string, amount: number): Promise<OpenBankRow> {
  await importStatement(api, staff, line(text, dollars(amount)));
  const row = (await readOpenRows(api, staff)).find((each) => each.text === text);
  if (row === undefined) throw new Error(`${text} is not open.`);
  return row;
}

const reopen = async (row: BankRow | null | undefined) => {
  const response = await api.call({
    method: 'POST',
    path: `bank_statements/rows/${row?.id}/reopen/`,
    as: staff,
    body: { version: row?.version, reason: 'Other money.' },
  });
  expect(response.statusCode).toBe(200);
  return response.json<BankRow>();
};

const creditCount = async () =>
  (await api.call({ path: 'invoices/account_credits/', as: staff })).json<{ count: number }>()
    .count;

describe('a transfer whose remittance was applied before', () => {
  test('is known by its reference, and closes without a second payment', async () => {
    const invoices = [await claimed(), await claimed()];
    const reference = `NDIA BPR-${sequence}`;
    await applyFile(invoices, reference, '2026-11-02');
    const row = await openRow(`DIRECT CREDIT ${reference} SYD`, 2 * cents);
    expect(row).toMatchObject({
      is_sure: false,
      recorded: {
        reference,
        received_on: '2026-11-02',
        is_from_remittance: true,
        payer: 'agency',
        payer_name: 'NDIA',
        recorded_by: 'Priya Nair',
        parts: invoices.map(({ number }) => ({ number, amount_cents: cents })),
      },
    });
    const [result] = await confirmRows(api, staff, [tickOff(row)]);
    expect(result).toMatchObject({
      error: null,
      row: { status: 'matched', recorded_as: reference, paid: [{}, {}] },
    });
    for (const invoice of invoices) {
      expect(await readInvoice(api, staff, invoice)).toMatchObject({
        status: 'paid',
        payments: [{ reference }],
      });
    }
  });

  test('is known by payer and amount within five days', async () => {
    const near = await claimed();
    await applyFile([near], `BATCH ${sequence}`, '2026-11-16');
    const row = await openRow(`NDIA PAYMENT ${sequence}`, cents);
    expect(row.recorded?.reference).toBe(`BATCH ${sequence}`);
    cents += 1_37;
    const far = await claimed();
    await applyFile([far], `BATCH ${sequence}`, '2026-11-15');
    expect((await openRow(`NDIA PAYMENT ${sequence}`, cents)).recorded).toBeNull();
  });

  test('is known from a plan manager by name, and not from somebody else', async () => {
    const billTo = { name: 'Harbour Plan Services', email: null, address: null, abn: null };
    const invoice = await store({ planManagement: 'plan', claimStatus: 'not_applicable', billTo });
    await applyFile([invoice], `REM ${sequence}`);
    expect((await openRow(`SOMEONE ELSE ${sequence}`, cents)).recorded).toBeNull();
    const row = await openRow(`HARBOUR PLAN SVC ${sequence}`, cents);
    expect(row.recorded).toMatchObject({
      payer: 'plan_manager',
      payer_name: 'Harbour Plan Services',
    });
  });

  test.each([1, -1])('is other money when the amount differs by %d cent', async (difference) => {
    const invoice = await claimed();
    await applyFile([invoice], `NDIA CENT ${sequence}`);
    const row = await openRow(`NDIA CENT ${sequence}`, cents + difference);
    expect(row.recorded).toBeNull();
  });

  test('that paid too much is known with the credit that was kept, and closes without another', async () => {
    const billTo = { name: 'Harbour Plan Services', email: null, address: null, abn: null };
    const plan = { planManagement: 'plan', claimStatus: 'not_applicable', billTo };
    const [exact, over] = [await store(plan), await store(plan)];
    const reference = `REM OVER ${sequence}`;
    const rows = `${exact.number},${dollars(cents)}\n${over.number},${dollars(cents + 10_00)}`;
    await applyRows(rows, reference);
    const kept = await creditCount();
    const row = await openRow(`DIRECT CREDIT ${reference}`, 2 * cents + 10_00);
    expect(row.recorded).toMatchObject({
      is_from_remittance: true,
      parts: [{ number: exact.number }, { number: over.number, amount_cents: cents }],
      kept: { invoice_id: over.id, amount_cents: 10_00 },
    });
    const half = { ...tickOff(row), kept: { invoice_id: over.id, amount_cents: 9_99 } };
    expect((await confirmRows(api, staff, [half]))[0]?.row).toBeNull();
    const [result] = await confirmRows(api, staff, [tickOff(row)]);
    expect(result).toMatchObject({ error: null, row: { kept_cents: 10_00, paid: [{}, {}] } });
    expect(await creditCount()).toBe(kept);
    expect(await reopen(result?.row)).toMatchObject({ status: 'open', kept_cents: 0 });
    expect(await creditCount()).toBe(kept);
  });

  test('belongs to one row only', async () => {
    const invoice = await claimed();
    await applyFile([invoice], `NDIA TWICE ${sequence}`);
    const first = await openRow(`NDIA TWICE ${sequence} A`, cents);
    const second = await openRow(`NDIA TWICE ${sequence} B`, cents);
    expect(second.recorded).toBeNull();
    await confirmRows(api, staff, [tickOff(first)]);
    const [result] = await confirmRows(api, staff, [{ ...tickOff(first), id: second.id }]);
    expect(result?.error?.detail).toContain('This money is no longer recorded like that');
  });

  test('is open again once it is not ticked off, and its payments stay', async () => {
    const invoice = await claimed();
    const text = `NDIA AGAIN ${sequence}`;
    await applyFile([invoice], text);
    const [result] = await confirmRows(api, staff, [tickOff(await openRow(text, cents))]);
    expect(await reopen(result?.row)).toMatchObject({
      status: 'open',
      recorded_as: null,
      paid: [],
    });
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'paid',
      payments: [{ kind: 'payment' }],
    });
    const rows = await readOpenRows(api, staff);
    expect(rows.find((row) => row.text === text)?.recorded?.reference).toBe(text);
  });
});

test('money that a person recorded by hand is known too, until it is refunded', async () => {
  const invoice = await store({ planManagement: 'self', claimStatus: 'not_applicable' });
  const reference = `BY HAND ${sequence}`;
  const pay = { amount_cents: cents, method: 'bank_transfer', reference };
  const paid = await command(api, staff, invoice, 'payments', {
    ...pay,
    received_on: '2026-11-20',
  });
  expect(paid.statusCode).toBe(201);
  const row = await openRow(`TRANSFER ${reference}`, cents);
  expect(row.recorded).toMatchObject({ is_from_remittance: false, recorded_by: 'Priya Nair' });
  const refund = { ...pay, reason: 'Sent back.' };
  expect((await command(api, staff, invoice, 'refunds', refund)).statusCode).toBe(201);
  const rows = await readOpenRows(api, staff);
  expect(rows.find(({ id }) => id === row.id)?.recorded).toBeNull();
});

test('a payment that a bank row recorded is not the money of another row', async () => {
  const invoice = await claimed();
  const first = await openRow(`NDIA FIRST ${sequence}`, cents);
  const parts = [{ invoice_id: invoice.id, amount_cents: cents }];
  await confirmRows(api, staff, [{ id: first.id, parts }]);
  expect((await openRow(`NDIA SECOND ${sequence}`, cents)).recorded).toBeNull();
});

test.each([0, 5_00])(
  'cash that a person recorded is not the money of an equal transfer, with %d cents too much',
  async (extra) => {
    const invoice = await store({ planManagement: 'self', claimStatus: 'not_applicable' });
    const reference = `CASH ${sequence}`;
    const response = await api.call({
      method: 'POST',
      path: 'invoices/split_payments/',
      as: staff,
      body: {
        amount_cents: cents + extra,
        reference,
        method: 'cash',
        received_on: '2026-11-20',
        parts: [{ invoice_id: invoice.id, amount_cents: cents }],
      },
    });
    expect(response.statusCode).toBe(201);
    const row = await openRow(`TRANSFER ${reference} ${invoice.number}`, cents + extra);
    expect(row.recorded).toBeNull();
  },
);

test('an overpayment that a person recorded by hand is known, credit included', async () => {
  const invoice = await store({ planManagement: 'self', claimStatus: 'not_applicable' });
  const reference = `SPLIT ${sequence}`;
  const response = await api.call({
    method: 'POST',
    path: 'invoices/split_payments/',
    as: staff,
    body: {
      amount_cents: cents + 5_00,
      reference,
      method: 'bank_transfer',
      received_on: '2026-11-20',
      parts: [{ invoice_id: invoice.id, amount_cents: cents }],
    },
  });
  expect(response.statusCode).toBe(201);
  const row = await openRow(`TRANSFER ${reference}`, cents + 5_00);
  expect(row.recorded).toMatchObject({ parts: [{}], kept: { amount_cents: 5_00 } });
});

test('what an invoice used of a credit is not the money of a row', async () => {
  const client = await api.signIn({ firstName: 'Olive', lastName: 'Tran' });
  const paid = await issueInvoice(api, staff, client);
  const body = { method: 'bank_transfer', received_on: '2026-11-21' };
  await api.call({
    method: 'POST',
    path: 'invoices/split_payments/',
    as: staff,
    body: {
      ...body,
      amount_cents: 176_53,
      reference: 'OLIVE FIRST',
      parts: [{ invoice_id: paid.id, amount_cents: 110_00 }],
    },
  });
  expect(await issueInvoice(api, staff, client)).toMatchObject({ credit_used_cents: 66_53 });
  expect((await openRow('OLIVE TRAN SECOND', 66_53)).recorded).toBeNull();
});
