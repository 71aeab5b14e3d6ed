import { aBankStatement, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  SET_ASIDE,
  decided,
  AMBIGUOUS,
  imports,
  MATCHED,
  matching,
  NONE,
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

describe('a bank file', () => {
  it('is discarded after a confirmation, once however often the button is pressed', async () => {
    server.use(...matching([NONE]));
    let calls = 0;
    server.use(
      mockEndpoint(endpoints.discardBankStatement, () => {
        calls += 1;
        return answer(undefined);
      }),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Discard file' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Discard this file?' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Discard file' }));
    await waitFor(() => expect(path()).toBe(IMPORT));
    expect(await screen.findByText('statement-2026-11-23.ofx discarded')).toBeVisible();
    expect(calls).toBe(1);
  });

  it('counts as discarded when another window discarded it first', async () => {
    server.use(
      ...matching([NONE]),
      mockEndpoint(endpoints.discardBankStatement, refuse(404, { code: 'not_found' })),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Discard file' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard file' }),
    );
    await waitFor(() => expect(path()).toBe(IMPORT));
  });

  it('cannot be discarded once a row is recorded', async () => {
    server.use(...matching([NONE], { matched_count: 1 }));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Discard file' }));
    const dialog = within(screen.getByRole('dialog', { name: 'This file cannot be discarded' }));
    expect(dialog.getByText(/^1 row of it is recorded already\./u)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Discard file' })).toBeNull();
  });

  it('is kept when a row was recorded meanwhile, and the dialog says why', async () => {
    const detail = '1 row of this file is recorded already, so it cannot be discarded.';
    server.use(
      ...matching([NONE]),
      mockEndpoint(
        endpoints.discardBankStatement,
        refuse(409, { code: 'invalid_transition', detail }),
      ),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Discard file' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard file' }),
    );
    expect(await within(screen.getByRole('dialog')).findByText(detail)).toBeVisible();
    expect(path()).toBe(ADDRESS);
  });

  it('is no longer shown when it is discarded while its page is open', async () => {
    server.use(...matching([NONE]));
    const { queryClient } = await openStaffPortal(ADDRESS);
    await screen.findByRole('heading', { level: 1, name: 'Match the bank statement' });
    server.use(mockEndpoint(endpoints.getBankStatement, refuse(404, { code: 'not_found' })));
    await queryClient.invalidateQueries();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This import is not there' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  });

  it('is finished once every row is decided, and not before', async () => {
    server.use(...matching([NONE]));
    const { user, queryClient } = await openStaffPortal(ADDRESS);
    const finish = await screen.findByRole('button', { name: 'Finish' });
    expect(finish).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(finish).toHaveAccessibleDescription(/Confirm or decide the open row to finish\./u),
    );
    await user.click(finish);
    let calls = 0;
    server.use(
      ...decided([MATCHED, SET_ASIDE], { finished_at: null, finished_by: null }),
      mockEndpoint(endpoints.finishBankStatement, () => {
        calls += 1;
        server.use(...decided([MATCHED, SET_ASIDE]));
        return answer(aBankStatement());
      }),
    );
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/^Every row is decided\./u)).toBeVisible();
    expect(calls).toBe(0);
    await user.dblClick(screen.getByRole('button', { name: 'Finish' }));
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'Bank statement matched',
    });
    expect(heading).toBeVisible();
    expect(calls).toBe(1);
    expect(screen.getByText(/Finished by Sam Taylor, 23 Nov 2026/u)).toBeVisible();
  });

  it('shows why it is not finished when a row was taken back meanwhile', async () => {
    server.use(
      ...decided([MATCHED, SET_ASIDE], { finished_at: null, finished_by: null }),
      mockEndpoint(
        endpoints.finishBankStatement,
        refuse(409, { code: 'invalid_transition', detail: '1 row is still to be decided.' }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('1 row is still to be decided.')).toBeVisible();
  });
});

const HELD = {
  opening_cents: 8204_11,
  in_cents: 2418_94,
  out_cents: 3116_40,
  closing_cents: 7506_65,
  difference_cents: 0,
};

describe('the balances of a bank file', () => {
  it('are shown where they agree with its rows', async () => {
    server.use(...matching([NONE], { balance: HELD }));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText(
        'Balance $8,204.11 + $2,418.94 − $3,116.40 = $7,506.65, as in the file.',
      ),
    ).toBeVisible();
  });

  it('show a warning when they do not add up, while rows are matched and in the result', async () => {
    const balance = { ...HELD, closing_cents: 7486_65, difference_cents: -20_00 };
    server.use(...matching([NONE], { balance }));
    const { queryClient } = await openStaffPortal(ADDRESS);
    const text =
      /is \$7,506\.65, but the file ends with \$7,486\.65, \$20\.00 less\. A row may be missing/u;
    expect(await screen.findByText(text)).toBeVisible();
    server.use(...decided([MATCHED], { balance }));
    await queryClient.invalidateQueries();
    await screen.findByRole('heading', { level: 1, name: 'Bank statement matched' });
    expect(screen.getByText(text)).toBeVisible();
  });
});
