import type { TeamPages } from '#kit/page/pages-by-path.ts';
import {
  STAFF_CALENDAR_PATH,
  STAFF_CLIENT_VISITS_PATH,
  STAFF_VISIT_NEW_PATH,
  STAFF_VISIT_PATH,
} from '../visit-paths.ts';

export const staffAppointmentPages: TeamPages = {
  staff: {
    [STAFF_VISIT_PATH]: () => import('./visit-page.tsx'),
  },
  office: {
    [STAFF_CALENDAR_PATH]: () => import('./calendar-page.tsx'),
    [STAFF_VISIT_NEW_PATH]: () => import('./new-visit-page.tsx'),
    [STAFF_CLIENT_VISITS_PATH]: () => import('./client-visits-page.tsx'),
  },
};
