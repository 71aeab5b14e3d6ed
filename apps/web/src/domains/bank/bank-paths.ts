export const STAFF_BANK_IMPORT_PATH = '/staff/portal/invoices/import';
export const STAFF_BANK_STATEMENT_PATH = '/staff/portal/invoices/import/:id';
