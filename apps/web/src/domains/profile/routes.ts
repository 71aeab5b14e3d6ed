import { SITE_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath, TeamPages } from '#kit/page/pages-by-path.ts';
import { ADMIN_ACCOUNT_PATH, STAFF_ACCOUNT_PATH } from './profile-paths.ts';

export const profilePages: PagesByPath = {
  [SITE_PATHS.clientAccount]: () => import('./account-page.tsx'),
};

const openTeamAccount = async () => (await import('./account-page.tsx')).teamAccount;

export const teamProfilePages: TeamPages = {
  staff: { [STAFF_ACCOUNT_PATH]: openTeamAccount },
  admin: { [ADMIN_ACCOUNT_PATH]: openTeamAccount },
};
