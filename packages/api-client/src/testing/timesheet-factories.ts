import type {
  PayrollExport,
  Timesheet,
  TimesheetSummary,
  TimesheetTotals,
  TimesheetVisit,
  TimesheetWeek,
} from '@cleaning/contract/timesheets';
import { datesOfWeek } from '@cleaning/contract/timesheets/rules';

/** The week before the one in which tests stand still. */
const WEEK = '2026-11-16';

const MIA = { id: '0190a1b2-0000-7000-8000-000000000012', first_name: 'Mia', last_name: 'Tran' };

/** Five hours of work and half an hour of travel on Monday. */
export function timesheetTotals(overrides: Partial<TimesheetTotals> = {}): TimesheetTotals {
  return {
    planned_minutes: 300,
    worked_minutes: 300,
    travel_minutes: 30,
    extra_minutes: 0,
    total_minutes: 330,
    days: datesOfWeek(WEEK).map((date, day) => ({
      date,
      worked_minutes: day === 0 ? 300 : 0,
      travel_minutes: day === 0 ? 30 : 0,
      extra_minutes: 0,
    })),
    ...overrides,
  };
}

/** The open timesheet of Mia, as the list of the week from Monday 16 November shows it. */
export const aTimesheetSummary = (overrides: Partial<TimesheetSummary> = {}): TimesheetSummary => ({
  cleaner: MIA,
  week: WEEK,
  version: 1,
  status: 'open',
  totals: timesheetTotals(),
  moved_to_minutes: null,
  unfinished: [],
  open_request_count: 0,
  corrected_count: 0,
  approved_at: null,
  approved_by: null,
  export_id: null,
  approval_obstacle: null,
  ...overrides,
});

/** A visit of two hours on Monday morning, as planned. */
export const aTimesheetVisit = (overrides: Partial<TimesheetVisit> = {}): TimesheetVisit => ({
  appointment_id: '0190a1b2-0000-7000-8000-000000004501',
  reference: 'A-1087',
  status: 'completed',
  service_id: 'general',
  client_name: 'Wei Zhang',
  suburb: 'North Sydney',
  date: WEEK,
  starts_at: '2026-11-15T20:30:00.000Z',
  ends_at: '2026-11-15T22:30:00.000Z',
  started_at: '2026-11-15T20:30:00.000Z',
  ended_at: '2026-11-15T22:30:00.000Z',
  planned_minutes: 120,
  worked_minutes: 120,
  counted_minutes: 120,
  correction: null,
  ...overrides,
});

/** A timesheet in full: two visits on Monday and the drive between them. */
export const aTimesheet = (overrides: Partial<Timesheet> = {}): Timesheet => ({
  ...aTimesheetSummary(),
  visits: [
    aTimesheetVisit(),
    aTimesheetVisit({
      appointment_id: '0190a1b2-0000-7000-8000-000000004502',
      reference: 'A-1088',
      client_name: 'Ben Carver',
      suburb: 'Manly',
      starts_at: '2026-11-15T23:00:00.000Z',
      ends_at: '2026-11-16T02:00:00.000Z',
      started_at: '2026-11-15T23:00:00.000Z',
      ended_at: '2026-11-16T02:00:00.000Z',
      planned_minutes: 180,
      worked_minutes: 180,
      counted_minutes: 180,
    }),
  ],
  travel: [
    {
      date: WEEK,
      drives: [{ from_suburb: 'North Sydney', to_suburb: 'Manly', minutes: 30 }],
      estimated_minutes: 30,
      counted_minutes: 30,
      correction: null,
    },
  ],
  extras: [],
  requests: [],
  events: [],
  available_commands: ['approve', 'add_extra', 'remove_extra', 'correct_travel', 'answer'],
  ...overrides,
});

/** A week of which only Mia's timesheet is there. */
export const aTimesheetWeek = (overrides: Partial<TimesheetWeek> = {}): TimesheetWeek => ({
  week: WEEK,
  is_over: true,
  page: 1,
  page_count: 1,
  cleaner_count: 1,
  to_approve_count: 1,
  timesheets: [aTimesheetSummary()],
  exports: [],
  ...overrides,
});

/** The export of that week for Xero. */
export const aPayrollExport = (overrides: Partial<PayrollExport> = {}): PayrollExport => ({
  id: '0190a1b2-0000-7000-8000-000000004601',
  week: WEEK,
  layout: 'xero',
  cleaner_count: 1,
  total_minutes: 330,
  exported_by: 'Priya',
  exported_at: '2026-11-22T23:31:00.000Z',
  ...overrides,
});
