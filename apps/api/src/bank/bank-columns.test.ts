import { company } from '@cleaning/company';
import { bankColumnsSchema, bankStatementSchema } from '@cleaning/contract/bank';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { readOpenRows, sendStatement } from '../../test/bank-fixtures.ts';
import { UNKNOWN_BANKS } from '../../test/bank-layouts.ts';
import { issueInvoice } from '../../test/invoice-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

const api = startBeforeEach();
// The files of the tests have rows up to 23 November.
beforeEach(() => api.clock.set('2026-11-23T02:00:00.000Z'));
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);

type Fields = Readonly<Record<string, string>>;

const send = (csv: string, fields: Fields = {}) => sendStatement(api, staff, csv, fields);
const imported = async (csv: string, fields: Fields = {}) => {
  const response = await send(csv, fields);
  expect(response.json()).toMatchObject({ id: expect.any(String) });
  return bankStatementSchema.parse(response.json());
};
const look = (csv: string, fields: Fields = {}) =>
  sendStatement(api, staff, csv, fields, 'bank_statements/columns/');
const columnsOf = async (csv: string, fields: Fields = {}) =>
  bankColumnsSchema.parse((await look(csv, fields)).json());

const UNKNOWN =
  'We have not seen this kind of file before. Say once what its columns are, and the next file is read the same way.';
const [, SEMICOLONS = '', GUESS = ''] = UNKNOWN_BANKS[0] ?? [];
const [savings] = company.bank.otherAccounts;
if (savings === undefined) throw new Error('The company has one account alone.');

describe('the CSV file of a bank that is not known', () => {
  test.each(UNKNOWN_BANKS)(
    'with %s is matched once, and read at once the next time',
    async (_bank, csv, columns) => {
      const unknown = await send(csv);
      expect([unknown.statusCode, unknown.json()]).toEqual([400, { columns: [UNKNOWN] }]);
      const { layout, rows, problem } = await columnsOf(csv);
      expect(layout.columns.join(',')).toBe(columns);
      expect(problem).toBeNull();
      expect(rows).toMatchObject([
        { booked_on: '2026-11-23', amount_cents: 101_06 },
        { booked_on: '2026-11-22', amount_cents: -20_00 },
      ]);
      const names_row = String(layout.names_row);
      const first = await imported(csv, { columns, names_row, remember: 'true' });
      expect(first).toMatchObject({ row_count: 1, out_count: 1, has_chosen_columns: true });
      const again = await imported(csv.replaceAll('101.06', '7.07'));
      expect(again).toMatchObject({ total_cents: 7_07, has_chosen_columns: true });
      expect(await columnsOf(csv)).toMatchObject({ origin: 'remembered', problem: null });
    },
  );

  test('finds the invoice that a row pays', async () => {
    const client = await api.signIn({ firstName: 'Wei', lastName: 'Zhang' });
    const { number } = await issueInvoice(api, staff, client);
    const csv = `Posted;Who;Ref;Plus\n23/11/2026;ZHANG W;${paymentReference(number)};110.00\n`;
    await imported(csv, { columns: 'date,text,reference,credit', names_row: '1' });
    expect(await readOpenRows(api, staff)).toMatchObject([{ is_sure: true }]);
  });

  test('is asked about again where staff did not want it remembered', async () => {
    await imported(SEMICOLONS, { columns: GUESS, remember: 'false' });
    expect((await send(SEMICOLONS)).statusCode).toBe(400);
  });

  test('is remembered for one account alone, and for these names', async () => {
    await imported(SEMICOLONS, { columns: GUESS, remember: 'true' });
    const other = await send(SEMICOLONS, { account_number: savings.accountNumber });
    expect([other.statusCode, other.json()]).toEqual([400, { columns: [UNKNOWN] }]);
    expect((await send(SEMICOLONS.replace('Ref', 'Refs'))).statusCode).toBe(400);
    const own = { account_number: company.bank.accountNumber };
    expect(await imported(SEMICOLONS, own)).toMatchObject({ used_count: 1 });
  });

  test('is read in another way once staff change it, from then on', async () => {
    await imported(SEMICOLONS, { columns: GUESS, remember: 'true' });
    const columns = 'date,skip,text,skip,credit,debit,balance';
    await imported(SEMICOLONS, { columns, remember: 'true' });
    const { rows, origin } = await columnsOf(SEMICOLONS);
    expect([origin, rows[0]?.text]).toEqual(['remembered', 'J CITIZEN']);
  });

  test('keeps the order of its dates for a file that does not tell it', async () => {
    const told = 'Posted;Who;Plus\n11/22/2026;A;1.00\n';
    await imported(told, { columns: 'date,text,credit', remember: 'true' });
    const untold = 'Posted;Who;Plus\n11/10/2026;A;1.00\n';
    expect(await imported(untold)).toMatchObject({ from: '2026-11-10' });
  });

  test('is not remembered when it is refused', async () => {
    const wrong = SEMICOLONS.replace('101.06', '101,06');
    const response = await send(wrong, { columns: GUESS, remember: 'true' });
    expect(response.json()).toEqual({
      file: [
        'Row 2: "101,06" is not an amount in dollars, such as 1,234.50. Nothing was imported.',
      ],
    });
    expect((await send(SEMICOLONS)).json()).toEqual({ columns: [UNKNOWN] });
  });
});

describe('the columns of a file', () => {
  test('are shown with their first cells, the rows as they are read and the balance', async () => {
    expect(await columnsOf(SEMICOLONS)).toEqual({
      columns: [
        { name: 'Posted', samples: ['23/11/2026', '22/11/2026'] },
        { name: 'Type', samples: ['TFR', 'DD'] },
        { name: 'Narrative', samples: ['J CITIZEN', 'FEE'] },
        { name: 'Ref', samples: ['INV-2026-00077', '8841'] },
        { name: 'Credit', samples: ['101.06', ''] },
        { name: 'Debit', samples: ['', '20.00'] },
        { name: 'Bal', samples: ['1101.06', '1000.00'] },
      ],
      row_count: 2,
      layout: { columns: GUESS.split(','), names_row: 1, date_order: null },
      origin: 'guessed',
      likely_names_row: 1,
      date_choices: [],
      problem: null,
      rows: [
        {
          row: 2,
          booked_on: '2026-11-23',
          amount_cents: 101_06,
          text: 'J CITIZEN INV-2026-00077',
        },
        { row: 3, booked_on: '2026-11-22', amount_cents: -20_00, text: 'FEE 8841' },
      ],
      in_count: 1,
      out_count: 1,
      from: '2026-11-22',
      to: '2026-11-23',
      balance: {
        opening_cents: 1020_00,
        in_cents: 101_06,
        out_cents: 20_00,
        closing_cents: 1101_06,
        difference_cents: 0,
      },
    });
  });

  test('show a balance that does not add up where a column is chosen wrongly', async () => {
    const rows = 'Posted;What;One;Two;Bal\n22/11/2026;A;5.00;;5.00\n23/11/2026;B;;2.00;3.00\n';
    const right = await columnsOf(rows, { columns: 'date,text,credit,debit,balance' });
    expect(right.balance?.difference_cents).toBe(0);
    const wrong = await columnsOf(rows, { columns: 'date,text,debit,credit,balance' });
    expect(wrong.balance?.difference_cents).not.toBe(0);
  });

  test('say what is wrong with a choice, and keep it', async () => {
    const columns = 'date,skip,text,reference,credit,credit,balance';
    expect(await columnsOf(SEMICOLONS, { columns })).toMatchObject({
      layout: { columns: columns.split(',') },
      problem: expect.stringContaining('Two columns say “Money in”: Credit and Debit.'),
      rows: [],
      balance: null,
    });
  });

  test('are guessed again when staff say that no row has the names', async () => {
    expect(await columnsOf(SEMICOLONS, { names_row: '0' })).toMatchObject({
      columns: [
        { name: 'Column 1', samples: ['Posted', '23/11/2026', '22/11/2026'] },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
      likely_names_row: 1,
    });
  });

  test('leave nothing behind: no statement, no row, nothing remembered', async () => {
    await columnsOf(SEMICOLONS, { columns: GUESS });
    const list = await api.call({ path: 'bank_statements/', as: staff });
    expect(list.json()).toMatchObject({ count: 0 });
    expect(await readOpenRows(api, staff)).toEqual([]);
    expect((await send(SEMICOLONS)).statusCode).toBe(400);
  });

  test.each([
    [
      'another own account',
      'Day;Who;Plus;Account number\n23/11/2026;A;1.00;SAVINGS\n',
      'This file is of the account ending',
    ],
    ['a day to come', 'Day;Who;Plus\n24/12/2026;A;1.00\n', 'Row 2: the date is in the future.'],
    ['no rows', 'Day;Who;Plus\n', 'This file has no rows.'],
  ])('of a file with %s say why it is refused', async (_what, csv, problem) => {
    const own = csv.replace('SAVINGS', savings.accountNumber);
    const fields = { account_number: company.bank.accountNumber };
    const width = csv.includes('SAVINGS') ? ',account' : '';
    const chosen = { ...fields, columns: `date,text,credit${width}`, names_row: '1' };
    expect((await columnsOf(own, chosen)).problem).toContain(problem);
    expect((await send(own, chosen)).json()).toEqual({ file: [expect.stringContaining(problem)] });
  });

  test.each([
    ['a kind that is none', { columns: 'date,secret' }, 'columns'],
    ['too many', { columns: 'skip,'.repeat(200) }, 'columns'],
    ['a row that is none', { names_row: '-1' }, 'names_row'],
    ['an order that is none', { date_order: 'ymd' }, 'date_order'],
  ])('with %s are refused', async (_what, fields: Fields, field) => {
    for (const response of [await look(SEMICOLONS, fields), await send(SEMICOLONS, fields)]) {
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json<object>())).toEqual([field]);
    }
  });

  test.each([
    [
      'OFX',
      '<OFX><STMTTRN><DTPOSTED>20261120<TRNAMT>1.00</STMTTRN></OFX>',
      'Only a CSV file has columns',
    ],
    ['no text', '%PDF-1.7 \0', 'This is not a bank statement.'],
    ['a million quotes', '"a"'.repeat(1_000_000), ''],
  ])('of a file that is %s are refused', async (_what, csv, refusal) => {
    const response = await look(csv);
    expect(response.statusCode).toBe(400);
    expect(response.json<{ file?: string[] }>().file?.[0]).toContain(refusal);
  });

  test('are for staff alone', async () => {
    const client = await api.signIn({});
    const response = await sendStatement(api, client, SEMICOLONS, {}, 'bank_statements/columns/');
    expect(response.statusCode).toBe(403);
  });
});
