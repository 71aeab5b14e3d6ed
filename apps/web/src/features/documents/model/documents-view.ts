import type { DocumentCategory, DocumentsPage, ListDocumentsQuery } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { categoryOf } from './categories.ts';

/** How many documents one page of the list shows. */
export const DOCUMENTS_PAGE_SIZE = 10;

/** The orders that a client can choose from. */
export const ORDERING_OPTIONS = [
  { value: '-created_at', label: 'Newest first' },
  { value: 'created_at', label: 'Oldest first' },
  { value: 'file_name', label: 'Name, A to Z' },
  { value: '-file_name', label: 'Name, Z to A' },
] as const satisfies readonly {
  readonly value: NonNullable<ListDocumentsQuery['ordering']>;
  readonly label: string;
}[];

type Ordering = (typeof ORDERING_OPTIONS)[number]['value'];

const DEFAULT_ORDERING: Ordering = '-created_at';

/** What the list of documents shows. It lives in the address, so that Back and a shared link work. */
export interface DocumentsView {
  /** Null for every category. */
  readonly category: DocumentCategory | null;
  readonly search: string;
  readonly ordering: Ordering;
  readonly page: number;
}

/** The order with this name, or the newest first. */
export function readOrdering(name: string | null): Ordering {
  return ORDERING_OPTIONS.find(({ value }) => value === name)?.value ?? DEFAULT_ORDERING;
}

/** Reads the view from the address. Anything it does not understand falls back to its default. */
export function readDocumentsView(params: URLSearchParams): DocumentsView {
  const page = Number(params.get('page') ?? 1);
  return {
    category: categoryOf(params.get('show')),
    search: (params.get('search') ?? '').trim().slice(0, 100),
    ordering: readOrdering(params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view: only what differs from the default is written. */
export function documentsViewParams(view: DocumentsView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.category !== null) params.set('show', view.category);
  if (view.search !== '') params.set('search', view.search);
  if (view.ordering !== DEFAULT_ORDERING) params.set('sort', view.ordering);
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

/** Where a view is seen. */
export function documentsViewPath(view: DocumentsView): string {
  const params = documentsViewParams(view).toString();
  return params === '' ? SITE_PATHS.clientDocuments : `${SITE_PATHS.clientDocuments}?${params}`;
}

/** The view after a change. Whatever changes what is listed starts again at the first page. */
export function changeDocumentsView(
  view: DocumentsView,
  change: Partial<DocumentsView>,
): DocumentsView {
  return { ...view, page: 1, ...change };
}

/** The call that a view needs. */
export function documentsViewQuery(view: DocumentsView): ListDocumentsQuery {
  const { category, search, ordering, page } = view;
  return {
    ordering,
    page,
    page_size: DOCUMENTS_PAGE_SIZE,
    ...(category !== null && { category }),
    ...(search !== '' && { search }),
  };
}

/** How many documents there are in every category together, as far as the search goes. */
export function countOfAll({ category_counts: counts }: Pick<DocumentsPage, 'category_counts'>) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
