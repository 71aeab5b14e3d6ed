import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';

export const clientAppointmentPages: PagesByPath = {
  [SITE_PATHS.clientAppointments]: () => import('./appointments-page.tsx'),
};
