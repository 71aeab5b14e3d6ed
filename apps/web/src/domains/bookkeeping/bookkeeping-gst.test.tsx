import { aGstReport, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catchSavedFiles } from '#app/testing/saved-files.ts';
import { BOOKKEEPING, factsOf, queryIn, startBookkeeping } from './testing/bookkeeping.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serveReports } = startBookkeeping();

const figure = async (label: string) =>
  (await screen.findByText(label)).closest('div')?.textContent;

describe('the GST of a quarter', () => {
  it('is shown as the activity statement needs it, on the cash and the accrual basis', async () => {
    const asked: object[] = [];
    server.use(
      mockEndpoint(endpoints.getGstReport, ({ query }) => {
        asked.push(Object.fromEntries(query));
        return answer(aGstReport());
      }),
    );
    const { user, router } = await openStaffPortal(`${BOOKKEEPING}?view=gst`);
    expect(await figure('G1 Total sales')).toBe('G1 Total sales$4,947.85By accrual');
    expect(await figure('G3 GST-free sales')).toContain('$2,037.85');
    expect(await figure('1A GST on sales')).toBe('1A GST on sales$264.55In sales of $2,910.00');
    expect(await figure('Due to the ATO')).toContain('1 Mar 202728 February is a Sunday');
    const accrual = within(screen.getByRole('table', { name: 'Accrual by month' }));
    expect(accrual.getByRole('row', { name: /^October/u })).toHaveTextContent(
      '$1,465.00$133.19$1,003.90$2,468.90',
    );
    expect(accrual.getByRole('row', { name: /^Quarter so far/u })).toHaveTextContent(
      '$2,910.00$264.55$2,037.85$4,947.85',
    );
    // December is in the future.
    expect(
      accrual.getByRole('rowheader', { name: /^November, to the \d+(?:st|nd|rd|th)/u }),
    ).toBeVisible();
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
    // One report contains both quarters.
    expect(asked).toEqual([{ year: '2026' }]);
  });

  it('can be downloaded for the whole financial year', async () => {
    server.use(mockEndpoint(endpoints.getGstReport, answer(aGstReport())));
    const asked = serveReports('gst-2026-27.csv');
    const saved = catchSavedFiles();
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=gst`);
    await user.click(
      await screen.findByRole('button', {
        name: 'Download CSV of the GST of every quarter of 2026–27',
      }),
    );
    await waitFor(() => expect(saved).toEqual(['gst-2026-27.csv']));
    expect(asked).toEqual([{ report: 'gst', year: '2026' }]);
  });

  it('can be loaded again after an error', async () => {
    server.use(mockEndpoint(endpoints.getGstReport, refuse(500, {})));
    const { user } = await openStaffPortal(`${BOOKKEEPING}?view=gst`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(mockEndpoint(endpoints.getGstReport, answer(aGstReport())));
    await user.click(again);
    expect(await screen.findByText('G1 Total sales')).toBeVisible();
  });
});
