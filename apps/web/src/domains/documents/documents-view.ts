import {
  type DocumentsPage,
  type ListDocumentsQuery,
  DOCUMENT_CATEGORIES,
} from '@cleaning/contract/documents';
import { defineListView } from '#kit/lists/define-list-view.ts';
import { CATEGORY_LABELS } from './categories.ts';

const DEFINITION = {
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
} as const;

/**
 * The list view of documents at a path, filtered by category.
 *
 * @param path the page of the client, or that of one client for staff.
 */
export const documentsViewAt = (path: string) => defineListView({ path, ...DEFINITION });

export type DocumentsViewDefinition = ReturnType<typeof documentsViewAt>;
export type DocumentsView = ReturnType<DocumentsViewDefinition['read']>;

/** The number of documents over all categories that match the search. */
export function countOfAll({ category_counts: counts }: Pick<DocumentsPage, 'category_counts'>) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/**
 * The API query of a view.
 * @param clientId for staff, the client whose documents they are.
 */
export const documentsQuery = (
  definition: DocumentsViewDefinition,
  view: DocumentsView,
  clientId?: string,
): ListDocumentsQuery => ({
  ...definition.toQuery(view),
  ...(clientId !== undefined && { client_id: clientId }),
});
