import {
  aUser,
  anExportPreview,
  answer,
  mockEndpoint,
  refuse,
  someSettings,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catchSavedFiles } from '#app/testing/saved-files.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { BOOKKEEPING, factsOf, queryIn, startBookkeeping } from './testing/bookkeeping.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, servePreviews } = startBookkeeping();

/** Opens the account codes for Xero as an admin. */
const openEditor = async () => {
  servePreviews();
  const { user } = await openStaffPortal(BOOKKEEPING, {
    user: aStaffUser({ user_type: 'admin' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit account codes' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

describe('the account codes of the exports', () => {
  it('can be changed by an admin for one program', async () => {
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

  it('show what a colleague changed meanwhile before it is replaced', async () => {
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

const FILES = [
  'xero-invoices.csv',
  'xero-payments.csv',
  'xero-prepayments.csv',
  'xero-write_offs.csv',
];

describe('exports for the bookkeeper', () => {
  it('start with this month for Xero, and show the contents and totals of each file', async () => {
    const asked = servePreviews();
    await openStaffPortal(BOOKKEEPING);
    const row = within(await screen.findByRole('row', { name: /Invoices ?xero/u }));
    expect(row.getByText('xero-invoices-2026-11-01-to-2026-11-23.csv')).toBeVisible();
    expect(row.getByText('$2,478.95')).toBeVisible();
    expect(asked).toEqual([{ layout: 'xero', from: '2026-11-01', to: '2026-11-23' }]);
    expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await screen.findByText('An admin can change them here.')).toBeVisible();
    expect(factsOf('November so far')).toEqual([
      'Owed before 1 Nov 2026 $1,711.15',
      'Invoiced, 10 $2,478.95',
      'Received, 9 −$1,910.90',
      'Credits, 0 $0.00',
      'Written off −$100.00',
      'Owed now $2,179.20',
    ]);
    expect(factsOf('Money that came in')).toEqual([
      'For invoices $1,910.90',
      'Kept as credit, less what was used $60.00',
      'Came in $1,970.90',
    ]);
    const preview = within(screen.getByRole('table', { name: 'First rows of the invoices file' }));
    expect(preview.getByRole('cell', { name: 'INV-2026-00046' })).toBeVisible();
    expect(screen.getByText('2 of 10 rows')).toBeVisible();
    expect(factsOf('Account codes')).toEqual([
      'Cleaning 200, GST on Income',
      'NDIS 205, GST Free Income',
      'Payments The bank account that you import them into',
    ]);
    // Only an admin can change company settings.
    expect(screen.queryByRole('button', { name: 'Edit account codes' })).toBeNull();
  });

  it('keep the period and the format in the address', async () => {
    const asked = servePreviews();
    const { user, router } = await openStaffPortal(BOOKKEEPING);
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

  it('are not requested for a period that ends before it starts', async () => {
    await openStaffPortal(`${BOOKKEEPING}?from=2026-11-20&to=2026-11-01`);
    expect(await screen.findByText('The last day cannot be before the first.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('download the selected files, and show an error when that fails', async () => {
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
    const { user } = await openStaffPortal(BOOKKEEPING);
    const invoices = await screen.findByRole('checkbox', { name: 'Select invoices' });
    expect(invoices).toBeChecked();
    await user.click(invoices);
    for (const name of ['Select credit kept and used', 'Select written off']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
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
    // There were no credits, so there is no file for them.
    expect(screen.getByRole('checkbox', { name: 'Select credits' })).not.toBeChecked();
    expect(screen.getByText('None in this period')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select payments' }));
    expect(screen.getByText('Choose the files to download.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select every row' }));
    expect(screen.getByRole('button', { name: 'Download 5 files' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select every row' }));
    expect(screen.getByText('Choose the files to download.')).toBeVisible();
  });

  it('download every file with rows by one button, or none', async () => {
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
    const { user } = await openStaffPortal(BOOKKEEPING);
    const all = await screen.findByRole('button', { name: 'Download 4 files' });
    await user.click(all);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(saved).toEqual([]);
    await user.click(all);
    await waitFor(() => expect(saved).toEqual(FILES));
    expect(Map.groupBy(asked, String).get('invoices')).toHaveLength(2);
    expect(asked).toHaveLength(8);
  });

  it('show what was voided or written off, and what was owed at the end of a past period', async () => {
    server.use(
      mockEndpoint(
        endpoints.previewExport,
        answer(anExportPreview({ written_off_cents: 88_00, voided_cents: 110_00 })),
      ),
    );
    await openStaffPortal(`${BOOKKEEPING}?from=2026-10-01&to=2026-10-31`);
    await screen.findByRole('row', { name: /Invoices ?xero/u });
    expect(factsOf('1 Oct 2026 to 31 Oct 2026').slice(-3)).toEqual([
      'Written off −$88.00',
      'Voided −$110.00',
      'Owed after 31 Oct 2026 $2,179.20',
    ]);
  });

  it.each([
    [1_23, '$1.23 more'],
    [-5_00, '$5.00 less'],
  ])('say when they do not add up, and by how much: %i', async (difference_cents, words) => {
    server.use(
      mockEndpoint(endpoints.previewExport, answer(anExportPreview({ difference_cents }))),
    );
    await openStaffPortal(BOOKKEEPING);
    expect(
      await screen.findByText(new RegExp(`By the files, .${words.slice(1)}`, 'u')),
    ).toBeVisible();
    expect(screen.getByText('The files do not add up')).toBeVisible();
  });

  it('can be loaded again after an error', async () => {
    server.use(mockEndpoint(endpoints.previewExport, refuse(500, {})));
    const { user } = await openStaffPortal(BOOKKEEPING);
    const again = await screen.findByRole('button', { name: 'Try again' });
    servePreviews();
    await user.click(again);
    expect(await screen.findByRole('row', { name: /Invoices ?xero/u })).toBeVisible();
  });
});

describe('the bookkeeping page', () => {
  it('is linked from the invoices, and is listed below them', async () => {
    servePreviews();
    await openStaffPortal(BOOKKEEPING);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bookkeeping' })).toBeVisible();
    const navigation = within(screen.getByRole('navigation', { name: 'Staff portal' }));
    expect(navigation.getByRole('link', { name: /^Invoices/u })).toHaveAttribute('aria-current');
  });

  it('is refused to clients', async () => {
    const { router } = await openStaffPortal(BOOKKEEPING, { user: aUser() });
    await waitFor(() => expect(router.state.location.pathname).not.toBe(BOOKKEEPING));
  });
});
