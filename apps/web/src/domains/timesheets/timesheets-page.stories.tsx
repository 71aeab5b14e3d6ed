import {
  answer,
  aPayrollExport,
  aTimesheetSummary,
  aTimesheetWeek,
  mockEndpoint,
  timesheetTotals,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { TimesheetWeek } from '@cleaning/contract/timesheets';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { STAFF_TIMESHEETS_PATH } from './sheet-paths.ts';

const page = screens(STAFF_TIMESHEETS_PATH, {
  user: aStaffUser(),
  at: `${STAFF_TIMESHEETS_PATH}?week=2026-11-16`,
});

export default { title: 'Screens/Staff portal/Timesheets', tags: ['!autodocs'] };

const personOf = (first_name: string, last_name: string, end: string) => ({
  id: `0190a1b2-0000-7000-8000-0000000045${end}`,
  first_name,
  last_name,
});
const mia = aTimesheetSummary({ cleaner: personOf('Mia', 'Tran', '21') });
const luca = aTimesheetSummary({
  cleaner: personOf('Luca', 'Rossi', '22'),
  corrected_count: 1,
  totals: timesheetTotals({ worked_minutes: 1635, travel_minutes: 205, total_minutes: 1840 }),
});
const hana = aTimesheetSummary({
  cleaner: personOf('Hana', 'Kim', '23'),
  open_request_count: 1,
  approval_obstacle: '1 question waits for an answer. Answer first.',
});
const tom = aTimesheetSummary({
  cleaner: personOf('Tom', 'Okafor', '24'),
  unfinished: [
    {
      appointment_id: '0190a1b2-0000-7000-8000-000000004511',
      client_name: 'Sofia Marino',
      date: '2026-11-21',
      started_at: '2026-11-20T21:00:00.000Z',
      planned_minutes: 300,
    },
  ],
  approval_obstacle: 'One visit has no finish: Sofia Marino, 21 Nov 2026. Set it first.',
});
const approved = {
  status: 'approved',
  approved_by: 'Priya',
  approved_at: '2026-11-22T23:12:00.000Z',
} as const;

const shows = (changes: Partial<TimesheetWeek> = {}) => ({
  answers: [mockEndpoint(endpoints.listTimesheets, answer(aTimesheetWeek(changes)))],
});
const everyone = { cleaner_count: 4, timesheets: [hana, luca, mia, tom] };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(shows({ cleaner_count: 0, timesheets: [] }));
export const One = page.state(shows());
export const Many = page.state(shows(everyone));
export const NotOver = page.state({
  at: `${STAFF_TIMESHEETS_PATH}?week=2026-11-23`,
  ...shows({
    week: '2026-11-23',
    is_over: false,
    timesheets: [{ ...mia, approval_obstacle: 'This week is not over.' }],
  }),
});
export const Exported = page.state(
  shows({
    timesheets: [
      { ...mia, ...approved, status: 'exported', export_id: aPayrollExport().id },
      { ...luca, ...approved, moved_to_minutes: 1800 },
    ],
    exports: [aPayrollExport()],
    weeks: [
      { week: '2026-11-09', state: 'in_payroll' },
      { week: '2026-11-16', state: 'to_export' },
      { week: '2026-11-23', state: 'not_over' },
    ],
  }),
);
export const ChangedSincePayroll = page.state(
  shows({
    timesheets: [
      {
        ...mia,
        ...approved,
        status: 'exported',
        export_id: aPayrollExport().id,
        moved_to_minutes: 510,
      },
    ],
    exports: [aPayrollExport()],
  }),
);
export const Approve = page.dialog('domains/timesheets/approve-week.tsx', {
  ...shows(everyone),
  play: press(/^Approve 2/u),
});
export const Export = page.dialog('domains/timesheets/export-week.tsx', {
  ...shows({ timesheets: [{ ...mia, ...approved }, tom] }),
  play: press('Export for payroll'),
});
