export const STAFF_CLAIMS_PATH = '/staff/portal/claims';
export const STAFF_CLAIMS_IMPORT_PATH = '/staff/portal/claims/import';
