import type { OpenBankRow } from '@cleaning/contract/bank';
import { expect } from 'vitest';
import { importStatement, line, readOpenRows } from '../../bank-fixtures.ts';
import type { TestApp } from '../../create-test-app.ts';
import { issueInvoice } from '../../invoice-fixtures.ts';
import type { Variant } from '../variants.ts';
import { prepared, type Row, type Rows, type World } from '../world.ts';

const REASON = { reason: 'Interest of the bank.' };

const openRows = new WeakMap<TestApp, OpenBankRow[]>();

/**
 * An open row. A statement has many, because each file is read in a process of its own, whose start
 * takes a second.
 */
async function openRow(world: World): Promise<OpenBankRow> {
  const known = openRows.get(world.api) ?? [];
  const row = known.pop() ?? (await newRows(world, known));
  openRows.set(world.api, known);
  return row;
}

async function newRows(world: World, rest: OpenBankRow[]): Promise<OpenBankRow> {
  const lines = Array.from({ length: 100 }, () => line(`PARK ${world.unique()}`, '110.00'));
  const { id } = await importStatement(world.api, world.staff, lines.join(''));
  rest.push(...(await readOpenRows(world.api, world.staff, `?statement_id=${id}`)));
  return rest.pop() ?? expect.fail();
}

const setAside = (world: World, { id, version }: OpenBankRow) =>
  prepared(world, {
    path: `bank_statements/rows/${id}/set_aside/`,
    as: world.staff,
    body: { version, ...REASON },
  });

const FORM = { columns: 'date,text,amount', names_row: '1', date_order: 'dmy' } as const;

/** The file of a bank whose columns have to be said. */
const fileOf = (text: string, { date = '21/11/2026', sum = '110.00' } = {}) =>
  new File([`Day;Note;Sum\n${date};${text};${sum}\n`], 'statement.csv', { type: 'text/csv' });

/**
 * Files with the first and last days, the largest sum, and a very long text. Each is read in a
 * process of its own, so that they stand in place of the words that the other fields may have.
 */
const EDGES: readonly Variant[] = [
  ...['01/01/0001', '31/12/1899', '01/01/1900', '31/12/9999'].map((date) => ({
    label: date,
    value: fileOf('PARK', { date }),
  })),
  { label: 'the largest sum', value: fileOf('PARK', { sum: '10000000.00' }) },
  { label: 'a sum above', value: fileOf('PARK', { sum: '90071992547409.91' }) },
  { label: 'a long text', value: fileOf('漢😀'.repeat(500)) },
].map((edge) => ({ ...edge, path: ['file'] }));

const statementRow: Row = async (world) => {
  const csv = line(`PARK ${world.unique()}`, '110.00');
  const { id } = await importStatement(world.api, world.staff, csv);
  return { as: world.staff, ids: { id } };
};

const decidedRow: Row = async (world) => {
  const ready = await statementRow(world);
  const query = `?statement_id=${ready.ids?.['id']}`;
  for (const row of await readOpenRows(world.api, world.staff, query)) await setAside(world, row);
  return ready;
};

/** The statements of the bank, and what their rows pay. */
export const bankRows: Rows = {
  importBankStatement: async (world) => ({
    as: world.staff,
    form: { ...FORM, file: fileOf(world.unique()) },
    inPlace: { why: 'What a statement shows is in its file.', variants: EDGES },
  }),
  readBankColumns: async (world) => ({
    as: world.staff,
    form: { ...FORM, file: fileOf(world.unique()) },
    inPlace: { why: 'It stores nothing.', variants: [] },
  }),
  confirmBankRows: async (world) => {
    const { id: invoice_id } = await issueInvoice(world.api, world.staff, world.client);
    const { id } = await openRow(world);
    const rows = [{ id, parts: [{ invoice_id, amount_cents: 110_00 }] }];
    return { as: world.staff, body: { rows } };
  },
  discardBankStatement: statementRow,
  finishBankStatement: decidedRow,
  setAsideBankRow: async (world) => {
    const { id, version } = await openRow(world);
    return { as: world.staff, ids: { id }, body: { version, ...REASON } };
  },
  reopenBankRow: async (world) => {
    const row = await openRow(world);
    await setAside(world, row);
    return { as: world.staff, ids: { id: row.id }, body: { version: row.version + 1 } };
  },
};
