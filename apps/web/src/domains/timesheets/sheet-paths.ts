import { pathWithId } from '@cleaning/contract/routes';
import { isMonday, lastWeekOver } from '@cleaning/contract/timesheets/rules';
import { isPlainDate } from '@cleaning/ndis';

export const STAFF_TIMESHEETS_PATH = '/staff/portal/timesheets';
export const STAFF_TIMESHEET_PATH = '/staff/portal/timesheets/:id';
export const STAFF_OWN_TIMESHEET_PATH = '/staff/portal/timesheet';

/** The page with the timesheets of a week. */
export const timesheetsPath = (week: string): string => `${STAFF_TIMESHEETS_PATH}?week=${week}`;

/** The timesheet of a cleaner for a week. */
export const timesheetPath = (cleanerId: string, week: string): string =>
  `${pathWithId(STAFF_TIMESHEET_PATH, cleanerId)}?week=${week}`;

/** A cleaner's own timesheet of a week. */
export const ownTimesheetPath = (week: string): string =>
  `${STAFF_OWN_TIMESHEET_PATH}?week=${week}`;

/** The week in an address, by its Monday; without one, the last week that is over. */
export function weekInAddress(search: URLSearchParams, now: Date): string {
  const week = search.get('week') ?? '';
  return isPlainDate(week) && isMonday(week) ? week : lastWeekOver(now);
}
