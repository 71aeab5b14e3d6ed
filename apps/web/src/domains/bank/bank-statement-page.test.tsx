import {
  aBankStatement,
  answer,
  aUsedBankRow,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AMBIGUOUS,
  matching,
  NONE,
  RECORDED,
  RECORDED_BY_HAND,
  RECORDED_DEPOSIT,
  RECORDED_REST,
  SURE,
  SURE_REST,
} from './testing/a-bank-match.ts';
import { ADDRESS, IMPORT, startBankStatement } from './testing/bank-statement-page.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, confirming } = startBankStatement();

const aFile = (text: string, name = 'bank.csv') => new File([text], name, { type: 'text/csv' });

describe('the import of a bank statement', () => {
  it('sends the file and opens its rows', async () => {
    server.use(mockEndpoint(endpoints.importBankStatement, answer(aBankStatement())));
    const { user, path } = await openStaffPortal(IMPORT);
    expect(await screen.findByText(/Sam Taylor\. 1 row in, 1 to decide/u)).toBeVisible();
    await user.selectOptions(
      screen.getByLabelText('Account'),
      screen.getByRole('option', { name: /savings, BSB 000-000, ending 0001$/u }),
    );
    await user.upload(await screen.findByLabelText(/Choose file/u), aFile('a'));
    await waitFor(() => expect(path()).toBe(ADDRESS));
  });

  it('says which row is wrong, and accepts another file', async () => {
    server.use(
      mockEndpoint(
        endpoints.importBankStatement,
        refuse(400, {
          file: ['Row 2: "x" is not an amount in dollars, such as 1,234.50. Nothing was imported.'],
        }),
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

const recordedCard = async () =>
  within(
    (await screen.findByRole('heading', { name: /^Already recorded/u })).closest('section') ??
      document.body,
  );

describe('bank rows whose money is recorded already', () => {
  it('say from where, and are ticked off by one press', async () => {
    server.use(...matching([RECORDED, AMBIGUOUS]));
    const sent = confirming({ row_id: RECORDED.id, row: null, error: null });
    const { user } = await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText(
        /Already recorded on Friday 20 November 2026 from the NDIA’s file\./u,
      ),
    ).toBeVisible();
    await user.click((await recordedCard()).getByRole('button', { name: 'Same money' }));
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    expect(sent).toEqual([
      {
        rows: [
          {
            id: RECORDED.id,
            recorded_as: 'NDIA BPR-0006',
            parts: (RECORDED.recorded?.parts ?? []).map(({ invoice_id, amount_cents }) => ({
              invoice_id,
              amount_cents,
            })),
          },
        ],
      },
    ]);
  });

  it('leave the focus with the rows around them when they go', async () => {
    server.use(
      ...matching([RECORDED, RECORDED_BY_HAND]),
      mockEndpoint(endpoints.confirmBankRows, () => {
        server.use(...matching([RECORDED_BY_HAND]));
        return answer({ results: [] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const card = await recordedCard();
    const [first] = await card.findAllByRole('button', { name: 'Same money' });
    if (first === undefined) throw new Error('no row');
    await user.click(first);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(card.getByRole('list')).toHaveFocus());
    await user.click(card.getByRole('button', { name: 'Not the same money' }));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('are ticked off together', async () => {
    server.use(...matching([RECORDED, RECORDED_BY_HAND]));
    const sent = confirming();
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText(/17 November 2026 by Priya Nair\. It paid/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tick off 2 rows, $610.45' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      rows: [{ recorded_as: 'NDIA BPR-0006' }, { recorded_as: 'CARD 17NOV' }],
    });
  });

  it('name a deposit and what was kept of it, and are ticked off against both', async () => {
    server.use(...matching([RECORDED_DEPOSIT]));
    const sent = confirming({ row_id: RECORDED_DEPOSIT.id, row: null, error: null });
    const { user } = await openStaffPortal(ADDRESS);
    const row = (await screen.findByText('I THOMPSON Q-1048')).closest('li');
    expect(row).toHaveTextContent(
      'by Priya Nair. It paid the deposit of Q-1048. $10.00 is kept as credit for Ivy Thompson.',
    );
    await user.click((await recordedCard()).getByRole('button', { name: 'Same money' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { deposit, kept } = RECORDED_DEPOSIT.recorded ?? {};
    expect(sent[0]).toEqual({
      rows: [
        {
          id: RECORDED_DEPOSIT.id,
          parts: [],
          deposit: { quote_id: deposit?.quote_id, amount_cents: 77_40 },
          kept: { invoice_id: kept?.invoice_id, amount_cents: 10_00 },
          recorded_as: 'IVY DEPOSIT',
        },
      ],
    });
  });

  it('are no sure match, and stay doubtful once staff say that it is other money', async () => {
    server.use(...matching([RECORDED_REST]));
    const { user } = await openStaffPortal(ADDRESS);
    expect((await recordedCard()).getByText('MARSH O 00034')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sure matches' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Not the same money' }));
    expect(screen.queryByRole('heading', { name: 'Sure matches' })).toBeNull();
    expect(screen.getAllByText('Paid already')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Record $150.00 for INV-2026-00034' })).toBeVisible();
  });

  it('are matched like others once staff say that it is other money', async () => {
    server.use(...matching([RECORDED]));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Not the same money' }));
    expect(screen.queryByRole('heading', { name: /^Already recorded/u })).toBeNull();
    expect(screen.getByRole('heading', { name: /^No invoice found/u })).toBeVisible();
    expect(screen.getByText('NDIA BPR-0006')).toBeVisible();
  });
});

describe('bank rows with a certain match', () => {
  it('are recorded together, except those that staff removed', async () => {
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

  it('leave the focus on the heading of the page when the last of them are recorded', async () => {
    server.use(
      mockEndpoint(endpoints.confirmBankRows, () => {
        server.use(...matching([AMBIGUOUS]));
        return answer({ results: [] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: /^Confirm 2 rows/u }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Match the bank statement' })).toHaveFocus(),
    );
  });

  it('show how much of its invoice each pays', async () => {
    server.use(...matching([...SURE, SURE_REST]));
    await openStaffPortal(ADDRESS);
    const table = within(await screen.findByRole('table', { name: /^Sure matches/u }));
    expect(table.getByText('Pays it in full')).toBeVisible();
    expect(table.getByText('Pays both in full, $150.25 each')).toBeVisible();
    expect(table.getByText('Pays the last $150.00 of $250.00')).toBeVisible();
  });

  it('can be selected and moved through by keyboard', async () => {
    const { user } = await openStaffPortal(ADDRESS);
    await screen.findByRole('button', { name: 'Confirm 2 rows, $410.50' });
    await user.keyboard('jx');
    expect(await screen.findByRole('button', { name: 'Confirm 1 row, $300.50' })).toBeVisible();
  });
});

describe('bank rows that were decided before', () => {
  it('are looked over before a file of them alone is finished', async () => {
    server.use(...matching([], {}, [aUsedBankRow()]));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText(/Check that none of them is a second payment/u)).toBeVisible();
    expect(screen.getByText('23 Nov 2026. Recorded by Priya Nair, INV-2026-00040.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled();
  });

  it('show what became of them, and link to where they are decided', async () => {
    const open = aUsedBankRow({ id: AMBIGUOUS.id, text: 'OPEN', status: 'open', paid: [] });
    server.use(...matching([NONE], {}, [aUsedBankRow(), open]));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText('23 Nov 2026. Recorded by Priya Nair, INV-2026-00040.'),
    ).toBeVisible();
    expect(screen.getByText('23 Nov 2026. To decide in the earlier import.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^OPEN/u })).toHaveAttribute(
      'href',
      `${IMPORT}/${open.statement_id}`,
    );
  });

  it('are shown in part until staff request all', async () => {
    const used = Array.from({ length: 7 }, (_, at) =>
      aUsedBankRow({ id: `used-${at}`, text: `USED ${at}` }),
    );
    server.use(...matching([NONE], {}, used));
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findAllByRole('link', { name: /^USED/u })).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show all 7 rows' }));
    expect(screen.getAllByRole('link', { name: /^USED/u })).toHaveLength(7);
    expect(document.body).not.toHaveFocus();
  });
});
