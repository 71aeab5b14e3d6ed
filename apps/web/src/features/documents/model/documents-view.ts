import { DOCUMENT_CATEGORIES, type DocumentsPage } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { defineListView } from '../../../shared/lists/define-list-view.ts';
import { CATEGORY_WORDS } from './categories.ts';

/** The list of a client's documents in the address. Its filters are the categories. */
export const documentsView = defineListView({
  path: SITE_PATHS.clientDocuments,
  filters: [
    { id: 'all', label: 'All', query: {} },
    ...DOCUMENT_CATEGORIES.map((category) => ({
      id: category,
      label: CATEGORY_WORDS[category].label,
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

/** How many documents there are in every category together, as far as the search goes. */
export function countOfAll({ category_counts: counts }: Pick<DocumentsPage, 'category_counts'>) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
