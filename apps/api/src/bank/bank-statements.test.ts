import { bankRowSchema, type OpenBankRow } from '@cleaning/contract/bank';
import type { Invoice } from '@cleaning/contract/invoices';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { describe, expect, test } from 'vitest';
import {
  confirmRows,
  firstCandidateOf,
  importStatement,
  line,
  readOpenRows,
  sendStatement,
} from '../../test/bank-fixtures.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import {
  issueInvoice,
  NDIS_LINE,
  pay,
  readInvoice,
  storePlan,
} from '../../test/invoice-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

const api = startBeforeEach();
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const client = makeBeforeEach(() => api.signIn({ firstName: 'Wei', lastName: 'Zhang' }));

const send = (csv: string, as: TestPerson = staff) => sendStatement(api, as, csv);
const imported = (csv: string | Uint8Array<ArrayBuffer>) => importStatement(api, staff, csv);
const openRows = (query = '') => readOpenRows(api, staff, query);
const confirmed = (rows: readonly object[]) => confirmRows(api, staff, rows);

const firstRow = async (): Promise<OpenBankRow> => {
  const [row] = await openRows();
  if (row === undefined) throw new Error('No row is open.');
  return row;
};

const whole = (row: Pick<OpenBankRow, 'id' | 'amount_cents'>, invoice: Invoice) => ({
  id: row.id,
  parts: [{ invoice_id: invoice.id, amount_cents: row.amount_cents }],
});

const referenceOf = ({ number }: Invoice) => paymentReference(number) ?? '';
const rowCall = (id: string, name: string, body: object) =>
  api.call({ method: 'POST', path: `bank_statements/rows/${id}/${name}/`, as: staff, body });

describe('importing the same bank row again', () => {
  test('happens once: the same file again, and one that overlaps, duplicate nothing', async () => {
    const same = line('CARVER B', '50.00');
    const first = await imported(same + same + line('FUEL', '-12.00'));
    expect(first).toMatchObject({
      row_count: 2,
      total_cents: 100_00,
      open_count: 2,
      used_count: 0,
      out_count: 1,
      account_ending: '0000',
      imported_by: 'Sam Taylor',
    });
    expect(await imported(same + same + line('FUEL', '-12.00'))).toMatchObject({
      row_count: 0,
      used_count: 2,
    });
    expect(await imported(same + line('NEW', '7.00') + same + same)).toMatchObject({
      row_count: 2,
      total_cents: 57_00,
      used_count: 2,
    });
    expect(await openRows()).toHaveLength(4);
    expect(await openRows(`?statement_id=${first.id}`)).toHaveLength(2);
  });

  test('happens once also where another program saved the file in UTF-16', async () => {
    const csv = line('Zoë Nguyễn', '50.00');
    const saved = new Uint8Array(Buffer.from(`\uFEFF${csv.replaceAll(',', '\t')}`, 'utf16le'));
    expect(await imported(saved)).toMatchObject({ row_count: 1, used_count: 0 });
    expect(await imported(csv)).toMatchObject({ row_count: 0, used_count: 1 });
    expect((await firstRow()).text).toBe('Zoë Nguyễn');
    const half = await sendStatement(api, staff, saved.subarray(0, -1));
    expect([half.statusCode, half.body]).toEqual([400, expect.stringContaining('was cut off')]);
  });

  test('happens once for two concurrent imports', async () => {
    const csv = Array.from({ length: 30 }, (_, at) => line(`PAYER ${at}`, `${at + 1}.00`));
    const statements = await Promise.all([
      imported(csv.join('')),
      imported(csv.toReversed().join('')),
    ]);
    expect(statements.reduce((sum, { row_count: count }) => sum + count, 0)).toBe(30);
    expect(await openRows()).toHaveLength(30);
  });

  test('records one payment when two users confirm it in two tabs', async () => {
    const invoice = await issueInvoice(api, staff, client);
    await imported(line(`ZHANG W ${referenceOf(invoice)}`, '110.00'));
    const row = await firstRow();
    expect(row.is_sure).toBe(true);
    const both = await Promise.all([
      confirmed([firstCandidateOf(row)]),
      confirmed([firstCandidateOf(row)]),
    ]);
    const results = both.flat();
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(results.find(({ error }) => error !== null)?.error?.detail).toBe(
      `Sam Taylor has used this row already, for ${invoice.number}.`,
    );
    const paid = await readInvoice(api, client, invoice);
    expect(paid).toMatchObject({ status: 'paid', paid_cents: 110_00 });
    expect(paid.payments).toHaveLength(1);
    expect(await openRows()).toEqual([]);
  });

  test('counts two rows with the same text as two payments of one invoice', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const words = `ZHANG W ${referenceOf(invoice)}`;
    await imported(line(words, '55.00') + line(words, '55.00'));
    const rows = await openRows();
    const results = await confirmed(rows.map((row) => whole(row, invoice)));
    expect(results.map(({ error }) => error)).toEqual([null, null]);
    const { payments, status } = await readInvoice(api, staff, invoice);
    expect(status).toBe('paid');
    expect(new Set(payments.map(({ reference }) => reference)).size).toBe(2);
  });
});

describe('confirming rows', () => {
  test('records money for a debt that was written off, and keeps none of it as a credit', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const admin = await api.signIn({ userType: 'admin' });
    const body = { version: invoice.version, reason: 'Gone away.' };
    await api.call({ method: 'POST', path: `invoices/${invoice.id}/write_off/`, as: admin, body });
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      balance_cents: 0,
      receivable_cents: 110_00,
    });
    await imported(line(`ZHANG ${referenceOf(invoice)}`, '110.00'));
    const row = await firstRow();
    expect(row.candidates[0]).toMatchObject({ parts: [{ amount_cents: 110_00 }], rest_cents: 0 });
    expect(await confirmed([firstCandidateOf(row)])).toMatchObject([{ error: null }]);
    expect(await readInvoice(api, staff, invoice)).toMatchObject({
      status: 'written_off',
      paid_cents: 110_00,
      receivable_cents: 0,
    });
  });

  test('records certain ones together and returns a result for each', async () => {
    const first = await issueInvoice(api, staff, client);
    const second = await issueInvoice(api, staff, client);
    const third = await issueInvoice(api, staff, client);
    await imported(
      line(`ZHANG ${referenceOf(first)} ${referenceOf(second)}`, '220.00') +
        line(`ZHANG ${referenceOf(third)}`, '110.00'),
    );
    const rows = await openRows();
    expect(rows.map((row) => row.is_sure)).toEqual([true, true]);
    await pay(api, staff, third, 110_00, 'By hand');
    const [both, late] = await confirmed(rows.map(firstCandidateOf));
    expect(both?.row).toMatchObject({
      status: 'matched',
      decided_by: 'Sam Taylor',
      paid: [
        { number: first.number, amount_cents: 110_00, client_name: 'Wei Zhang' },
        { number: second.number, amount_cents: 110_00 },
      ],
    });
    expect(late?.error?.code).toBe('invalid_transition');
    expect(await readInvoice(api, client, second)).toMatchObject({ status: 'paid' });
    const [left] = await openRows();
    expect(left).toMatchObject({ is_sure: false, candidates: [{ differs: ['paid_already'] }] });
    const [payment] = (await readInvoice(api, staff, first)).payments;
    expect(payment).toMatchObject({ method: 'bank_transfer', received_on: '2026-11-21' });
    expect(payment?.reference).toMatch(/^ZHANG .* \(bank row \d+\)$/u);
    const receipts = (await api.mails(client.email)).filter(({ subject }) =>
      subject.startsWith('Payment received'),
    );
    expect(receipts).toHaveLength(3);
  });

  test('pays what a plan manager owes for several clients with one row', async () => {
    const invoices = [];
    for (const firstName of ['Jordan', 'Kofi']) {
      const person = await api.signIn({ firstName, lastName: 'Mensah', clientType: 'ndis' });
      await storePlan(api, person, {
        planManagement: 'plan',
        planManagerName: 'Northside Plan Management',
        planManagerInvoiceEmail: 'invoices@northside.example',
      });
      invoices.push(await issueInvoice(api, staff, person, { kind: 'ndis', lines: [NDIS_LINE] }));
    }
    const owed = invoices.reduce((sum, { balance_cents: cents }) => sum + cents, 0);
    await imported(line('NORTHSIDE PM', (owed / 100).toFixed(2)));
    const row = await firstRow();
    expect(row.is_sure).toBe(false);
    expect(row.candidates[0]).toMatchObject({ agrees: ['amount', 'name'], rest_cents: 0 });
    const [result] = await confirmed([firstCandidateOf(row)]);
    expect(result?.row?.paid.map(({ client_name: name }) => name)).toEqual([
      'Jordan Mensah',
      'Kofi Mensah',
    ]);
    for (const invoice of invoices) {
      expect(await readInvoice(api, staff, invoice)).toMatchObject({ status: 'paid' });
    }
  });

  test('never allocates more than is owed, and keeps no credit unless requested', async () => {
    const invoice = await issueInvoice(api, staff, client);
    await imported(line(`ZHANG ${referenceOf(invoice)}`, '130.00'));
    const row = await firstRow();
    expect(row.candidates[0]).toMatchObject({ rest_cents: 20_00, differs: ['more'] });
    const part = (amount_cents: number) => ({ invoice_id: invoice.id, amount_cents });
    const detailOf = async (confirmation: object) =>
      (await confirmed([{ id: row.id, ...confirmation }]))[0]?.error?.detail;
    expect(await detailOf({ parts: [part(130_00)] })).toBe('Only $110.00 is still to be paid.');
    expect(await detailOf({ parts: [part(110_00)] })).toBe(
      '$20.00 of it is left. Choose another invoice for it, or keep it as a credit.',
    );
    expect(await detailOf({ parts: [part(110_00)], kept: part(30_00) })).toBe(
      'This comes to $10.00 more than the $130.00 that came.',
    );
    expect(await detailOf({ parts: [part(110_00)], kept: part(20_00) })).toBeUndefined();
    const credits = await api.call({ path: 'invoices/account_credits/', as: staff });
    expect(credits.json()).toMatchObject({
      results: [{ client_id: client.id, open_cents: 20_00 }],
    });
  });

  test('can keep all of a row as a credit of a client who owes nothing', async () => {
    const invoice = await issueInvoice(api, staff, client);
    await pay(api, staff, invoice, 110_00, 'By hand');
    await imported(line('ZHANG', '90.00'));
    const { id } = await firstRow();
    const kept = { invoice_id: invoice.id, amount_cents: 90_00 };
    const [result] = await confirmed([{ id, parts: [], kept }]);
    expect(result?.row).toMatchObject({
      status: 'matched',
      kept_cents: 90_00,
      kept_for: 'Wei Zhang',
      paid: [],
    });
  });

  test('offers to keep a credit for a client whose invoice the row names', async () => {
    await imported(line('ZHANG W', '90.00') + line('INTEREST', '1.84'));
    const [unknown] = await openRows();
    expect(unknown).toMatchObject({
      clients: [{ id: client.id, name: 'Wei Zhang' }],
      candidates: [],
    });
    const invoice = await issueInvoice(api, staff, client);
    await pay(api, staff, invoice, 110_00, 'By hand');
    const [named, nameless] = await openRows();
    expect(named).toMatchObject({
      is_sure: false,
      candidates: [
        {
          parts: [],
          rest_cents: 90_00,
          credit: { invoice_id: invoice.id, client_name: 'Wei Zhang' },
          differs: ['no_invoice'],
        },
      ],
    });
    expect(nameless).toMatchObject({ clients: [], candidates: [] });
  });

  test('pays in part, also before the day of issue, by the date of the bank', async () => {
    api.clock.set('2026-11-22T00:00:00.000Z');
    const invoice = await issueInvoice(api, staff, client);
    await imported(line('ZHANG', '40.00'));
    const [result] = await confirmed([whole(await firstRow(), invoice)]);
    expect(result?.error).toBeNull();
    expect(await readInvoice(api, client, invoice)).toMatchObject({
      status: 'partially_paid',
      balance_cents: 70_00,
    });
    await imported(line(`ZHANG ${invoice.number}`, '70.00'));
    const [rest] = (await firstRow()).candidates;
    expect(rest?.parts).toMatchObject([
      { total_cents: 110_00, balance_cents: 70_00, amount_cents: 70_00 },
    ]);
  });
});

describe('a row that pays no invoice', () => {
  test('can be set aside with a reason, and decided again', async () => {
    const statement = await imported(line('CREDIT INTEREST', '1.84'));
    const row = await firstRow();
    expect(row).toMatchObject({ is_sure: false, candidates: [] });
    expect((await rowCall(row.id, 'set_aside', { version: 1, reason: ' ' })).json()).toEqual({
      reason: ['Say why you are doing this.'],
    });
    const aside = await rowCall(row.id, 'set_aside', { version: 1, reason: 'Interest.' });
    expect(bankRowSchema.parse(aside.json())).toMatchObject({
      status: 'set_aside',
      reason: 'Interest.',
      decided_by: 'Sam Taylor',
      version: 2,
    });
    const stale = await rowCall(row.id, 'reopen', { version: 1 });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'stale_version' }]);
    const invoice = await issueInvoice(api, staff, client);
    const [refused] = await confirmed([whole(row, invoice)]);
    expect(refused?.error?.detail).toBe('Sam Taylor has set this row aside: Interest.');
    const reopened = await rowCall(row.id, 'reopen', { version: 2 });
    expect(bankRowSchema.parse(reopened.json())).toMatchObject({ status: 'open', reason: null });
    const again = await rowCall(row.id, 'reopen', { version: 3 });
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'invalid_transition' }]);
    const read = await api.call({ path: `bank_statements/${statement.id}/`, as: staff });
    expect(read.json()).toMatchObject({ open_count: 1, rows: [{ text: 'CREDIT INTEREST' }] });
  });
});

describe('bank statements', () => {
  test('are only for staff, and each import is in the audit log', async () => {
    const statement = await imported(line('ZHANG', '1.00'));
    expect((await send(line('ZHANG', '1.00'), client)).statusCode).toBe(403);
    expect((await api.call({ path: 'bank_statements/', as: client })).statusCode).toBe(403);
    const list = await api.call({ path: 'bank_statements/', as: staff });
    expect(list.json()).toMatchObject({ count: 1, results: [{ id: statement.id }] });
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: 'audit/?subject_type=bank_statement', as: admin });
    expect(log.json()).toMatchObject({
      results: [{ action: 'create', subject_id: statement.id, actor: { id: staff.id } }],
    });
    expect(api.logLines.join('')).not.toContain('ZHANG');
  });

  test('are refused as a whole when invalid', async () => {
    const response = await send(line('GOOD', '1.00') + line('BAD', 'x'));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      file: ['Row 2: "x" is not an amount in dollars, such as 1,234.50. Nothing was imported.'],
    });
    expect(await openRows()).toEqual([]);
  });

  test('are not found when they do not exist', async () => {
    const id = '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11';
    const statement = await api.call({ path: `bank_statements/${id}/`, as: staff });
    expect(statement.statusCode).toBe(404);
    expect((await rowCall(id, 'reopen', { version: 1 })).statusCode).toBe(404);
    const invoice = await issueInvoice(api, staff, client);
    const [result] = await confirmed([whole({ id, amount_cents: 1_00 }, invoice)]);
    expect(result?.error?.code).toBe('not_found');
  });
});
