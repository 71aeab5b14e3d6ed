import type { Quote } from '@cleaning/contract/quotes';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';
import { queryKeys } from './query-keys.ts';

/** The context of a mutation's callbacks: the cache that it ran in. */
interface MutationContext {
  readonly client: QueryClient;
}

/** Stores a returned quote in the cache, and refetches other queries that show it. */
async function cacheQuote(quote: Quote, { client }: MutationContext): Promise<void> {
  client.setQueryData(queryKeys.quotes.detail(quote.id), quote);
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.quotes.lists }),
    client.invalidateQueries({ queryKey: queryKeys.quotes.revisions(quote.id) }),
  ]);
}

/** After a conflict the cached copy is stale. */
async function invalidateStaleQuote(
  error: unknown,
  id: string,
  { client }: MutationContext,
): Promise<void> {
  if (!isApiError(error) || error.status !== 409) return;
  await client.invalidateQueries({ queryKey: queryKeys.quotes.detail(id) });
}

/** The cache updates for a mutation that returns the new state of a quote. */
export const returnedQuoteCacheUpdates = {
  onSuccess: (quote: Quote, _variables: unknown, _result: unknown, context: MutationContext) =>
    cacheQuote(quote, context),
};

/** The cache updates for a mutation of a known quote, whether it succeeds or fails. */
export const quoteCacheUpdates = (id: string) => ({
  ...returnedQuoteCacheUpdates,
  onError: (error: unknown, _variables: unknown, _result: unknown, context: MutationContext) =>
    invalidateStaleQuote(error, id, context),
});

/** The cache updates for sending a quote, whose place is then the last one used. */
export const sentQuoteCacheUpdates = (id: string) => ({
  ...quoteCacheUpdates(id),
  onSuccess: async (
    quote: Quote,
    _variables: unknown,
    _result: unknown,
    context: MutationContext,
  ) => {
    await Promise.all([
      cacheQuote(quote, context),
      context.client.invalidateQueries({ queryKey: queryKeys.accounts.addresses }),
    ]);
  },
});

/** The cache updates for a change of several quotes, whichever of them succeeded. */
export const bulkQuoteCacheUpdates = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    context: MutationContext,
  ) => context.client.invalidateQueries({ queryKey: queryKeys.quotes.all }),
};

/**
 * The cache updates for a change of a template. A failed change may mean that the template was
 * deleted.
 */
export const templateCacheUpdates = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    context: MutationContext,
  ) => context.client.invalidateQueries({ queryKey: queryKeys.quotes.allTemplates }),
};
