import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

export const STAFF_INVOICES_PATH = '/staff/portal/invoices';
export const STAFF_INVOICE_NEW_PATH = '/staff/portal/invoices/new';
export const STAFF_INVOICE_PATH = '/staff/portal/invoices/:id';
export const STAFF_REMINDERS_PATH = '/staff/portal/invoices/reminders';
export const STAFF_PAYMENT_NEW_PATH = '/staff/portal/payments/new';

/** The client's page of an invoice. */
export function invoicePath(id: string): string {
  return pathWithId(SITE_PATHS.clientInvoice, id);
}

/** The id of the card with the bank details on a client's page of an invoice. */
export const HOW_TO_PAY_ID = 'how-to-pay';

/** How a client pays an invoice, on its page. */
export const howToPayPath = (id: string): string => `${invoicePath(id)}#${HOW_TO_PAY_ID}`;

/** The staff page of an invoice. */
export function staffInvoicePath(id: string): string {
  return pathWithId(STAFF_INVOICE_PATH, id);
}

/** The staff list of overdue invoices. */
export const OVERDUE_INVOICES = `${STAFF_INVOICES_PATH}?show=overdue`;

/** The staff list of a client's open invoices. */
export function staffInvoicesOfPath(clientId: string): string {
  return `${STAFF_INVOICES_PATH}?${new URLSearchParams({ client_id: clientId }).toString()}`;
}

/** The staff list of all invoices of a client. */
export function allStaffInvoicesOfPath(clientId: string): string {
  return `${STAFF_INVOICES_PATH}?show=all&client_id=${clientId}`;
}

const TO_INVOICE = 'to_invoice';

/** The staff list of invoices with the dialog for a client's uninvoiced visits. */
export function toInvoicePath(clientId: string): string {
  return `${STAFF_INVOICES_PATH}?${new URLSearchParams({ [TO_INVOICE]: clientId }).toString()}`;
}

/** The client in such an address, and the address without that dialog. */
export function toInvoiceInAddress(search: URLSearchParams) {
  const without = new URLSearchParams(search);
  without.delete(TO_INVOICE);
  return { clientId: search.get(TO_INVOICE), without };
}
