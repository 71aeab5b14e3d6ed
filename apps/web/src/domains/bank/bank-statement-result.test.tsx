import {
  aBankStatement,
  answer,
  anOpenBankRow,
  aUsedBankRow,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  SET_ASIDE,
  decided,
  DEPOSIT_AND_CREDIT,
  AMBIGUOUS,
  imports,
  MATCHED,
  matching,
  NONE,
  PART_PAID,
  SURE,
} from './testing/a-bank-match.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const { id: ID } = aBankStatement();
const IMPORT = '/staff/portal/invoices/import';
const ADDRESS = `${IMPORT}/${ID}`;

beforeEach(() => {
  server.use(imports(aBankStatement()), ...matching([...SURE, AMBIGUOUS, NONE]));
});

describe('the result of a bank file', () => {
  it('shows what was recorded and its sums, and takes back a row that was set aside', async () => {
    const rows = [MATCHED, PART_PAID, DEPOSIT_AND_CREDIT, SET_ASIDE];
    server.use(...decided(rows, {}, [aUsedBankRow()]));
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
    expect(
      screen.getByText(
        '4 payments recorded, $790.00. 1 invoice is paid, 1 is part paid. 1 row used before, left out.',
      ),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'What was recorded' }));
    expect(
      table.getByRole('row', { name: /Ben Carver.*\$5\.00 still to pay.*Part paid/u }),
    ).toBeVisible();
    expect(table.getByRole('row', { name: /Deposit of Q-1060.*Deposit received/u })).toBeVisible();
    expect(
      table.getByRole('row', { name: /Credit, for open invoices first, then the next one/u }),
    ).toBeVisible();
    expect(table.getByText('4 payments from 3 rows')).toBeVisible();
    expect(screen.getByText('Came in, 5 rows').nextElementSibling).toHaveTextContent('$1,131.84');
    expect(screen.getByText('Used before, 1 row').nextElementSibling).toHaveTextContent('−$340.00');
    const owed = await screen.findByText('Owed to us now');
    expect(owed.parentElement).toHaveTextContent('$575.95$1,245.95 without these payments');
    expect(screen.getByText('Overdue now').parentElement).toHaveTextContent('$5.001 invoice');
    expect(screen.getByText('Left out').parentElement).toHaveTextContent(
      '1 used before, 1 set aside',
    );
    expect(screen.getByText('Interest of the bank.', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decide again' }));
    expect(await screen.findByText('CREDIT INTEREST is to be decided again.')).toBeVisible();
    expect(sent).toEqual([{ version: 2 }]);
  });

  it('is saved as a CSV file', async () => {
    server.use(...decided([PART_PAID]));
    const { user } = await openStaffPortal(ADDRESS);
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:list';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: /List as CSV/u }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    const text = (await blobs[0]?.text()) ?? '';
    expect(text).toContain('Date,On the statement,Client,For,Recorded,Still to pay\r\n');
    expect(text).toMatch(/Ben Carver,INV-2026-00031,560\.00,5\.00\r\n$/u);
  });

  it('takes back a wrong payment with a reason, and matches its row again', async () => {
    server.use(...decided([MATCHED, DEPOSIT_AND_CREDIT]));
    const sent: unknown[] = [];
    const { user } = await openStaffPortal(ADDRESS);
    const table = within(await screen.findByRole('table', { name: 'What was recorded' }));
    expect(table.getAllByRole('button', { name: /^Undo/u })).toHaveLength(3);
    await user.click(table.getByRole('button', { name: `Undo INV-2026-00012, ${MATCHED.text}` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this payment?' }));
    expect(dialog.getByText(/\$110\.00 is owed again on INV-2026-00012\./u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo $110.00' }));
    expect(dialog.getByText('Say why you are doing this.', { selector: 'a' })).toBeVisible();
    server.use(
      mockEndpoint(endpoints.reopenBankRow, ({ body }) => {
        sent.push(body);
        server.use(...matching([anOpenBankRow({ id: MATCHED.id, version: 3 })]));
        return answer({ ...MATCHED, status: 'open', version: 3 });
      }),
    );
    await user.type(dialog.getByLabelText('Why'), 'It is for INV-2026-00013.');
    await user.click(dialog.getByRole('button', { name: 'Undo $110.00' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Match the bank statement' }),
    ).toBeVisible();
    expect(screen.getByText(`${MATCHED.text} is undone, and can be matched again.`)).toBeVisible();
    expect(sent).toEqual([{ version: 2, reason: 'It is for INV-2026-00013.' }]);
  });

  it('says that a deposit is due again, and that its client is told', async () => {
    server.use(...decided([DEPOSIT_AND_CREDIT]));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: /^Undo Deposit of Q-1060/u }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this payment?' }));
    expect(
      dialog.getByText(
        'THOMPSON Q1060: The deposit of Q-1060 is due again, $113.40. The credit of $6.60 for Ivy Thompson goes, and what it paid is owed again. Ivy Thompson gets an email about the deposit, if they have one.',
      ),
    ).toBeVisible();
  });

  it('shows why a payment cannot be taken back', async () => {
    const detail =
      '$20.00 of the credit that was kept has paid an invoice since, so this payment cannot be undone.';
    server.use(
      ...decided([MATCHED, SET_ASIDE], { finished_at: null, finished_by: null }),
      mockEndpoint(endpoints.reopenBankRow, refuse(400, { non_field_errors: [detail] })),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: /^Undo INV-2026-00012/u }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Why'), 'Wrong.');
    await user.click(dialog.getByRole('button', { name: 'Undo $110.00' }));
    expect(await dialog.findByText(detail)).toBeVisible();
  });

  it('says that nothing is new in a file that was imported before', async () => {
    server.use(...decided([], { used_count: 4 }));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('Nothing is new: 4 rows used before, left out.')).toBeVisible();
  });

  it('says so when it cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.getBankStatement, refuse(500, {})));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
