import type { TimesheetSummary } from '@cleaning/contract/timesheets';
import type { PayrollLayout, WeekState } from '@cleaning/contract/timesheets/rules';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate } from '@cleaning/pricing';
import type { BadgeTone } from '@cleaning/ui/badge';
import { dayParts, describeMinutes } from '#domains/appointments/format-appointment.ts';

/** Hours and minutes, as people read time worked in a table: 30:40. */
export const inHours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** A week by its first and last day: "16 – 22 Nov 2026". */
export function describeWeek(monday: string): string {
  const sunday = addDays(monday, 6);
  const first = dayParts(monday);
  const last = dayParts(sunday);
  const end = formatPlainDate(sunday, 'medium');
  if (first.month === last.month) return `${first.day} – ${end}`;
  const start = `${first.day} ${first.month.slice(0, 3)}`;
  return first.year === last.year ? `${start} – ${end}` : `${start} ${first.year} – ${end}`;
}

/** The state of a timesheet in words, and what has to be done first. */
export function sheetState(sheet: TimesheetSummary): {
  readonly label: string;
  readonly tone: BadgeTone;
} {
  if (hasChangedSincePayroll(sheet)) return CHANGED_SINCE_PAYROLL;
  if (sheet.status === 'exported') return { label: 'In payroll', tone: 'success' };
  if (sheet.moved_to_minutes !== null) return { label: 'Changed since', tone: 'warning' };
  if (sheet.status === 'approved') return { label: 'Approved', tone: 'success' };
  if (sheet.unfinished.length > 0) {
    return { label: `${sheet.unfinished.length} to fix`, tone: 'danger' };
  }
  if (sheet.open_request_count > 0) return { label: 'Asked for a change', tone: 'warning' };
  if (sheet.approval_obstacle !== null) return { label: 'Not over', tone: 'neutral' };
  return sheet.totals.total_minutes === 0
    ? { label: 'No hours', tone: 'neutral' }
    : { label: 'Ready', tone: 'info' };
}

/** Whether the hours of a timesheet are others than those that are in payroll. */
export const hasChangedSincePayroll = ({
  status,
  moved_to_minutes: moved,
}: Pick<TimesheetSummary, 'status' | 'moved_to_minutes'>): boolean =>
  status === 'exported' && moved !== null;

export const CHANGED_SINCE_PAYROLL = { label: 'Changed since payroll', tone: 'warning' } as const;

/** How the hours of a timesheet differ from those that were approved, and what to do about it. */
export function describeMoved(sheet: TimesheetSummary, moved: number): string {
  const { cleaner, totals, settled_minutes: settled = null } = sheet;
  const paid = settled ?? totals.total_minutes;
  const before = describeMinutes(paid);
  const now = describeMinutes(moved);
  if (!hasChangedSincePayroll(sheet)) {
    return `${before} were approved, and there are ${now} now. Open it again, and approve what is right.`;
  }
  const name = cleaner.first_name;
  const more = moved - paid;
  const who = settled === null ? 'Payroll has' : 'With what was settled, payroll has';
  if (more === 0) {
    return `${who} ${before}, and some of it is on other days now. Check the days in your payroll program.`;
  }
  const toDo =
    more > 0
      ? `Add ${describeMinutes(more)} to ${name}’s next timesheet as extra time.`
      : `Pay ${name} ${describeMinutes(-more)} less in your payroll program.`;
  return `${who} ${before}, and this week has ${now} now. ${toDo}`;
}

/** Whether the office can approve a timesheet now, and it has hours. */
export const isReady = ({
  status,
  approval_obstacle: obstacle,
  totals,
}: TimesheetSummary): boolean => status === 'open' && obstacle === null && totals.total_minutes > 0;

/** What is paid for some timesheets together, in minutes. */
export const sumMinutes = (sheets: readonly TimesheetSummary[]): number =>
  sheets.reduce((sum, { totals }) => sum + totals.total_minutes, 0);

/** What is still to do with the hours of a week, after its dates. */
export const WEEK_STATE_NAMES: Readonly<Record<WeekState, string>> = {
  not_over: 'not over',
  to_approve: 'to approve',
  to_export: 'to export',
  in_payroll: 'in payroll',
  no_hours: 'no hours',
};

/** The payroll programs by their names. */
export const PAYROLL_NAMES: Readonly<Record<PayrollLayout, string>> = {
  xero: 'Xero Payroll',
  myob: 'MYOB',
};
