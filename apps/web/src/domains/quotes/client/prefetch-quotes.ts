import type { Prefetch } from '#kit/api/prefetch.ts';
import { quotesView } from './list/quotes-view.ts';

/** Prefetches the page of the list in the address. */
export const prefetchQuotes: Prefetch = ({ api, read, search }) => {
  void read(api.listMyQuotes.query(quotesView.toQuery(quotesView.read(search))));
};

/** Prefetches the quote in the address, and the rate at which a participant's plan pays for it. */
export const prefetchQuote: Prefetch = ({ api, read, params, isNdisClient }) => {
  const { id = '' } = params;
  void read(api.getQuote.query({ id }));
  if (isNdisClient) void read(api.getMyHourlyRates.query());
};

/**
 * Prefetches the saved addresses, so that they are loaded when the form reaches its address step.
 */
export const prefetchNewQuote: Prefetch = ({ api, read }) => {
  void read(api.listAddresses.query({ page_size: 100 }));
};
