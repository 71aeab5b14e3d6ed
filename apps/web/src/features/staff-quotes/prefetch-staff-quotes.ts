import type { Prefetch } from '../../shared/portal-api/prefetch.ts';
import { staffQuotesQuery, staffQuotesView } from './list/staff-quotes-view.ts';

/** The quotes of the view that an address names, and what the open ones come to. */
export const prefetchStaffQuotes: Prefetch = ({ queries, read, search }) => {
  void read(queries.quotes.everyone(staffQuotesQuery(staffQuotesView.read(search))));
  void read(queries.quotes.totals());
};

/** The quote that an address names. */
export const prefetchStaffQuote: Prefetch = ({ queries, read, params }) => {
  const { id = '' } = params;
  void read(queries.quotes.detail(id));
};
