import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { isMonday, lastWeekOver } from '@cleaning/contract/timesheets/rules';
import { isPlainDate } from '@cleaning/ndis';

/** The page with the timesheets of a week. */
export const timesheetsPath = (week: string): string =>
  `${SITE_PATHS.staffTimesheets}?week=${week}`;

/** The timesheet of a cleaner for a week. */
export const timesheetPath = (cleanerId: string, week: string): string =>
  `${pathWithId(SITE_PATHS.staffTimesheet, cleanerId)}?week=${week}`;

/** A cleaner's own timesheet of a week. */
export const ownTimesheetPath = (week: string): string =>
  `${SITE_PATHS.staffOwnTimesheet}?week=${week}`;

/** The week in an address, by its Monday; without one, the last week that is over. */
export function weekInAddress(search: URLSearchParams, now: Date): string {
  const week = search.get('week') ?? '';
  return isPlainDate(week) && isMonday(week) ? week : lastWeekOver(now);
}
