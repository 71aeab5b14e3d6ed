import {
  bankStatementSchema,
  bankStatementWithRowsSchema,
  type BankStatement,
} from '@cleaning/contract/bank';
import { describe, expect, test } from 'vitest';
import {
  confirmRows,
  firstCandidateOf,
  importStatement,
  line,
  readOpenRows,
  sendStatement,
} from '../../test/bank-fixtures.ts';
import { issueInvoice, readInvoice } from '../../test/invoice-fixtures.ts';
import { makeBeforeEach, startBeforeEach } from '../../test/set-up.ts';

const api = startBeforeEach();
const staff = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const client = makeBeforeEach(() => api.signIn({ firstName: 'Wei', lastName: 'Zhang' }));

/** Imports a file one second after the import before it. */
const imported = (csv: string) => {
  api.clock.advance(1000);
  return importStatement(api, staff, csv);
};
const openRows = () => readOpenRows(api, staff);
const discard = ({ id }: Pick<BankStatement, 'id'>, as = staff) =>
  api.call({ method: 'DELETE', path: `bank_statements/${id}/`, as });
const finish = ({ id }: Pick<BankStatement, 'id'>, as = staff) =>
  api.call({ method: 'POST', path: `bank_statements/${id}/finish/`, as });

async function read({ id }: Pick<BankStatement, 'id'>) {
  const response = await api.call({ path: `bank_statements/${id}/`, as: staff });
  return bankStatementWithRowsSchema.parse(response.json());
}

async function setAside(text: string): Promise<void> {
  const row = (await openRows()).find((each) => each.text === text);
  const response = await api.call({
    method: 'POST',
    path: `bank_statements/rows/${row?.id}/set_aside/`,
    as: staff,
    body: { version: row?.version, reason: 'Interest.' },
  });
  expect(response.statusCode).toBe(200);
}

describe('rows that an earlier file contained', () => {
  test('are listed with their outcome, at their places in the later file', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const first = await imported(line('ZHANG', '110.00') + line('OTHER', '5.00'));
    const [row] = await openRows();
    if (row === undefined) throw new Error('No row is open.');
    const parts = [{ invoice_id: invoice.id, amount_cents: 110_00 }];
    await confirmRows(api, staff, [{ id: row.id, parts }]);
    const second = await imported(
      line('NEW', '7.00') + line('OTHER', '5.00') + line('ZHANG', '110.00'),
    );
    expect(second).toMatchObject({ row_count: 1, used_count: 2, finished_at: null });
    expect((await read(second)).used).toMatchObject([
      { text: 'OTHER', row: 2, status: 'open', statement_id: first.id },
      {
        text: 'ZHANG',
        row: 3,
        status: 'matched',
        statement_id: first.id,
        decided_by: 'Sam Taylor',
        paid: [{ number: invoice.number, amount_cents: 110_00, balance_cents: 0 }],
      },
    ]);
    expect((await read(first)).used).toEqual([]);
  });
});

describe('a discarded import', () => {
  test('is deleted with its rows, and its file can be imported again', async () => {
    const csv = line('ZHANG', '90.00') + line('INTEREST', '1.84');
    const statement = await imported(csv);
    await setAside('INTEREST');
    expect((await discard(statement, client)).statusCode).toBe(403);
    expect((await discard(statement)).statusCode).toBe(204);
    expect(await openRows()).toEqual([]);
    const opened = await api.call({ path: `bank_statements/${statement.id}/`, as: staff });
    expect(opened.statusCode).toBe(404);
    expect((await finish(statement)).statusCode).toBe(404);
    expect((await discard(statement)).statusCode).toBe(404);
    expect(await imported(csv)).toMatchObject({ row_count: 2, open_count: 2, used_count: 0 });
    const admin = await api.signIn({ userType: 'admin' });
    const log = await api.call({ path: 'audit/?subject_type=bank_statement', as: admin });
    expect(log.json<{ results: object[] }>().results).toContainEqual(
      expect.objectContaining({ action: 'delete', subject_id: statement.id }),
    );
  });

  test('moves rows that a later file has to that file, which is then no longer finished', async () => {
    const first = await imported(line('A', '1.00') + line('B', '2.00') + line('C', '3.00'));
    await setAside('C');
    const second = await imported(line('B', '2.00') + line('C', '3.00'));
    expect((await finish(second)).statusCode).toBe(200);
    const third = await imported(line('C', '3.00') + line('B', '2.00'));
    expect((await discard(first)).statusCode).toBe(204);
    expect(await read(second)).toMatchObject({
      row_count: 2,
      used_count: 0,
      open_count: 1,
      finished_at: null,
      rows: [
        { text: 'B', row: 1, status: 'open' },
        { text: 'C', row: 2, status: 'set_aside', reason: 'Interest.' },
      ],
      used: [],
    });
    expect(await read(third)).toMatchObject({
      row_count: 0,
      used_count: 2,
      used: [{ text: 'C', statement_id: second.id }, { text: 'B' }],
    });
    expect(await openRows()).toMatchObject([{ text: 'B' }]);
    expect(await imported(line('A', '1.00'))).toMatchObject({ row_count: 1, used_count: 0 });
  });

  test('is refused once any row was recorded', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const statement = await imported(line('ZHANG', '110.00') + line('OTHER', '5.00'));
    const [row] = await openRows();
    if (row === undefined) throw new Error('No row is open.');
    await confirmRows(api, staff, [firstCandidateOf(row)]);
    const refused = await discard(statement);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'invalid_transition',
        detail:
          '1 row of this file is recorded already, so it cannot be discarded. Set the other rows aside instead.',
        current: { matched_count: 1, open_count: 1 },
      },
    ]);
    expect((await readInvoice(api, staff, invoice)).status).toBe('paid');
    expect(await openRows()).toHaveLength(1);
  });

  test('and a concurrent confirmation of its row: only one of the two succeeds', async () => {
    const invoice = await issueInvoice(api, staff, client);
    const statement = await imported(line('ZHANG', '110.00'));
    const [row] = await openRows();
    if (row === undefined) throw new Error('No row is open.');
    const [removal, [result]] = await Promise.all([
      discard(statement),
      confirmRows(api, staff, [firstCandidateOf(row)]),
    ]);
    const { status } = await readInvoice(api, staff, invoice);
    const gone = {
      code: 'not_found',
      detail: 'This row is not there any more: its import was discarded.',
    };
    expect([
      [204, gone, 'issued'],
      [409, null, 'paid'],
    ]).toContainEqual([removal.statusCode, result?.error, status]);
  });

  test('and a concurrent import of the same rows lose nothing', async () => {
    const csv = Array.from({ length: 20 }, (_, at) => line(`PAYER ${at}`, `${at + 1}.00`)).join('');
    const statement = await imported(csv);
    const [removal] = await Promise.all([discard(statement), imported(csv)]);
    expect(removal.statusCode).toBe(204);
    expect(await openRows()).toHaveLength(20);
  });

  test('is discarded once by two users at once', async () => {
    const statement = await imported(line('ZHANG', '1.00'));
    const answers = await Promise.all([discard(statement), discard(statement)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 404,
    ]);
  });
});

const ofx = (id: string) =>
  `OFXHEADER:100\n\n<OFX><STMTTRN><DTPOSTED>20261121<TRNAMT>1.00<FITID>${id}<NAME>A</STMTTRN></OFX>`;
const csvOf = (account: string) => `Date,Amount,Details,Account\n21/11/2026,1.00,A,${account}\n`;

describe('a statement', () => {
  test('is finished once every row is decided, and shows by whom', async () => {
    const statement = await imported(line('A', '1.00') + line('B', '2.00'));
    expect(statement).toMatchObject({ finished_at: null, finished_by: null });
    await setAside('A');
    const early = await finish(statement);
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { code: 'invalid_transition', detail: '1 row is still to be decided.' },
    ]);
    await setAside('B');
    expect((await finish(statement, client)).statusCode).toBe(403);
    const finished = bankStatementSchema.parse((await finish(statement)).json());
    expect(finished).toMatchObject({ finished_by: 'Sam Taylor' });
    const other = await api.signIn({ userType: 'staff', firstName: 'Priya', lastName: 'Nair' });
    api.clock.set('2026-11-21T09:00:00.000Z');
    expect((await finish(statement, other)).json()).toEqual(finished);
  });

  test('is reopened when a row is undecided again', async () => {
    const statement = await imported(line('A', '1.00'));
    await setAside('A');
    await finish(statement);
    const [row] = (await read(statement)).rows;
    const reopened = await api.call({
      method: 'POST',
      path: `bank_statements/rows/${row?.id}/reopen/`,
      as: staff,
      body: { version: row?.version },
    });
    expect(reopened.statusCode).toBe(200);
    expect(await read(statement)).toMatchObject({ finished_at: null, open_count: 1 });
  });

  test('is finished at once when the ids of the bank say that it has no new row', async () => {
    await imported(ofx('N1'));
    expect(await imported(ofx('N1'))).toMatchObject({
      row_count: 0,
      used_count: 1,
      finished_by: 'Sam Taylor',
    });
    expect(await imported(ofx('N2'))).toMatchObject({ row_count: 1, used_count: 0 });
  });

  test('waits for staff when its rows were known by their text alone', async () => {
    await imported(line('A', '1.00'));
    const again = await imported(line('A', '1.00'));
    expect(again).toMatchObject({ row_count: 0, used_count: 1, open_count: 0, finished_at: null });
    expect((await finish(again)).json()).toMatchObject({ finished_by: 'Sam Taylor' });
  });

  test('has the rows of another account apart, though all else is the same', async () => {
    await imported(csvOf('000000000'));
    expect(await imported(csvOf('5000000000'))).toMatchObject({ row_count: 1, used_count: 0 });
    expect(await imported(csvOf('000000000'))).toMatchObject({ row_count: 0, used_count: 1 });
  });

  test('of several accounts has the rows of the chosen one, and nothing of the others', async () => {
    const [, other = ''] = csvOf('5000000000').split('\n');
    const file = `${csvOf('000000000')}${other.replace('1.00', '2.00')}\n`;
    expect((await sendStatement(api, staff, file)).statusCode).toBe(400);
    const sent = await sendStatement(api, staff, file, { account_number: '000000000' });
    expect(sent.json()).toMatchObject({ row_count: 1, account_ending: '0000' });
    expect((await openRows()).map(({ amount_cents: cents }) => cents)).toEqual([1_00]);
  });

  test('knows a payment in CSV and in OFX as one, and its id from then on', async () => {
    await imported(line('TRANSFER FROM A ZHANG', '1.00'));
    const inOfx = ofx('N1').replace('<NAME>A', '<NAME>ZHANG A');
    expect(await imported(inOfx)).toMatchObject({ used_count: 1, finished_at: null });
    expect(await imported(inOfx)).toMatchObject({ used_count: 1, finished_by: 'Sam Taylor' });
  });
});

const csv = (...rows: string[]) => `Date,Amount,Details,Balance\n${rows.join('\n')}\n`;

describe('the balances of a file', () => {
  const first = '20/11/2026,50.00,A,150.00';
  const second = '21/11/2026,-20.00,FUEL,130.00';
  const third = '21/11/2026,5.00,B,135.00';
  const held = { opening_cents: 100_00, in_cents: 55_00, closing_cents: 135_00 };

  test('are stored with it, and agree with its rows', async () => {
    const statement = await imported(csv(first, second, third));
    const balance = { ...held, out_cents: 20_00, difference_cents: 0 };
    expect(statement.balance).toEqual(balance);
    expect((await read(statement)).balance).toEqual(balance);
    expect(await imported(csv(first, second, third))).toMatchObject({ used_count: 2, balance });
  });

  test('that do not add up are reported, and the rows are still imported', async () => {
    const statement = await imported(csv(first, third));
    expect(statement).toMatchObject({
      row_count: 2,
      balance: { ...held, out_cents: 0, difference_cents: -20_00 },
    });
  });

  test('are empty for a file without them', async () => {
    expect((await imported(line('A', '1.00'))).balance).toBeNull();
  });
});
