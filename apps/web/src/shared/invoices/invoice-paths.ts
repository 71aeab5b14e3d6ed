import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';

/** Where an invoice is read. */
export function invoicePath(id: string): string {
  return pathWithId(SITE_PATHS.clientInvoice, id);
}
