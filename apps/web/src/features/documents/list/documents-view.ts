import {
  type DocumentsPage,
  type ListDocumentsQuery,
  DOCUMENT_CATEGORIES,
} from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { defineListView } from '../../../shared/lists/define-list-view.ts';
import { CATEGORY_LABELS } from '../categories.ts';
import type { Prefetch } from '../../../shared/portal-api/prefetch.ts';

/** The list view in the address. Its filters are the categories. */
export const documentsView = defineListView({
  path: SITE_PATHS.clientDocuments,
  filters: [
    { id: 'all', label: 'All', query: {} },
    ...DOCUMENT_CATEGORIES.map((category) => ({
      id: category,
      label: CATEGORY_LABELS[category].label,
      query: { category },
    })),
  ],
  orderings: [
    { value: '-created_at', label: 'Newest first' },
    { value: 'created_at', label: 'Oldest first' },
    { value: 'file_name', label: 'Name, A to Z' },
    { value: '-file_name', label: 'Name, Z to A' },
  ],
});

export type DocumentsView = ReturnType<typeof documentsView.read>;

/** The number of documents over all categories that match the search. */
export function countOfAll({ category_counts: counts }: Pick<DocumentsPage, 'category_counts'>) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The query for the current service agreement. */
export const AGREEMENT_QUERY = {
  category: 'agreements',
  source: 'company',
  ordering: '-created_at',
  page_size: 1,
} as const satisfies ListDocumentsQuery;

/** Prefetches the page of the list, and for an NDIS client the service agreement. */
export const prefetchDocuments: Prefetch = ({ queries, read, search, isNdisClient }) => {
  void read(queries.documents.list(documentsView.toQuery(documentsView.read(search))));
  if (!isNdisClient) return;
  void read(queries.documents.list(AGREEMENT_QUERY));
  void read(queries.accounts.clientProfile());
};
