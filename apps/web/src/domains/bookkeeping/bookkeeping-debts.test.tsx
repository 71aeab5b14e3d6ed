import { aDebtor, agedDebtsOf, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catchSavedFiles } from '#app/testing/saved-files.ts';
import { aStatement } from '#domains/invoices/testing/a-statement.ts';
import { LATE, manyDebtors, OF_PLAN_MANAGER } from './testing/debtors.ts';
import { BOOKKEEPING, queryIn, startBookkeeping } from './testing/bookkeeping.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, servePreviews, serveReports } = startBookkeeping();

/** Serves the debts of these clients. Returns the queries, which are added as they arrive. */
function serve(...clients: ReturnType<typeof aDebtor>[]) {
  const asked: object[] = [];
  server.use(
    mockEndpoint(endpoints.getAgedDebts, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return answer(agedDebtsOf(clients, query));
    }),
  );
  return asked;
}

const PAGE = { page: '1', page_size: '50' };

describe('who owes what', () => {
  it('show what each client owes by age, and link to the client and the open invoices', async () => {
    serve(aDebtor(), LATE, OF_PLAN_MANAGER);
    await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    const row = within(await screen.findByRole('row', { name: /^Olivia Marsh/u }));
    expect(
      row
        .getAllByRole('cell')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      '$100.00',
      '–',
      '$20.00',
      '$20.00',
      '$10.00',
      '$150.00 owed by Olivia Marsh, open invoices',
    ]);
    expect(row.getByRole('link', { name: 'Olivia Marsh' })).toHaveAttribute(
      'href',
      `/staff/portal/clients/${LATE.client_id}`,
    );
    expect(row.getByRole('link', { name: /^\$150\.00/u })).toHaveAttribute(
      'href',
      `/staff/portal/invoices?client_id=${LATE.client_id}`,
    );
    const all = within(screen.getByRole('row', { name: /^All clients/u }));
    expect(all.getAllByRole('cell').map(({ textContent }) => textContent)).toHaveLength(6);
    expect(screen.getByText('With Harbour Plan Services')).toBeVisible();
    const overdue = screen.getByText('Overdue').closest('div');
    expect(overdue).toHaveTextContent('Overdue$615.002 clients, oldest 119 days');
    expect(screen.getByText('With the NDIA or plan managers').closest('div')).toHaveTextContent(
      '$150.251 client',
    );
  });

  it('lead by key to the statement of the client whose row has the focus', async () => {
    serve(aDebtor(), LATE);
    server.use(mockEndpoint(endpoints.getStatement, answer(aStatement([]))));
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    await screen.findByRole('row', { name: /^Olivia Marsh/u });
    await user.keyboard('m');
    expect(screen.queryByRole('dialog')).toBeNull();
    const link = screen.getByRole('link', { name: 'Olivia Marsh' });
    while (document.activeElement !== link) await user.keyboard('j');
    await user.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Send a statement to Olivia Marsh?' });
    await user.click(within(dialog).getByRole('link', { name: 'For several clients' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Statements to overdue' })).toBeVisible();
  });

  it('can be downloaded, and show an error when that fails', async () => {
    serve(aDebtor());
    server.use(mockEndpoint(endpoints.exportReport, refuse(429, { code: 'throttled' })));
    const saved = catchSavedFiles();
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    const download = { name: 'Download CSV of who owes what' };
    await user.click(await screen.findByRole('button', download));
    expect(await screen.findByRole('alert')).toBeVisible();
    const asked = serveReports('aged-debts-2026-11-23.csv');
    await user.click(screen.getByRole('button', download));
    await waitFor(() => expect(saved).toEqual(['aged-debts-2026-11-23.csv']));
    expect(asked).toEqual([{ report: 'aged_debts' }]);
  });

  it('send a statement to each overdue client who pays their own invoices, and show what was sent', async () => {
    serve(aDebtor(), LATE, OF_PLAN_MANAGER);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.sendStatements, ({ body }) => {
        sent.push(body);
        return answer({
          results: [
            { client_id: aDebtor().client_id, sent_to: 'ben@mail.example', error: null },
            {
              client_id: LATE.client_id,
              sent_to: null,
              error: { code: 'validation_failed', detail: 'Nothing is overdue.' },
            },
          ],
        });
      }),
    );
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    await user.click(await screen.findByRole('button', { name: 'Statements to overdue' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send 2 statements by email?' }),
    );
    expect(dialog.getByText('Olivia Marsh, $50.00 overdue')).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Send 2 statements' }));
    expect(
      await screen.findByText('1 statement sent, 1 not. Olivia Marsh: Nothing is overdue.'),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        from: '2026-10-01',
        to: '2026-11-23',
        client_ids: [aDebtor().client_id, LATE.client_id],
      },
    ]);
  });

  it('are filtered by age and payer in the address, with the share of each age', async () => {
    const asked = serve(aDebtor(), LATE, OF_PLAN_MANAGER);
    const { user, router } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    const total = await screen.findByRole('row', { name: /^All clients/u });
    expect(within(total).getByText('65.3%')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Days overdue'), '31–60 days');
    expect(queryIn(router.state)).toEqual({ view: 'debts', age: '31-60' });
    expect(await screen.findByRole('row', { name: /^1 client/u })).toHaveTextContent('$150.00');
    expect(screen.queryByRole('row', { name: /^Ben Carver/u })).toBeNull();
    const owed = screen.getByText('Owed to us').closest('div');
    expect(owed).toHaveTextContent('$865.253 clients, 6 invoices');
    await user.selectOptions(screen.getByLabelText('Days overdue'), 'All that is overdue');
    await user.selectOptions(screen.getByLabelText('Who pays'), 'A plan manager');
    expect(await screen.findByRole('heading', { name: 'No clients match' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Days overdue'), 'Any');
    expect(queryIn(router.state)).toEqual({ view: 'debts', payer: 'plan_manager' });
    expect(await screen.findByRole('row', { name: /^Mele Tauiliili/u })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Who pays'), 'The NDIA');
    await user.click(await screen.findByRole('button', { name: 'Show all clients' }));
    expect(queryIn(router.state)).toEqual({ view: 'debts' });
    expect(await screen.findByRole('row', { name: /^All clients/u })).toBeVisible();
    expect(asked).toEqual([
      PAGE,
      { ...PAGE, age: '31-60' },
      { ...PAGE, age: 'overdue' },
      { ...PAGE, age: 'overdue', payer: 'plan_manager' },
      { ...PAGE, payer: 'plan_manager' },
      { ...PAGE, payer: 'agency' },
    ]);
  });

  it('come in pages in the address, and a filter starts at the first one', async () => {
    serve(...manyDebtors(58));
    const { user, router } = await openStaffPortal(`${BOOKKEEPING}?view=debts&age=1-30`);
    expect(await screen.findByRole('row', { name: /^Client 50/u })).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Client 51/u })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(queryIn(router.state)).toEqual({ view: 'debts', age: '1-30', page: '2' });
    expect(await screen.findByRole('row', { name: /^Client 58/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /^58 clients/u })).toHaveTextContent('$17,110.00');
    await user.selectOptions(screen.getByLabelText('Days overdue'), 'Any');
    expect(queryIn(router.state)).toEqual({ view: 'debts' });
    expect(await screen.findByRole('row', { name: /^Client 50/u })).toBeVisible();
  });

  it('lead back to the first page from one past the end', async () => {
    serve(...manyDebtors(58));
    const { user, router } = await openStaffPortal(`${BOOKKEEPING}?view=debts&page=9`);
    await user.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    expect(queryIn(router.state)).toEqual({ view: 'debts' });
    expect(await screen.findByRole('row', { name: /^Client 1\b/u })).toBeVisible();
  });

  it('can be shown for the end of an earlier day, on the screen and in the file, without statements', async () => {
    const asked: object[] = [];
    server.use(
      mockEndpoint(endpoints.getAgedDebts, ({ query }) => {
        asked.push(Object.fromEntries(query));
        const on = query.get('on');
        const then = on !== null && on < '2026' ? [] : [aDebtor()];
        return answer(agedDebtsOf(on === null ? [LATE] : then, query));
      }),
    );
    const files = serveReports('aged-debts-2026-06-30.csv');
    const saved = catchSavedFiles();
    const { user, router } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    await screen.findByRole('row', { name: /^Olivia Marsh/u });
    const day = screen.getByLabelText('Owed on');
    expect(day).toHaveValue('2026-11-23');
    fireEvent.change(day, { target: { value: '2026-06-30' } });
    expect(await screen.findByRole('row', { name: /^Ben Carver/u })).toBeVisible();
    expect(screen.getByText(/^As it was at the end of 30 June 2026/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Statements to overdue' })).toBeNull();
    expect(queryIn(router.state)).toEqual({ view: 'debts', on: '2026-06-30' });
    await user.click(screen.getByRole('button', { name: 'Download CSV of who owes what' }));
    await waitFor(() => expect(saved).toEqual(['aged-debts-2026-06-30.csv']));
    expect(files).toEqual([{ report: 'aged_debts', on: '2026-06-30' }]);
    fireEvent.change(day, { target: { value: '2025-06-30' } });
    const none = { name: 'Nothing was owed on 30 June 2025' };
    expect(await screen.findByRole('heading', none)).toBeVisible();
    fireEvent.change(day, { target: { value: '2026-11-24' } });
    expect(await screen.findByText(/^Choose today or an earlier day/u)).toBeVisible();
    expect(await screen.findByRole('row', { name: /^Olivia Marsh/u })).toBeVisible();
    expect(asked).toEqual([PAGE, { ...PAGE, on: '2026-06-30' }, { ...PAGE, on: '2025-06-30' }]);
  });

  it('send statements to the overdue clients of all pages, whatever the filter shows', async () => {
    const asked = serve(...manyDebtors(240), OF_PLAN_MANAGER);
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=debts&payer=plan_manager`);
    await user.click(await screen.findByRole('button', { name: 'Statements to overdue' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send 100 statements by email?' }),
    );
    expect(
      dialog.getByText(/^These are the 100 who owe the most, of 240 clients\./u),
    ).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(100);
    expect(asked.at(-1)).toEqual({
      age: 'overdue',
      payer: 'client',
      page: '1',
      page_size: '100',
    });
  });

  it('say so when the overdue clients cannot be loaded, or pay nothing themselves', async () => {
    const ofPlan = aDebtor({ payers: OF_PLAN_MANAGER.payers });
    let isBroken = true;
    server.use(
      mockEndpoint(endpoints.getAgedDebts, ({ query }) =>
        isBroken && query.get('age') === 'overdue'
          ? refuse(500, {})
          : answer(agedDebtsOf([ofPlan], query)),
      ),
    );
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    await user.click(await screen.findByRole('button', { name: 'Statements to overdue' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send statements by email?' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    expect(dialog.queryByRole('button', { name: /^Send/u })).toBeNull();
    isBroken = false;
    await user.click(again);
    expect(await dialog.findByText(/^No client who pays their own invoices/u)).toBeVisible();
    await user.click(dialog.getByText('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offer no statements when only plans owe', async () => {
    serve(OF_PLAN_MANAGER);
    await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    await screen.findByRole('row', { name: /^Mele Tauiliili/u });
    expect(screen.queryByRole('button', { name: 'Statements to overdue' })).toBeNull();
  });

  it('are moved through with J, and Enter opens the client', async () => {
    serve(aDebtor(), LATE);
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    await screen.findByRole('row', { name: /^Ben Carver/u });
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Olivia Marsh' })).toHaveFocus();
  });

  it('say so when there are none, and are removed from the address when the exports are opened', async () => {
    serve();
    const { user, router } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    expect(await screen.findByRole('heading', { name: 'Nothing is owed' })).toBeVisible();
    servePreviews();
    await user.click(screen.getByRole('link', { name: 'Exports' }));
    expect(await screen.findByRole('row', { name: /Invoices ?xero/u })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('can be loaded again after an error', async () => {
    server.use(mockEndpoint(endpoints.getAgedDebts, refuse(500, {})));
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=debts`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    serve(aDebtor());
    await user.click(again);
    expect(await screen.findByRole('row', { name: /^Ben Carver/u })).toBeVisible();
  });
});
