/** The own account of staff, and of an admin in the staff portal. */
export const STAFF_ACCOUNT_PATH = '/staff/portal/account';

/** The own account of an admin. */
export const ADMIN_ACCOUNT_PATH = '/admin/portal/account';
