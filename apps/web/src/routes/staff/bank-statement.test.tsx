import {
  aBankStatement,
  anInvoiceSummary,
  answer,
  aCappedPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints, type BankRow } from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ASIDE,
  decided,
  DOUBTFUL,
  imports,
  MATCHED,
  matching,
  NONE,
  SURE,
} from './testing/a-bank-match.ts';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const server = startStaffService();
const { id: ID } = aBankStatement();
const IMPORT = '/staff/portal/invoices/import';
const ADDRESS = `${IMPORT}/${ID}`;

const recorded = (row: BankRow) => ({
  row_id: row.id,
  row: { ...MATCHED, id: row.id },
  error: null,
});

/** Answers calls that confirm rows, and keeps what was asked for. */
function confirming(...results: object[]) {
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.confirmBankRows, ({ body }) => {
      sent.push(body);
      return answer({ results: results as never });
    }),
  );
  return sent;
}

beforeEach(() => {
  server.use(imports(aBankStatement()), ...matching([...SURE, DOUBTFUL, NONE]));
});

const aFile = (text: string, name = 'bank.csv') => new File([text], name, { type: 'text/csv' });

describe('the import of a bank statement', () => {
  it('sends the file and opens what is in it', async () => {
    server.use(mockEndpoint(endpoints.importBankStatement, answer(aBankStatement())));
    const { user, path } = await openStaffPortal(IMPORT);
    expect(await screen.findByText(/Sam Taylor\. 1 row in, 1 to decide/u)).toBeVisible();
    await user.upload(await screen.findByLabelText(/Choose file/u), aFile('a'));
    await waitFor(() => expect(path()).toBe(ADDRESS));
  });

  it('says which row is wrong, and takes another file', async () => {
    server.use(
      mockEndpoint(
        endpoints.importBankStatement,
        refuse(400, { file: ['Row 2: "x" is not an amount. Nothing was imported.'] }),
      ),
    );
    const { user, path } = await openStaffPortal(IMPORT);
    await user.upload(await screen.findByLabelText(/Choose file/u), aFile('a'));
    expect((await screen.findAllByText(/Row 2: "x" is not an amount/u))[0]).toBeVisible();
    await user.upload(screen.getByLabelText(/Choose file/u), aFile(''));
    expect(
      (await screen.findAllByText('This file is empty. Choose another one.'))[0],
    ).toBeVisible();
    expect(path()).toBe(IMPORT);
  });
});

describe('rows that are sure', () => {
  it('are recorded together, those that staff left in', async () => {
    const [first, second] = SURE;
    if (first === undefined || second === undefined) throw new Error('No rows.');
    const sent = confirming({
      row_id: second.id,
      row: null,
      error: { code: 'invalid_transition', detail: 'Priya Nair has used this row already.' },
    });
    const { user } = await openStaffPortal(ADDRESS);
    const table = within(
      await screen.findByRole('table', { name: /the reference and the amount agree/u }),
    );
    expect(table.getByText('INV-2026-00036 and INV-2026-00041')).toBeVisible();
    await user.click(table.getByRole('checkbox', { name: `Select ${first.text}` }));
    await user.click(screen.getByRole('button', { name: 'Confirm 1 row, $300.50' }));
    expect(
      await screen.findByText(
        'Not recorded: NORTHSIDE PM 26000364 26000414: Priya Nair has used this row already.',
      ),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        rows: [
          {
            id: second.id,
            parts: (second.candidates[0]?.parts ?? []).map((part) => ({
              invoice_id: part.invoice_id,
              amount_cents: 150_25,
            })),
          },
        ],
      },
    ]);
  });

  it('are picked and moved through by keyboard', async () => {
    const { user } = await openStaffPortal(ADDRESS);
    await screen.findByRole('button', { name: 'Confirm 2 rows, $410.50' });
    await user.keyboard('jx');
    expect(await screen.findByRole('button', { name: 'Confirm 1 row, $300.50' })).toBeVisible();
  });
});

const recordButton = () => screen.getByRole('button', { name: /^Record .* for INV-2026-000/u });

describe('a row to decide', () => {
  it('says what agrees and differs, and records the choice of staff with what is kept', async () => {
    const sent = confirming(recorded(DOUBTFUL));
    const { user } = await openStaffPortal(ADDRESS);
    const choices = within(await screen.findByRole('group', { name: 'What does it pay?' }));
    expect(choices.getByText('$5.00 less')).toBeVisible();
    expect(choices.getByText('Other name')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Record $560.00 for INV-2026-00031' })).toBeVisible();
    await user.click(choices.getByRole('radio', { name: /INV-2026-00012, Grace Nguyen/u }));
    await user.click(
      screen.getByRole('button', {
        name: 'Record $110.00 for INV-2026-00012, keep $450.00 for Grace Nguyen',
      }),
    );
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    const [, second] = DOUBTFUL.candidates;
    const invoice_id = second?.parts[0]?.invoice_id;
    expect(sent).toEqual([
      {
        rows: [
          {
            id: DOUBTFUL.id,
            parts: [{ invoice_id, amount_cents: 110_00 }],
            kept: { invoice_id, amount_cents: 450_00 },
          },
        ],
      },
    ]);
  });

  it('is decided by keys alone', async () => {
    const sent = confirming(recorded(DOUBTFUL));
    const { user } = await openStaffPortal(ADDRESS);
    await screen.findByRole('group', { name: 'What does it pay?' });
    for (let row = 0; row < 5 && document.activeElement !== recordButton(); row += 1) {
      await user.keyboard('j');
    }
    await user.keyboard('2');
    expect(recordButton()).toHaveAccessibleName(/INV-2026-00012/u);
    expect(recordButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('is paid to invoices that staff look for', async () => {
    const invoice = anInvoiceSummary({ balance_cents: 1_00 });
    server.use(
      ...matching([NONE]),
      mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([invoice]))),
    );
    const sent = confirming(recorded(NONE));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Choose invoices' }));
    const dialog = within(screen.getByRole('dialog', { name: 'What does $1.84 pay?' }));
    await user.click(await dialog.findByRole('checkbox', { name: /INV-2026-00012/u }));
    await user.click(
      dialog.getByRole('button', { name: /^Record \$1\.00 for INV-2026-00012, keep \$0\.84 for/u }),
    );
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    expect(sent).toMatchObject([
      { rows: [{ parts: [{ amount_cents: 1_00 }], kept: { amount_cents: 84 } }] },
    ]);
  });

  it('is set aside with a reason', async () => {
    server.use(...matching([NONE]));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.setAsideBankRow, ({ body }) => {
        sent.push(body);
        return answer(ASIDE);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Not a client payment' }));
    await user.click(screen.getByRole('button', { name: 'Set $1.84 aside' }));
    expect(await screen.findByText('Say why you are doing this.', { selector: 'a' })).toBeVisible();
    await user.type(screen.getByLabelText('Why'), 'Interest.');
    await user.click(screen.getByRole('button', { name: 'Set $1.84 aside' }));
    expect(await screen.findByText(/^CREDIT INTEREST is set aside/u)).toBeVisible();
    expect(sent).toEqual([{ version: 1, reason: 'Interest.' }]);
  });
});

describe('the result', () => {
  it('says what was recorded and adds up, and takes back what was set aside', async () => {
    server.use(...decided([MATCHED, ASIDE]));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.reopenBankRow, ({ body }) => {
        sent.push(body);
        return answer(NONE);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bank statement matched' }),
    ).toBeVisible();
    expect(screen.getByText('1 row recorded, $110.00.')).toBeVisible();
    expect(screen.getByText('Interest of the bank.', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decide again' }));
    expect(await screen.findByText('CREDIT INTEREST is to be decided again.')).toBeVisible();
    expect(sent).toEqual([{ version: 2 }]);
  });

  it('of a file that was read before says that nothing is new', async () => {
    server.use(...decided([], { used_count: 4 }));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('Nothing is new: 4 rows read before, left out.')).toBeVisible();
  });

  it('says so when it cannot be read', async () => {
    server.use(mockEndpoint(endpoints.getBankStatement, refuse(500, {})));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
