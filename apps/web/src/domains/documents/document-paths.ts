import { pathWithId } from '@cleaning/contract/routes';

export const STAFF_CLIENT_DOCUMENTS_PATH = '/staff/portal/clients/:id/documents';

/** The staff page of a client's documents. */
export function staffClientDocumentsPath(id: string): string {
  return pathWithId(STAFF_CLIENT_DOCUMENTS_PATH, id);
}
