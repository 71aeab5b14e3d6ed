import {
  aStaffCalendar,
  answer,
  aPayrollExport,
  aTimesheetSummary,
  aTimesheetWeek,
  mockEndpoint,
  refuse,
  timesheetTotals,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { TimesheetSummary, TimesheetWeek } from '@cleaning/contract/timesheets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catchSavedFiles } from '#app/testing/saved-files.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const PAGE = '/staff/portal/timesheets?week=2026-11-16';

const personOf = (first_name: string, last_name: string, end: string) => ({
  id: `0190a1b2-0000-7000-8000-0000000045${end}`,
  first_name,
  last_name,
});
const MIA = aTimesheetSummary({ cleaner: personOf('Mia', 'Tran', '21') });
const LUCA = aTimesheetSummary({
  cleaner: personOf('Luca', 'Rossi', '22'),
  version: 3,
  totals: timesheetTotals({ worked_minutes: 600, total_minutes: 630 }),
});
const OBSTACLE = 'One visit has no finish: Sofia Marino, 21 Nov 2026. Set it first.';
const TOM = aTimesheetSummary({
  cleaner: personOf('Tom', 'Okafor', '23'),
  unfinished: [
    {
      appointment_id: '0190a1b2-0000-7000-8000-000000004511',
      client_name: 'Sofia Marino',
      date: '2026-11-21',
      started_at: '2026-11-20T21:00:00.000Z',
      planned_minutes: 300,
    },
  ],
  approval_obstacle: OBSTACLE,
});

/** Serves a week, and the weeks that are asked for. */
function serve(timesheets: readonly TimesheetSummary[], changes: Partial<TimesheetWeek> = {}) {
  server.use(
    mockEndpoint(
      endpoints.listTimesheets,
      answer(aTimesheetWeek({ timesheets: [...timesheets], ...changes })),
    ),
  );
}

const approved = (sheet: TimesheetSummary): TimesheetSummary => ({
  ...sheet,
  version: sheet.version + 1,
  status: 'approved',
  approved_at: '2026-11-22T23:12:00.000Z',
  approved_by: 'Priya',
});

describe('the timesheets of a week', () => {
  it('are approved together in four presses from today, each answered by itself', async () => {
    serve([MIA, LUCA, TOM]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.approveTimesheets, ({ body }) => {
        sent.push(body);
        serve([approved(MIA), approved(LUCA), TOM]);
        return answer({
          results: [MIA, LUCA].map(({ cleaner, totals }) => ({
            cleaner_id: cleaner.id,
            total_minutes: totals.total_minutes,
            error: null,
          })),
        });
      }),
    );
    const { user } = await openStaffPortal('/staff/portal');
    server.use(mockEndpoint(endpoints.getStaffCalendar, answer(aStaffCalendar())));
    const nav = within(await screen.findByRole('navigation', { name: 'Staff portal' }));
    await user.click(nav.getByRole('link', { name: /^Calendar/u }));
    await user.click(await screen.findByRole('link', { name: 'Timesheets' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 2, 16\u00A0h' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2, 16\u00A0h?' }));
    expect(dialog.getByText(`Tom waits. ${OBSTACLE}`)).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Approve 2, 16\u00A0h' }));
    expect(await screen.findByText('2 timesheets approved.')).toBeVisible();
    expect(sent).toEqual([
      {
        week: '2026-11-16',
        timesheets: [
          { cleaner_id: MIA.cleaner.id, version: 1 },
          { cleaner_id: LUCA.cleaner.id, version: 3 },
        ],
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Export for payroll' })).toBeVisible();
  });

  it('say which one was refused, and why', async () => {
    serve([MIA]);
    server.use(
      mockEndpoint(
        endpoints.approveTimesheets,
        answer({
          results: [
            {
              cleaner_id: MIA.cleaner.id,
              total_minutes: null,
              error: { code: 'stale_version', detail: 'This timesheet has changed.' },
            },
          ],
        }),
      ),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(
      await screen.findByRole('button', { name: 'Approve 1, 5\u00A0h\u00A030\u00A0min' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Approve 1, 5\u00A0h\u00A030\u00A0min' }));
    expect(await dialog.findByText('Mia: This timesheet has changed.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Approve/u })).not.toBeInTheDocument();
  });

  it('name the visit without a finish, with the page where it is set', async () => {
    serve([TOM]);
    await openStaffPortal(PAGE);
    expect(
      await screen.findByText('Tom did not press Complete on Saturday 21 November.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set the finish' })).toHaveAttribute(
      'href',
      '/staff/portal/visits/0190a1b2-0000-7000-8000-000000004511',
    );
    expect(screen.queryByRole('button', { name: /^Approve/u })).not.toBeInTheDocument();
  });

  it('name whose hours have changed since payroll, and what to do', async () => {
    serve([{ ...approved(MIA), status: 'exported', moved_to_minutes: 510 }]);
    await openStaffPortal(PAGE);
    expect(await screen.findByText('Mia’s hours have changed since payroll.')).toBeVisible();
    expect(screen.getByText(/Add 3 h to Mia’s next timesheet as extra time\./u)).toBeVisible();
    expect(screen.getByText('Changed since payroll')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the timesheet' })).toHaveAttribute(
      'href',
      `/staff/portal/timesheets/${MIA.cleaner.id}?week=2026-11-16`,
    );
  });

  it('show planned beside worked, and link the sheet of each cleaner', async () => {
    serve([LUCA]);
    await openStaffPortal(PAGE);
    const row = within((await screen.findAllByRole('row'))[1] ?? document.body);
    expect(row.getByText('10:00')).toBeVisible();
    expect(row.getByText('10:30')).toBeVisible();
    expect(row.getByRole('link', { name: 'Luca Rossi' })).toHaveAttribute(
      'href',
      `/staff/portal/timesheets/${LUCA.cleaner.id}?week=2026-11-16`,
    );
    expect(screen.getByRole('link', { name: 'Week before' })).toHaveAttribute(
      'href',
      '/staff/portal/timesheets?week=2026-11-09',
    );
  });

  it('say from when a week that is not over can be approved', async () => {
    serve([], { week: '2026-11-23', is_over: false });
    await openStaffPortal('/staff/portal/timesheets?week=2026-11-23');
    expect(await screen.findByText('Nobody cleaned in this week')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Week after' })).toBeDisabled();
  });
});

describe('an export for payroll', () => {
  it('locks the approved timesheets, says who is left out, and downloads the file', async () => {
    serve([approved(MIA), TOM]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.exportTimesheets, ({ body }) => {
        sent.push(body);
        const sheet = { ...approved(MIA), version: 3, status: 'exported' as const };
        serve([sheet, TOM], { exports: [aPayrollExport({ layout: 'myob' })] });
        return answer(aPayrollExport({ layout: 'myob' }));
      }),
      mockEndpoint(
        endpoints.downloadPayrollFile,
        answer({
          fileName: 'myob-timesheets.csv',
          mediaType: 'text/csv; charset=utf-8',
          content: new TextEncoder().encode('Units').buffer,
        }),
      ),
    );
    const saved = catchSavedFiles();
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Export for payroll' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Tom can go into a later file of this week.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'MYOB' }));
    await user.click(dialog.getByRole('button', { name: 'Export 5.50 h, CSV' }));
    expect(await screen.findByText('1 timesheet for MYOB')).toBeVisible();
    expect(sent).toEqual([
      {
        week: '2026-11-16',
        layout: 'myob',
        timesheets: [{ cleaner_id: MIA.cleaner.id, version: 2 }],
      },
    ]);
    await waitFor(() => expect(saved).toEqual(['myob-timesheets.csv']));
    await user.click(screen.getByRole('button', { name: /^Xero Payroll/u }));
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('says where its file is when that could not be downloaded', async () => {
    serve([approved(MIA)]);
    server.use(
      mockEndpoint(endpoints.exportTimesheets, answer(aPayrollExport())),
      mockEndpoint(endpoints.downloadPayrollFile, refuse(500, {})),
    );
    const saved = catchSavedFiles();
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Export for payroll' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Export 5\.50 h/u }));
    expect(
      await screen.findByText(
        'Exported and locked. The file did not download. Get it under “Exported for payroll”.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved).toEqual([]);
  });

  it('is refused with words when hours have moved since they were approved', async () => {
    serve([approved(MIA)]);
    const detail = 'Mia: These hours have changed since they were approved.';
    server.use(
      mockEndpoint(endpoints.exportTimesheets, refuse(409, { code: 'invalid_transition', detail })),
    );
    const { user } = await openStaffPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Export for payroll' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Export 5\.50 h/u }));
    expect(await dialog.findByText(detail)).toBeVisible();
  });
});

it('says of a week without hours that nobody worked, and asks for no approval', async () => {
  serve([
    aTimesheetSummary({ cleaner: MIA.cleaner, totals: timesheetTotals({ total_minutes: 0 }) }),
  ]);
  await openStaffPortal(PAGE);
  expect(await screen.findByText('Nobody worked in this week')).toBeVisible();
  expect(screen.getByText('No hours')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/u })).toBeNull();
});

describe('the choice of the week', () => {
  it('says which weeks are in payroll, opens another, and keeps the focus', async () => {
    server.use(
      mockEndpoint(endpoints.listTimesheets, ({ query }) =>
        answer(
          aTimesheetWeek({
            week: query.get('week') ?? '',
            timesheets: [MIA],
            weeks: [
              { week: '2026-11-02', state: 'no_hours' },
              { week: '2026-11-09', state: 'in_payroll' },
              { week: '2026-11-16', state: 'to_approve' },
              { week: '2026-11-23', state: 'not_over' },
            ],
          }),
        ),
      ),
    );
    const { user } = await openStaffPortal(PAGE);
    const choice = await screen.findByLabelText('Week');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '2 – 8 Nov 2026, no hours',
      '9 – 15 Nov 2026, in payroll',
      '16 – 22 Nov 2026, to approve',
      '23 – 29 Nov 2026, not over',
    ]);
    expect(choice).toHaveValue('2026-11-16');
    await user.selectOptions(choice, '9 – 15 Nov 2026, in payroll');
    await waitFor(() => expect(screen.getByLabelText('Week')).toHaveValue('2026-11-09'));
    expect(choice).toBeInTheDocument();
    expect(choice).toHaveFocus();
  });
});
