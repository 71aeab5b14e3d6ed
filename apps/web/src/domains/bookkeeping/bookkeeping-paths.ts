export const STAFF_BOOKKEEPING_PATH = '/staff/portal/bookkeeping';
