import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

/** The client's page of an invoice. */
export function invoicePath(id: string): string {
  return pathWithId(SITE_PATHS.clientInvoice, id);
}

/** The staff page of an invoice. */
export function staffInvoicePath(id: string): string {
  return pathWithId(SITE_PATHS.staffInvoice, id);
}

/** The staff list of overdue invoices. */
export const OVERDUE_INVOICES = `${SITE_PATHS.staffInvoices}?show=overdue`;

/** The staff list of a client's open invoices. */
export function staffInvoicesOfPath(clientId: string): string {
  return `${SITE_PATHS.staffInvoices}?${new URLSearchParams({ client_id: clientId }).toString()}`;
}

/** The staff list of all invoices of a client. */
export function allStaffInvoicesOfPath(clientId: string): string {
  return `${SITE_PATHS.staffInvoices}?show=all&client_id=${clientId}`;
}

const TO_INVOICE = 'to_invoice';

/** The staff list of invoices with the dialog for a client's uninvoiced visits. */
export function toInvoicePath(clientId: string): string {
  return `${SITE_PATHS.staffInvoices}?${new URLSearchParams({ [TO_INVOICE]: clientId }).toString()}`;
}

/** The client in such an address, and the address without that dialog. */
export function toInvoiceInAddress(search: URLSearchParams) {
  const without = new URLSearchParams(search);
  without.delete(TO_INVOICE);
  return { clientId: search.get(TO_INVOICE), without };
}
