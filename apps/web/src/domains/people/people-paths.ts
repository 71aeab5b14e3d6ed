import { SITE_PATHS } from '@cleaning/contract/routes';

export const ADMIN_PEOPLE_PATH = SITE_PATHS.adminPeople;
export const ADMIN_ROLES_PATH = '/admin/portal/users/roles';
