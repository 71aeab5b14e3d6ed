export const ADMIN_AUDIT_PATH = '/admin/portal/history';

/** What was done with the data of a client. */
export const auditOfClientPath = (clientId: string): string =>
  `${ADMIN_AUDIT_PATH}?client_id=${clientId}`;
