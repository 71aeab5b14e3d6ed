import type { InvoiceOrdering, ListMyInvoicesQuery } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { type InvoiceFilterId, invoiceFilterId, queryOfFilter } from './invoice-filters.ts';
import { readPlainDate } from './plain-date.ts';

/** How many invoices one page of the list shows. */
export const INVOICES_PAGE_SIZE = 10;

/** The orders that a client can choose from. */
export const ORDERING_OPTIONS = [
  { value: '-issue_date', label: 'Newest first' },
  { value: 'issue_date', label: 'Oldest first' },
  { value: 'due_date', label: 'Due first' },
  { value: '-total_cents', label: 'Highest total first' },
  { value: 'total_cents', label: 'Lowest total first' },
] as const satisfies readonly { value: InvoiceOrdering; label: string }[];

type Ordering = (typeof ORDERING_OPTIONS)[number]['value'];

const DEFAULT_ORDERING: Ordering = '-issue_date';

/** What the list of invoices shows. It lives in the address, so that Back and a shared link work. */
export interface InvoicesView {
  readonly filter: InvoiceFilterId;
  readonly search: string;
  /** The first and last day of issue, `YYYY-MM-DD`; empty for no bound. */
  readonly from: string;
  readonly to: string;
  readonly ordering: Ordering;
  readonly page: number;
}

/** The order with this name, or the newest first. */
export function readOrdering(name: string | null): Ordering {
  return ORDERING_OPTIONS.find(({ value }) => value === name)?.value ?? DEFAULT_ORDERING;
}

/** Reads the view from the address. Anything it does not understand falls back to its default. */
export function readInvoicesView(params: URLSearchParams): InvoicesView {
  const page = Number(params.get('page') ?? 1);
  return {
    filter: invoiceFilterId(params.get('show')),
    search: (params.get('search') ?? '').trim().slice(0, 100),
    from: readPlainDate(params.get('from')),
    to: readPlainDate(params.get('to')),
    ordering: readOrdering(params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view: only what differs from the default is written. */
export function invoicesViewParams(view: InvoicesView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.filter !== 'all') params.set('show', view.filter);
  if (view.search !== '') params.set('search', view.search);
  if (view.from !== '') params.set('from', view.from);
  if (view.to !== '') params.set('to', view.to);
  if (view.ordering !== DEFAULT_ORDERING) params.set('sort', view.ordering);
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

/** Where a view is seen. */
export function invoicesViewPath(view: InvoicesView): string {
  const params = invoicesViewParams(view).toString();
  return params === '' ? SITE_PATHS.clientInvoices : `${SITE_PATHS.clientInvoices}?${params}`;
}

/** The view after a change. Whatever changes what is listed starts again at the first page. */
export function changeInvoicesView(
  view: InvoicesView,
  change: Partial<InvoicesView>,
): InvoicesView {
  return { ...view, page: 1, ...change };
}

/** The call that a view needs. */
export function invoicesViewQuery(view: InvoicesView): ListMyInvoicesQuery {
  const { filter, search, from, to, ordering, page } = view;
  return {
    ordering,
    page,
    page_size: INVOICES_PAGE_SIZE,
    ...queryOfFilter(filter),
    ...(search !== '' && { search }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
