import type { ListDocumentsQuery } from '@cleaning/contract/documents';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { documentsViewAt } from '../documents-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';

/** The client's own documents. */
export const documentsView = documentsViewAt(SITE_PATHS.clientDocuments);

/** The query for the current service agreement. */
export const AGREEMENT_QUERY = {
  category: 'agreements',
  source: 'company',
  ordering: '-created_at',
  page_size: 1,
} as const satisfies ListDocumentsQuery;

/** Prefetches the page of the list, and for an NDIS client the service agreement. */
export const prefetchDocuments: Prefetch = ({ api, read, search, isNdisClient }) => {
  void read(api.listDocuments.query(documentsView.toQuery(documentsView.read(search))));
  if (!isNdisClient) return;
  void read(api.listDocuments.query(AGREEMENT_QUERY));
  void read(api.getClientProfile.query());
};
