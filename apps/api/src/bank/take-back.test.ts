import { bankRowSchema, bankStatementWithRowsSchema } from '@cleaning/contract/bank';
import type { Invoice } from '@cleaning/contract/invoices';
import { describe, expect, test } from 'vitest';
import { confirmRows, importStatement, line, readOpenRows } from '../../test/bank-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { issueInvoice, readInvoice } from '../../test/invoice-fixtures.ts';
import { approvedUrgent, readQuote, refundDeposit } from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

const api = startBeforeEach();
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const client = makeBeforeEach(() => api.signIn({ firstName: 'Wei', lastName: 'Zhang' }));

const partOf = ({ id }: Pick<Invoice, 'id'>, amount_cents = 110_00) => ({
  invoice_id: id,
  amount_cents,
});

/** Imports a bank row and records what it pays. */
async function recorded(dollars: string, paid: object) {
  const statement = await importStatement(api, staff, line('ZHANG W', dollars));
  return { statement, row: await record((await readOpenRows(api, staff))[0]?.id, paid) };
}

async function record(id: string | undefined, paid: object) {
  const [result] = await confirmRows(api, staff, [{ id, parts: [], ...paid }]);
  expect(result?.error).toBeNull();
  return bankRowSchema.parse(result?.row);
}

const takeBack = (
  { id, version }: { readonly id: string; readonly version: number },
  reason: string | undefined = 'Paid another invoice.',
  as: TestPerson = staff,
) =>
  api.call({
    method: 'POST',
    path: `bank_statements/rows/${id}/reopen/`,
    as,
    body: { version, reason },
  });

const credits = async () =>
  (await api.call({ path: 'invoices/account_credits/', as: staff })).json<{ results: object[] }>()
    .results;

describe('a row that was recorded by mistake', () => {
  test('is taken back with a reason, and can pay the right invoice', async () => {
    const wrong = await issueInvoice(api, staff, client);
    const right = await issueInvoice(api, staff, client);
    const { statement, row } = await recorded('110.00', { parts: [partOf(wrong)] });
    await api.call({ method: 'POST', path: `bank_statements/${statement.id}/finish/`, as: staff });
    const answer = await takeBack(row);
    expect(answer.statusCode).toBe(200);
    expect(bankRowSchema.parse(answer.json())).toMatchObject({
      status: 'open',
      version: 3,
      paid: [],
      decided_by: null,
    });
    const owed = await readInvoice(api, staff, wrong);
    expect(owed).toMatchObject({ status: 'issued', balance_cents: 110_00 });
    expect(owed.payments).toMatchObject([
      { kind: 'payment', amount_cents: 110_00, received_on: '2026-11-21' },
      { kind: 'refund', amount_cents: 110_00, received_on: '2026-11-21' },
    ]);
    expect(owed.events.at(-1)).toMatchObject({
      command: 'refund',
      reason: 'Paid another invoice.',
    });
    const read = await api.call({ path: `bank_statements/${statement.id}/`, as: staff });
    expect(bankStatementWithRowsSchema.parse(read.json())).toMatchObject({
      finished_at: null,
      open_count: 1,
      matched_count: 0,
    });
    await record(row.id, { parts: [partOf(right)] });
    expect(await readInvoice(api, staff, right)).toMatchObject({ status: 'paid' });
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: 'audit/?subject_type=bank_statement', as: admin });
    expect(log.json<{ results: object[] }>().results).toContainEqual(
      expect.objectContaining({
        action: 'update',
        subject_id: statement.id,
        reason: 'Paid another invoice.',
      }),
    );
  });

  test('can pay the same invoice again, as often as it is taken back', async () => {
    const invoice = await issueInvoice(api, staff, client);
    let { row } = await recorded('110.00', { parts: [partOf(invoice)] });
    for (let round = 0; round < 3; round += 1) {
      expect((await takeBack(row)).statusCode).toBe(200);
      expect(await readInvoice(api, staff, invoice)).toMatchObject({ status: 'issued' });
      row = await record(row.id, { parts: [partOf(invoice)] });
      expect(await readInvoice(api, staff, invoice)).toMatchObject({ status: 'paid' });
    }
    const { payments } = await readInvoice(api, staff, invoice);
    expect(payments).toHaveLength(7);
    const own = payments.filter(({ kind }) => kind === 'payment').map((each) => each.reference);
    expect(own).toEqual([
      expect.stringMatching(/^ZHANG W \(bank row \d+\)$/u),
      expect.stringMatching(/^ZHANG W \(bank row \d+, entry 2\)$/u),
      expect.stringMatching(/^ZHANG W \(bank row \d+, entry 3\)$/u),
      expect.stringMatching(/^ZHANG W \(bank row \d+, entry 4\)$/u),
    ]);
  });

  test('returns everything that it paid, and the credit that was kept', async () => {
    const first = await issueInvoice(api, staff, client);
    const second = await issueInvoice(api, staff, client);
    const { row } = await recorded('250.00', {
      parts: [partOf(first), partOf(second)],
      kept: partOf(second, 30_00),
    });
    expect(await credits()).toMatchObject([{ open_cents: 30_00 }]);
    expect((await takeBack(row)).statusCode).toBe(200);
    expect(await credits()).toEqual([]);
    for (const invoice of [first, second]) {
      expect(await readInvoice(api, staff, invoice)).toMatchObject({ balance_cents: 110_00 });
    }
  });

  test('has what its credit paid owed again', async () => {
    const paid = await issueInvoice(api, staff, client);
    const open = await issueInvoice(api, staff, client);
    const { row } = await recorded('240.00', { parts: [partOf(paid)], kept: partOf(paid, 130_00) });
    expect(await readInvoice(api, staff, open)).toMatchObject({ status: 'paid' });
    const later = await issueInvoice(api, staff, client);
    expect(later.balance_cents).toBe(90_00);
    expect((await takeBack(row)).statusCode).toBe(200);
    expect(await credits()).toEqual([]);
    for (const invoice of [paid, open, later]) {
      const { balance_cents: balance, credit_used_cents: used } = await readInvoice(
        api,
        staff,
        invoice,
      );
      expect([balance, used]).toEqual([110_00, 0]);
    }
    const { events } = await readInvoice(api, staff, open);
    expect(events.at(-1)).toMatchObject({ command: 'refund', reason: 'Paid another invoice.' });
    const path = `invoices/statement/?client_id=${client.id}&from=2026-11-01&to=2026-11-30`;
    const statement = await api.call({ path, as: staff });
    expect(statement.json()).toMatchObject({ closing_balance_cents: 330_00 });
    const again = await record(row.id, {
      parts: [partOf(open), partOf(later)],
      kept: partOf(paid, 20_00),
    });
    expect(again.kept_cents).toBe(20_00);
    expect(await readInvoice(api, staff, paid)).toMatchObject({ balance_cents: 90_00 });
  });

  test('cannot be taken back when its credit paid an invoice that was written off, and says which', async () => {
    const paid = await issueInvoice(api, staff, client);
    const open = await issueInvoice(api, staff, client);
    const { row } = await recorded('140.00', { parts: [partOf(paid)], kept: partOf(paid, 30_00) });
    const admin = await api.signIn({ userType: 'admin' });
    const { version } = await readInvoice(api, staff, open);
    const body = { version, reason: 'Cannot be found.' };
    await api.call({ method: 'POST', path: `invoices/${open.id}/write_off/`, as: admin, body });
    const refused = await takeBack(row);
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringContaining(`$30.00 of the credit that was kept paid ${open.number}.`),
    ]);
    expect(await readInvoice(api, staff, paid)).toMatchObject({ status: 'paid' });
  });

  test('cannot be taken back when some of its credit was paid back', async () => {
    const paid = await issueInvoice(api, staff, client);
    const { row } = await recorded('140.00', { parts: [partOf(paid)], kept: partOf(paid, 30_00) });
    const [credit] = await credits();
    await api.call({
      method: 'POST',
      path: `invoices/account_credits/${(credit as { id: string }).id}/refunds/`,
      as: staff,
      body: { amount_cents: 5_00, reference: 'BACK', method: 'cash', reason: 'Asked for.' },
    });
    expect((await takeBack(row)).body).toContain('$5.00 of the credit that was kept has been paid');
    expect(await readInvoice(api, staff, paid)).toMatchObject({ status: 'paid' });
  });

  test('cannot be taken back when some of it was refunded by hand', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const { row } = await recorded('110.00', { parts: [partOf(invoice)] });
    const refund = await api.call({
      method: 'POST',
      path: `invoices/${invoice.id}/refunds/`,
      as: staff,
      body: {
        amount_cents: 10_00,
        reference: 'By hand',
        method: 'bank_transfer',
        reason: 'A broken vase.',
      },
    });
    expect(refund.statusCode).toBe(201);
    const refused = await takeBack(row);
    expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
      400,
      expect.stringContaining(`${invoice.number}: Only $100.00 was paid and can be given back.`),
    ]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ balance_cents: 10_00 });
  });

  test('makes the deposit that it paid due again, and can pay it again', async () => {
    const quote = await approvedUrgent(api, client, staff);
    const paid = { deposit: { quote_id: quote.id, amount_cents: 77_40 } };
    const { row } = await recorded('77.40', paid);
    expect((await readQuote(api, staff, quote)).deposit.status).toBe('paid');
    const answer = await takeBack(row);
    expect(answer.statusCode).toBe(200);
    expect(bankRowSchema.parse(answer.json())).toMatchObject({ status: 'open', deposit: null });
    const open = await readQuote(api, client, quote);
    expect(open.deposit).toEqual(quote.deposit);
    expect(open.events.at(-1)).toMatchObject({
      command: 'take_deposit_back',
      reason: 'Paid another invoice.',
    });
    await record(row.id, paid);
    expect((await readQuote(api, staff, quote)).deposit).toMatchObject({
      status: 'paid',
      payments: [{ reference: expect.stringMatching(/^ZHANG W \(bank row \d+, entry 2\)$/u) }],
    });
  });

  test('takes its own part of a deposit back, and leaves the others', async () => {
    const quote = await approvedUrgent(api, client, staff);
    const deposit = (amount_cents: number) => ({ deposit: { quote_id: quote.id, amount_cents } });
    const { row } = await recorded('50.00', deposit(50_00));
    await recorded('27.40', deposit(27_40));
    expect((await takeBack(row)).statusCode).toBe(200);
    expect((await readQuote(api, staff, quote)).deposit).toMatchObject({
      status: 'due',
      due_cents: 50_00,
      payments: [{ amount_cents: 27_40 }],
    });
  });

  test('cannot be taken back when its deposit has been refunded', async () => {
    const quote = await approvedUrgent(api, client, staff);
    const { row } = await recorded('77.40', {
      deposit: { quote_id: quote.id, amount_cents: 77_40 },
    });
    expect((await refundDeposit(api, staff, quote)).statusCode).toBe(201);
    const refused = await takeBack(row);
    expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
      400,
      expect.stringContaining(`${quote.reference}: The deposit of this quote has been paid back.`),
    ]);
    expect((await readQuote(api, staff, quote)).deposit.status).toBe('refunded');
  });

  test('is taken back only by staff, with a reason and the version that they saw', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const { row } = await recorded('110.00', { parts: [partOf(invoice)] });
    expect((await takeBack(row, 'Mine.', client)).statusCode).toBe(403);
    const silent = await api.call({
      method: 'POST',
      path: `bank_statements/rows/${row.id}/reopen/`,
      as: staff,
      body: { version: row.version },
    });
    expect([silent.statusCode, silent.json()]).toEqual([
      400,
      { reason: ['Say why you are doing this.'] },
    ]);
    const stale = await takeBack({ ...row, version: 1 });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'stale_version', current: { status: 'matched', version: 2 } },
    ]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({ status: 'paid' });
  });

  test('is taken back once by two users at once', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const { row } = await recorded('110.00', { parts: [partOf(invoice)] });
    const answers = await Promise.all([takeBack(row), takeBack(row)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect((await readInvoice(api, staff, invoice)).payments).toHaveLength(2);
  });
});
