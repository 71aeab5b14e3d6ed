import type { Prefetch } from '../../../shared/portal-api/prefetch.ts';
import { AGREEMENT_QUERY } from './agreement-query.ts';
import { documentsView } from './documents-view.ts';

/** The page of the list that an address names, and the agreement above it of a participant. */
export const prefetchDocuments: Prefetch = ({ queries, read, search, isNdisClient }) => {
  void read(queries.documents.list(documentsView.toQuery(documentsView.read(search))));
  if (!isNdisClient) return;
  void read(queries.documents.list(AGREEMENT_QUERY));
  void read(queries.accounts.clientProfile());
};
