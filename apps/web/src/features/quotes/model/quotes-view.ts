import { type ListQuotesQuery, QUOTE_ORDERINGS, type QuoteOrdering } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { type QuoteFilterId, quoteFilter } from './quote-filters.ts';

/** How many quotes one page of the list shows. */
export const QUOTES_PAGE_SIZE = 10;

/** What the list of quotes shows. It lives in the address, so that Back and a shared link work. */
export interface QuotesView {
  readonly filter: QuoteFilterId;
  readonly search: string;
  readonly ordering: QuoteOrdering;
  readonly page: number;
}

const DEFAULT_ORDERING: QuoteOrdering = '-updated_at';

export const ORDERING_LABELS: Readonly<Record<QuoteOrdering, string>> = {
  '-updated_at': 'Updated most recently',
  updated_at: 'Updated longest ago',
  '-created_at': 'Newest first',
  created_at: 'Oldest first',
  '-total_cents': 'Highest total first',
  total_cents: 'Lowest total first',
};

/** Reads the view from the address. Anything it does not understand falls back to its default. */
export function readQuotesView(params: URLSearchParams): QuotesView {
  const page = Number(params.get('page') ?? 1);
  return {
    filter: quoteFilter(params.get('show')).id,
    search: (params.get('search') ?? '').trim().slice(0, 100),
    ordering:
      QUOTE_ORDERINGS.find((ordering) => ordering === params.get('sort')) ?? DEFAULT_ORDERING,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view: only what differs from the default is written. */
export function quotesViewParams({ filter, search, ordering, page }: QuotesView): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('show', filter);
  if (search !== '') params.set('search', search);
  if (ordering !== DEFAULT_ORDERING) params.set('sort', ordering);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Where a view is seen. */
export function quotesViewPath(view: QuotesView): string {
  const params = quotesViewParams(view).toString();
  return params === '' ? SITE_PATHS.clientQuotes : `${SITE_PATHS.clientQuotes}?${params}`;
}

/** The view after a change. Whatever changes what is listed starts again at the first page. */
export function changeQuotesView(view: QuotesView, change: Partial<QuotesView>): QuotesView {
  return { ...view, page: 1, ...change };
}

/** The call that a view needs. */
export function quotesViewQuery({ filter, search, ordering, page }: QuotesView): ListQuotesQuery {
  const { statuses } = quoteFilter(filter);
  return {
    ordering,
    page,
    page_size: QUOTES_PAGE_SIZE,
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(search !== '' && { search }),
  };
}
