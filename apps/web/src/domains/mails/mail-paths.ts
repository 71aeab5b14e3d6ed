export const STAFF_FAILED_MAIL_PATH = '/staff/portal/email/failed';
export const ADMIN_FAILED_MAIL_PATH = '/admin/portal/email/failed';
