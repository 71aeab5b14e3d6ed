import type { Prefetch } from '#kit/api/prefetch.ts';
import { quotesView } from './list/quotes-view.ts';

/** Prefetches the page of the list in the address. */
export const prefetchQuotes: Prefetch = ({ queries, read, search }) => {
  void read(queries.quotes.mine(quotesView.toQuery(quotesView.read(search))));
};

/** Prefetches the quote in the address, and the rate at which a participant's plan pays for it. */
export const prefetchQuote: Prefetch = ({ queries, read, params, isNdisClient }) => {
  const { id = '' } = params;
  void read(queries.quotes.detail(id));
  if (isNdisClient) void read(queries.invoices.myHourlyRates());
};

/**
 * Prefetches the saved addresses, so that they are loaded when the form reaches its address step.
 */
export const prefetchNewQuote: Prefetch = ({ queries, read }) => {
  void read(queries.accounts.addresses());
};
