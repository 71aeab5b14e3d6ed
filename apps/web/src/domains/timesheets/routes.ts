import type { TeamPages } from '#kit/page/pages-by-path.ts';
import {
  STAFF_OWN_TIMESHEET_PATH,
  STAFF_TIMESHEET_PATH,
  STAFF_TIMESHEETS_PATH,
} from './sheet-paths.ts';

export const timesheetPages: TeamPages = {
  staff: {
    [STAFF_OWN_TIMESHEET_PATH]: () => import('./own-timesheet-page.tsx'),
  },
  office: {
    [STAFF_TIMESHEETS_PATH]: () => import('./timesheets-page.tsx'),
    [STAFF_TIMESHEET_PATH]: () => import('./timesheet-page.tsx'),
  },
};
