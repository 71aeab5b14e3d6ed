import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

/** The staff page of a client's documents. */
export function staffClientDocumentsPath(id: string): string {
  return pathWithId(SITE_PATHS.staffClientDocuments, id);
}
