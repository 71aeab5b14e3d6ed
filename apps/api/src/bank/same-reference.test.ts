import type { OpenBankRow } from '@cleaning/contract/bank';
import type { Invoice } from '@cleaning/contract/invoices';
import type { Quote } from '@cleaning/contract/quotes';
import { describe, expect, test } from 'vitest';
import {
  confirmRows,
  importStatement,
  line,
  readOpenRows,
  tickOff,
} from '../../test/bank-fixtures.ts';
import { command, issueInvoice, readInvoice } from '../../test/invoice-fixtures.ts';
import { storeNdisInvoice } from '../../test/ndis-fixtures.ts';
import { approvedUrgent, payDeposit, readQuote } from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';

const api = startBeforeEach();
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const olive = makeBeforeEach(() => api.signIn({ firstName: 'Olive', lastName: 'Tran' }));

const another = async () => issueInvoice(api, staff, await api.signIn({ firstName: 'Wei' }));

async function payByHand(invoice: Invoice, reference: string, changes: object = {}) {
  const response = await command(api, staff, invoice, 'payments', {
    amount_cents: 110_00,
    method: 'bank_transfer',
    reference,
    received_on: TODAY,
    confirm_before_issue: true,
    ...changes,
  });
  expect(response.statusCode).toBe(201);
}

const lineOf = (text: string, dollars: string, day: string) =>
  line(text, dollars).replace('21/11/2026', day.split('-').toReversed().join('/'));

async function rowsOf(...lines: readonly string[]): Promise<OpenBankRow[]> {
  await importStatement(api, staff, lines.join(''));
  return readOpenRows(api, staff);
}

const tickOffAll = (rows: readonly OpenBankRow[]) => confirmRows(api, staff, rows.map(tickOff));

const recordedOf = (rows: readonly OpenBankRow[]) =>
  rows.map(({ recorded }) => recorded && [recorded.received_on, recorded.payer_name]);

describe('a row that agrees with what is left of an invoice', () => {
  test('is not sure once as much is recorded by hand, and is not booked twice', async () => {
    const invoice = await issueInvoice(api, staff, olive);
    const reference = `TRANSFER ${invoice.number}`;
    await payByHand(invoice, reference, { amount_cents: 55_00 });
    const rows = await rowsOf(line(`${reference} OLIVE TRAN`, '55.00'));
    expect(rows).toMatchObject([
      {
        is_sure: false,
        recorded: { reference, parts: [{ amount_cents: 55_00 }] },
        candidates: [{ agrees: ['number', 'amount', 'name'], differs: ['paid_already'] }, {}],
      },
    ]);
    expect(await tickOffAll(rows)).toMatchObject([{ error: null }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ balance_cents: 55_00 });
    const [rest] = await rowsOf(line(`OLIVE TRAN ${invoice.number}`, '55.00'));
    expect(rest).toMatchObject({
      is_sure: true,
      recorded: null,
      candidates: [{ differs: [] }, {}],
    });
  });

  test('is not sure once a remittance paid one of two equal visits', async () => {
    const number = 'INV-2026-00071';
    const billTo = { name: 'Harbour Plan Services', email: null, address: null, abn: null };
    await storeNdisInvoice(api, olive.id, {
      number,
      lines: [{ serviceDateFrom: '2026-11-12' }, { serviceDateFrom: '2026-11-19' }],
      invoice: { planManagement: 'plan', claimStatus: 'not_applicable', billTo },
    });
    const applied = await api.call({
      method: 'POST',
      path: 'invoices/remittances/',
      as: staff,
      body: {
        content: `Invoice,Paid\n${number}-1,150.25`,
        reference: 'REM 20NOV',
        received_on: TODAY,
      },
    });
    expect(applied.statusCode).toBe(201);
    expect(await rowsOf(line(`HARBOUR PLAN SVC ${number}`, '150.25'))).toMatchObject([
      { is_sure: false, recorded: { reference: 'REM 20NOV', is_from_remittance: true } },
    ]);
  });

  test('is sure beside money that somebody else paid with a word of its text', async () => {
    await payByHand(await another(), 'TRANSFER');
    const invoice = await issueInvoice(api, staff, olive);
    const [row] = await rowsOf(line(`TRANSFER ${invoice.number} OLIVE TRAN`, '110.00'));
    expect(row).toMatchObject({ is_sure: true, recorded: null });
  });
});

describe('money of two clients with one reference', () => {
  test.each([
    ['two days', YESTERDAY],
    ['one day', TODAY],
  ])('is ticked off by a row each: %s', async (_what, day) => {
    const invoices = [await issueInvoice(api, staff, olive), await another()] as const;
    await payByHand(invoices[0], 'TRANSFER', { received_on: day });
    await payByHand(invoices[1], 'TRANSFER');
    const rows = await rowsOf(
      lineOf('TRANSFER', '110.00', day),
      lineOf('TRANSFER OLIVE TRAN', '110.00', TODAY),
    );
    expect(new Set(recordedOf(rows).map((recorded) => recorded?.[1])).size).toBe(2);
    expect(rows.find(({ text }) => text.includes('OLIVE'))?.recorded?.payer_name).toBe(
      'Olive Tran',
    );
    const results = await tickOffAll(rows);
    expect(results).toMatchObject([{ error: null }, { error: null }]);
    for (const invoice of invoices) {
      expect(await readInvoice(api, staff, invoice)).toMatchObject({ payments: [{}] });
    }
  });

  test('stays known when the first is ticked off, and when that is undone', async () => {
    await payByHand(await issueInvoice(api, staff, olive), 'TRANSFER', { received_on: YESTERDAY });
    await payByHand(await another(), 'TRANSFER');
    const rows = await rowsOf(
      lineOf('TRANSFER', '110.00', YESTERDAY),
      lineOf('TRANSFER', '110.00', TODAY),
    );
    const [result] = await tickOffAll(rows.slice(0, 1));
    const left = await readOpenRows(api, staff);
    expect(left.map(({ recorded }) => recorded?.received_on)).toEqual([TODAY]);
    const undone = await api.call({
      method: 'POST',
      path: `bank_statements/rows/${result?.row?.id}/reopen/`,
      as: staff,
      body: { version: result?.row?.version, reason: 'Other money.' },
    });
    expect(undone.statusCode).toBe(200);
    expect((await readOpenRows(api, staff)).map(({ recorded }) => recorded?.received_on)).toEqual([
      YESTERDAY,
      TODAY,
    ]);
  });

  test('that came in one transfer is ticked off by its one row', async () => {
    const parts = [await issueInvoice(api, staff, olive), await another()].map(({ id }) => ({
      invoice_id: id,
      amount_cents: 110_00,
    }));
    const response = await api.call({
      method: 'POST',
      path: 'invoices/split_payments/',
      as: staff,
      body: {
        amount_cents: 220_00,
        reference: 'FAMILY TRAN',
        method: 'bank_transfer',
        received_on: TODAY,
        parts,
      },
    });
    expect(response.statusCode).toBe(201);
    const rows = await rowsOf(line('FAMILY TRAN', '220.00'));
    expect(rows).toMatchObject([{ recorded: { parts: [{}, {}] } }]);
    expect(await tickOffAll(rows)).toMatchObject([{ error: null }]);
  });
});

describe('two equal payments of an invoice', () => {
  test('with one reference and day are two rows, of which each is ticked off', async () => {
    const invoice = await issueInvoice(api, staff, olive);
    await payByHand(invoice, 'TRANSFER', { amount_cents: 55_00 });
    api.clock.advance(60_000);
    await payByHand(invoice, 'TRANSFER', { amount_cents: 55_00, confirm_another: true });
    const text = line('TRANSFER TRAN', '55.00');
    const rows = await rowsOf(text, text);
    expect(await tickOffAll(rows)).toMatchObject([{ error: null }, { error: null }]);
    expect((await rowsOf(text + text + text)).map(({ recorded }) => recorded)).toEqual([null]);
  });

  test('leave one to be known when the other is refunded', async () => {
    const invoice = await issueInvoice(api, staff, olive);
    const half = { amount_cents: 55_00 };
    await payByHand(invoice, 'TRANSFER', { ...half, received_on: YESTERDAY });
    await payByHand(invoice, 'TRANSFER', half);
    const refund = { ...half, method: 'bank_transfer', reference: 'TRANSFER', reason: 'Too much.' };
    expect((await command(api, staff, invoice, 'refunds', refund)).statusCode).toBe(201);
    const rows = await rowsOf(line('TRANSFER TRAN', '55.00'));
    expect(recordedOf(rows)).toEqual([[TODAY, 'Olive Tran']]);
  });

  test('leave the one by hand to be known when a bank row recorded the other', async () => {
    const invoice = await issueInvoice(api, staff, olive);
    await payByHand(invoice, 'TRANSFER', { amount_cents: 55_00 });
    const [first] = await rowsOf(line('OLIVE', '55.00'));
    const parts = [{ invoice_id: invoice.id, amount_cents: 55_00 }];
    expect(await confirmRows(api, staff, [{ id: first?.id, parts }])).toMatchObject([
      { error: null },
    ]);
    expect(recordedOf(await rowsOf(line('TRANSFER TRAN', '55.00')))).toEqual([
      [TODAY, 'Olive Tran'],
    ]);
  });
});

/** Records two parts of a deposit by hand, and imports a row for each. */
const payParts = async (quote: Quote, days: readonly string[]) => {
  for (const received_on of days) {
    const part = { amount_cents: 38_70, reference: quote.reference, received_on };
    const paid = await payDeposit(api, staff, quote, { ...part, confirm_another: true });
    expect(paid.statusCode).toBe(201);
  }
  return rowsOf(
    lineOf(`TRAN ${quote.reference}`, '38.70', days[0] ?? ''),
    lineOf(`OLIVE TRAN ${quote.reference}`, '38.70', days[1] ?? ''),
  );
};

describe('a deposit that was paid in two parts with one reference', () => {
  test.each([
    ['on two days', [YESTERDAY, TODAY]],
    ['on one day', [TODAY, TODAY]],
  ])('is ticked off by a row for each part: %s', async (_what, days) => {
    const quote = await approvedUrgent(api, olive, staff);
    const rows = await payParts(quote, days);
    expect(rows.map(({ recorded }) => recorded?.received_on)).toEqual(days);
    expect(await tickOffAll(rows)).toMatchObject([{ error: null }, { error: null }]);
    expect((await readQuote(api, staff, quote)).deposit).toMatchObject({
      status: 'paid',
      payments: [{}, {}],
    });
  });

  test('reopens the row of the part that is taken back, and only that', async () => {
    const quote = await approvedUrgent(api, olive, staff);
    const rows = await payParts(quote, [YESTERDAY, TODAY]);
    await tickOffAll(rows);
    const { version, deposit } = await readQuote(api, staff, quote);
    const second = deposit.payments.find(({ received_on: day }) => day === TODAY);
    const undone = await api.call({
      method: 'POST',
      path: `quotes/${quote.id}/deposit/take_back/`,
      as: staff,
      body: { version, payment_id: second?.id, reason: 'It was another client.' },
    });
    expect(undone.statusCode).toBe(200);
    expect(await readOpenRows(api, staff)).toMatchObject([
      { id: rows[1]?.id, recorded: null, is_sure: true },
    ]);
  });
});
