import {
  aDebtor,
  agedDebtsOf,
  aGstReport,
  aUser,
  anExportPreview,
  answer,
  mockEndpoint,
  refuse,
  someSettings,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchSavedFiles } from '../clients/testing/saved-files.ts';
import { aStatement } from '../clients/testing/a-statement.ts';
import { aStaffUser } from './testing/a-staff-user.ts';
import { LATE, OF_PLAN_MANAGER } from './testing/debtors.ts';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const server = startStaffService();
const ADDRESS = '/staff/portal/bookkeeping';

/** Monday 23 November, noon in Sydney. */
beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T01:00:00Z'), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const queryIn = ({ location }: { location: { search: string } }) =>
  Object.fromEntries(new URLSearchParams(location.search));

const factsOf = (name: string): (string | null)[] => {
  const card = within(screen.getByRole('region', { name }));
  const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
  return card.getAllByRole('term').map(({ textContent }, at) => `${textContent} ${values[at]}`);
};

/** Answers the previews, and says what was asked. */
function servePreviews() {
  const asked: object[] = [];
  server.use(
    mockEndpoint(endpoints.previewExport, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return answer(anExportPreview());
    }),
  );
  return asked;
}

/** Answers downloads of a report with a file of this name, and says what was asked. */
function serveReports(fileName: string) {
  const asked: object[] = [];
  server.use(
    mockEndpoint(endpoints.exportReport, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return answer({
        fileName,
        mediaType: 'text/csv; charset=utf-8',
        content: new TextEncoder().encode('Client').buffer,
      });
    }),
  );
  return asked;
}

beforeEach(() => {
  server.use(mockEndpoint(endpoints.getSettings, answer(someSettings())));
});

/** Opens the codes for Xero as an admin. */
const openEditor = async () => {
  servePreviews();
  const { user } = await openStaffPortal(ADDRESS, {
    user: aStaffUser({ user_type: 'admin' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit account codes' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

describe('the account codes of the exports', () => {
  it('are changed by an admin, for one program', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateSettings, ({ body }) => {
        sent.push(body);
        return answer(someSettings({ version: 4, xero_ndis_account: '206' }));
      }),
    );
    const { user, dialog } = await openEditor();
    const ndis = dialog.getByLabelText('NDIS');
    await user.clear(ndis);
    await user.click(dialog.getByRole('button', { name: 'Save account codes' }));
    expect(await dialog.findAllByText(/^Enter an account code of up to 20/u)).not.toHaveLength(0);
    await user.type(ndis, '206');
    await user.dblClick(dialog.getByRole('button', { name: 'Save account codes' }));
    expect(await screen.findByText('The account codes for Xero are saved.')).toBeVisible();
    expect(sent).toEqual([{ version: 3, xero_sales_account: '200', xero_ndis_account: '206' }]);
    expect(factsOf('Account codes')).toContain('NDIS 206, GST Free Income');
  });

  it('that a colleague changed meanwhile are shown before they are replaced', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateSettings, ({ body }) => {
        sent.push(body);
        const current = someSettings({ version: 4, xero_sales_account: '201' });
        return sent.length === 1
          ? refuse(409, { code: 'stale_version', detail: 'Changed.', current })
          : answer({ ...current, version: 5 });
      }),
    );
    const { user, dialog } = await openEditor();
    await user.type(dialog.getByLabelText('NDIS'), '1');
    await user.click(dialog.getByRole('button', { name: 'Save account codes' }));
    expect(await dialog.findByText('Cleaning: was “200”, is now “201”')).toBeVisible();
    expect(dialog.getByLabelText('Cleaning')).toHaveValue('201');
    await user.click(dialog.getByRole('button', { name: 'Save account codes' }));
    expect(await screen.findByText('The account codes for Xero are saved.')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      version: 4,
      xero_sales_account: '201',
      xero_ndis_account: '2051',
    });
  });
});

describe('exports for the bookkeeper', () => {
  it('start with this month for Xero: what each file holds, and what it leads to', async () => {
    const asked = servePreviews();
    await openStaffPortal(ADDRESS);
    const row = within(await screen.findByRole('row', { name: /Invoices ?xero/u }));
    expect(row.getByText('xero-invoices-2026-11-01-to-2026-11-23.csv')).toBeVisible();
    expect(row.getByText('$2,478.95')).toBeVisible();
    expect(asked).toEqual([{ layout: 'xero', from: '2026-11-01', to: '2026-11-23' }]);
    expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(factsOf('November so far')).toEqual([
      'Owed before 1 Nov 2026 $1,611.15',
      'Invoiced, 10 $2,478.95',
      'Received, 9 −$1,910.90',
      'Credits, 0 $0.00',
      'Owed now $2,179.20',
    ]);
    const preview = within(screen.getByRole('table', { name: 'First rows of the invoices file' }));
    expect(preview.getByRole('cell', { name: 'INV-2026-00046' })).toBeVisible();
    expect(screen.getByText('2 of 10 rows')).toBeVisible();
    expect(factsOf('Account codes')).toEqual([
      'Cleaning 200, GST on Income',
      'NDIS 205, GST Free Income',
      'Payments The bank account that you import them into',
    ]);
    // An admin alone changes how the company works.
    expect(screen.queryByRole('button', { name: 'Edit account codes' })).toBeNull();
  });

  it('keep the period and the layout in the address', async () => {
    const asked = servePreviews();
    const { user, router } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Last quarter' }));
    await user.click(screen.getByRole('radio', { name: 'MYOB' }));
    const chosen = { layout: 'myob', from: '2026-07-01', to: '2026-09-30' };
    await waitFor(() => expect(asked.at(-1)).toEqual(chosen));
    expect(queryIn(router.state)).toEqual(chosen);
    expect(screen.getByRole('button', { name: 'Last quarter' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(factsOf('Account codes')).toEqual([
      'Cleaning 4-1000, GST',
      'NDIS 4-2000, FRE',
      'Payments 1-1110, bank account',
    ]);
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Xero' })).toBeChecked());
    await user.click(screen.getByRole('radio', { name: 'Plain' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Account codes' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'From, to' }));
    expect(screen.getByLabelText('First day')).toHaveFocus();
  });

  it('of a period that ends before it starts are not asked for', async () => {
    await openStaffPortal(`${ADDRESS}?from=2026-11-20&to=2026-11-01`);
    expect(await screen.findByText('The last day cannot be before the first.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('download the files that are picked, and say when that does not work', async () => {
    servePreviews();
    const asked: object[] = [];
    server.use(
      mockEndpoint(endpoints.exportBookkeeping, ({ query }) => {
        asked.push(Object.fromEntries(query));
        return asked.length === 1
          ? refuse(429, { code: 'throttled' })
          : answer({
              fileName: 'xero-payments.csv',
              mediaType: 'text/csv; charset=utf-8',
              content: new TextEncoder().encode('*Date').buffer,
            });
      }),
    );
    const saved = catchSavedFiles();
    const { user } = await openStaffPortal(ADDRESS);
    const invoices = await screen.findByRole('checkbox', { name: 'Select invoices' });
    expect(invoices).toBeChecked();
    await user.click(invoices);
    await user.click(screen.getByRole('button', { name: 'Download 1 file' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download 1 file' }));
    await waitFor(() => expect(saved).toEqual(['xero-payments.csv']));
    expect(asked.at(-1)).toEqual({
      record: 'payments',
      layout: 'xero',
      from: '2026-11-01',
      to: '2026-11-23',
    });
    // There were no credits, so there is no file of them.
    expect(screen.getByRole('checkbox', { name: 'Select credits' })).not.toBeChecked();
    expect(screen.getByText('None in this period')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select payments' }));
    expect(screen.getByText('Choose the files to download.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select every row' }));
    expect(screen.getByRole('button', { name: 'Download 3 files' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select every row' }));
    expect(screen.getByText('Choose the files to download.')).toBeVisible();
  });

  it('download every file that has rows by one button, or none of them', async () => {
    servePreviews();
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.exportBookkeeping, ({ query }) => {
        const record = query.get('record');
        asked.push(record);
        return asked.length === 2
          ? refuse(429, { code: 'throttled' })
          : answer({
              fileName: `xero-${record}.csv`,
              mediaType: 'text/csv; charset=utf-8',
              content: new TextEncoder().encode('*Date').buffer,
            });
      }),
    );
    const saved = catchSavedFiles();
    const { user } = await openStaffPortal(ADDRESS);
    const all = await screen.findByRole('button', { name: 'Download 2 files' });
    await user.click(all);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(saved).toEqual([]);
    await user.click(all);
    await waitFor(() => expect(saved).toEqual(['xero-invoices.csv', 'xero-payments.csv']));
    expect(Map.groupBy(asked, String).get('invoices')).toHaveLength(2);
    expect(asked).toHaveLength(4);
  });

  it('say what was voided or written off, and what was owed after a period that is over', async () => {
    server.use(
      mockEndpoint(endpoints.previewExport, answer(anExportPreview({ closed_cents: 88_00 }))),
    );
    await openStaffPortal(`${ADDRESS}?from=2026-10-01&to=2026-10-31`);
    await screen.findByRole('row', { name: /Invoices ?xero/u });
    expect(factsOf('1 Oct 2026 to 31 Oct 2026').slice(-2)).toEqual([
      'Voided or written off −$88.00',
      'Owed after 31 Oct 2026 $2,179.20',
    ]);
  });

  it('can be read again after they could not', async () => {
    server.use(mockEndpoint(endpoints.previewExport, refuse(500, {})));
    const { user } = await openStaffPortal(ADDRESS);
    const again = await screen.findByRole('button', { name: 'Try again' });
    servePreviews();
    await user.click(again);
    expect(await screen.findByRole('row', { name: /Invoices ?xero/u })).toBeVisible();
  });
});

const figure = async (label: string) =>
  (await screen.findByText(label)).closest('div')?.textContent;

describe('the GST of a quarter', () => {
  it('is said as the activity statement asks for it, by both ways of counting', async () => {
    const asked: object[] = [];
    server.use(
      mockEndpoint(endpoints.getGstReport, ({ query }) => {
        asked.push(Object.fromEntries(query));
        return answer(aGstReport());
      }),
    );
    const { user, router } = await openStaffPortal(`${ADDRESS}?view=gst`);
    expect(await figure('G1 Total sales')).toBe('G1 Total sales$4,947.85By accrual');
    expect(await figure('G3 GST-free sales')).toContain('$2,037.85');
    expect(await figure('1A GST on sales')).toBe('1A GST on sales$264.55In sales of $2,910.00');
    expect(await figure('Due to the ATO')).toContain('1 Mar 2027The 28th is on a weekend');
    const accrual = within(screen.getByRole('table', { name: 'Accrual by month' }));
    expect(accrual.getByRole('row', { name: /^October/u })).toHaveTextContent(
      '$1,465.00$133.19$1,003.90$2,468.90',
    );
    expect(accrual.getByRole('row', { name: /^Quarter so far/u })).toHaveTextContent(
      '$2,910.00$264.55$2,037.85$4,947.85',
    );
    // December is still to come.
    expect(accrual.getByRole('rowheader', { name: /^November, so far/u })).toBeVisible();
    expect(accrual.queryByRole('rowheader', { name: /^December/u })).toBeNull();
    expect(factsOf('Why the two differ')).toEqual([
      'Sales by accrual $4,947.85',
      'Owed before 1 Oct 2026 $400.25',
      'Owed now −$2,179.20',
      'Sales by cash $3,168.90',
    ]);
    await user.click(screen.getByRole('button', { name: 'Cash' }));
    expect(await figure('1A GST on sales')).toContain('$196.83');
    await user.selectOptions(screen.getByLabelText('Quarter'), 'July to September 2026');
    expect(await figure('G1 Total sales')).toBe('G1 Total sales$0.00By cash');
    expect(queryIn(router.state)).toEqual({ view: 'gst', basis: 'cash', quarter: '2026-07' });
    // Both quarters are in one report.
    expect(asked).toEqual([{ year: '2026' }]);
  });

  it('is a file of the whole financial year', async () => {
    server.use(mockEndpoint(endpoints.getGstReport, answer(aGstReport())));
    const asked = serveReports('gst-2026-27.csv');
    const saved = catchSavedFiles();
    const { user } = await openStaffPortal(`${ADDRESS}?view=gst`);
    await user.click(
      await screen.findByRole('button', {
        name: 'Download CSV of the GST of every quarter of 2026–27',
      }),
    );
    await waitFor(() => expect(saved).toEqual(['gst-2026-27.csv']));
    expect(asked).toEqual([{ report: 'gst', year: '2026' }]);
  });

  it('can be read again after it could not', async () => {
    server.use(mockEndpoint(endpoints.getGstReport, refuse(500, {})));
    const { user } = await openStaffPortal(`${ADDRESS}?view=gst`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(mockEndpoint(endpoints.getGstReport, answer(aGstReport())));
    await user.click(again);
    expect(await screen.findByText('G1 Total sales')).toBeVisible();
  });
});

const serve = (...clients: ReturnType<typeof aDebtor>[]) =>
  server.use(mockEndpoint(endpoints.getAgedDebts, answer(agedDebtsOf(clients))));

describe('aged debts', () => {
  it('say what each client owes by age, and lead to the client and the open invoices', async () => {
    serve(aDebtor(), LATE, OF_PLAN_MANAGER);
    await openStaffPortal(`${ADDRESS}?view=debts`);
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

  it('lead to the statement of the client whose row has the focus, by key', async () => {
    serve(aDebtor(), LATE);
    server.use(mockEndpoint(endpoints.getStatement, answer(aStatement([]))));
    const { user } = await openStaffPortal(`${ADDRESS}?view=debts`);
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

  it('are a file, and say when that does not work', async () => {
    serve(aDebtor());
    server.use(mockEndpoint(endpoints.exportReport, refuse(429, { code: 'throttled' })));
    const saved = catchSavedFiles();
    const { user } = await openStaffPortal(`${ADDRESS}?view=debts`);
    const download = { name: 'Download CSV of the aged debts' };
    await user.click(await screen.findByRole('button', download));
    expect(await screen.findByRole('alert')).toBeVisible();
    const asked = serveReports('aged-debts-2026-11-23.csv');
    await user.click(screen.getByRole('button', download));
    await waitFor(() => expect(saved).toEqual(['aged-debts-2026-11-23.csv']));
    expect(asked).toEqual([{ report: 'aged_debts' }]);
  });

  it('send a statement to each client who is overdue and pays themselves, and say what went', async () => {
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
    const { user } = await openStaffPortal(`${ADDRESS}?view=debts`);
    await user.click(await screen.findByRole('button', { name: 'Statements to overdue' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send 2 statements by email?' }));
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

  it('are those of an age and a payer, in the address, with the share of each age', async () => {
    serve(aDebtor(), LATE, OF_PLAN_MANAGER);
    const { user, router } = await openStaffPortal(`${ADDRESS}?view=debts`);
    const total = await screen.findByRole('row', { name: /^All clients/u });
    expect(within(total).getByText('65.3%')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Days overdue'), '31–60 days');
    expect(queryIn(router.state)).toEqual({ view: 'debts', age: '31-60' });
    expect(screen.queryByRole('row', { name: /^Ben Carver/u })).toBeNull();
    expect(screen.getByRole('row', { name: /^1 client/u })).toHaveTextContent('$150.00');
    await user.selectOptions(screen.getByLabelText('Days overdue'), 'All that is overdue');
    await user.click(screen.getByRole('button', { name: 'Statements to overdue' }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await user.selectOptions(screen.getByLabelText('Who pays'), 'A plan manager');
    expect(screen.getByRole('heading', { name: 'No clients match' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Statements to overdue' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Days overdue'), 'Any');
    expect(queryIn(router.state)).toEqual({ view: 'debts', payer: 'plan_manager' });
    expect(screen.getByRole('row', { name: /^Mele Tauiliili/u })).toBeVisible();
  });

  it('of plans alone offer no statements', async () => {
    serve(OF_PLAN_MANAGER);
    await openStaffPortal(`${ADDRESS}?view=debts`);
    await screen.findByRole('row', { name: /^Mele Tauiliili/u });
    expect(screen.queryByRole('button', { name: 'Statements to overdue' })).toBeNull();
  });

  it('are walked with J, and Enter opens the client', async () => {
    serve(aDebtor(), LATE);
    const { user } = await openStaffPortal(`${ADDRESS}?view=debts`);
    await screen.findByRole('row', { name: /^Ben Carver/u });
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Olivia Marsh' })).toHaveFocus();
  });

  it('say so when there are none, and leave the address when the exports are opened', async () => {
    serve();
    const { user, router } = await openStaffPortal(`${ADDRESS}?view=debts`);
    expect(await screen.findByRole('heading', { name: 'Nothing is owed' })).toBeVisible();
    servePreviews();
    await user.click(screen.getByRole('link', { name: 'Exports' }));
    expect(await screen.findByRole('row', { name: /Invoices ?xero/u })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('can be read again after they could not', async () => {
    server.use(mockEndpoint(endpoints.getAgedDebts, refuse(500, {})));
    const { user } = await openStaffPortal(`${ADDRESS}?view=debts`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    serve(aDebtor());
    await user.click(again);
    expect(await screen.findByRole('row', { name: /^Ben Carver/u })).toBeVisible();
  });
});

describe('bookkeeping', () => {
  it('is reached from the invoices, and stands under them', async () => {
    servePreviews();
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bookkeeping' })).toBeVisible();
    const navigation = within(screen.getByRole('navigation', { name: 'Staff portal' }));
    expect(navigation.getByRole('link', { name: /^Invoices/u })).toHaveAttribute('aria-current');
  });

  it('is not for clients', async () => {
    const { router } = await openStaffPortal(ADDRESS, { user: aUser() });
    await waitFor(() => expect(router.state.location.pathname).not.toBe(ADDRESS));
  });
});
