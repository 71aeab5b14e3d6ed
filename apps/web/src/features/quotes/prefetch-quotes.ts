import type { Prefetch } from '../../shared/portal-api/prefetch.ts';
import { quotesView } from './list/quotes-view.ts';

/** The page of the list that an address names. */
export const prefetchQuotes: Prefetch = ({ queries, read, search }) => {
  void read(queries.quotes.mine(quotesView.toQuery(quotesView.read(search))));
};

/** The quote that an address names. */
export const prefetchQuote: Prefetch = ({ queries, read, params }) => {
  const { id = '' } = params;
  void read(queries.quotes.detail(id));
};

/** The places that a new quote can be for: they stand ready when it comes to where. */
export const prefetchNewQuote: Prefetch = ({ queries, read }) => {
  void read(queries.accounts.addresses());
};
