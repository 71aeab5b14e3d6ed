import type { Quote } from '@cleaning/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';
import { queryKeys } from './query-keys.ts';

/** A mutation's callbacks are given the cache that it ran in. */
interface MutationContext {
  readonly client: QueryClient;
}

/** The quote that came back is the newest there is; what else shows it is read again. */
async function keepQuote(quote: Quote, { client }: MutationContext): Promise<void> {
  client.setQueryData(queryKeys.quotes.detail(quote.id), quote);
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.quotes.lists }),
    client.invalidateQueries({ queryKey: queryKeys.quotes.revisions(quote.id) }),
  ]);
}

/** After a conflict the copy in the cache is known to be old. */
async function dropStaleQuote(
  error: unknown,
  id: string,
  { client }: MutationContext,
): Promise<void> {
  if (!isApiError(error) || error.status !== 409) return;
  await client.invalidateQueries({ queryKey: queryKeys.quotes.detail(id) });
}

/** What a mutation that answers with the new state of a quote does to the cache. */
export const keepingQuote = {
  onSuccess: (quote: Quote, _variables: unknown, _result: unknown, context: MutationContext) =>
    keepQuote(quote, context),
};

/** What a mutation of a known quote does to the cache, whether it was made or refused. */
export const changingQuote = (id: string) => ({
  ...keepingQuote,
  onError: (error: unknown, _variables: unknown, _result: unknown, context: MutationContext) =>
    dropStaleQuote(error, id, context),
});

/** What a change of several quotes does to the cache, whichever of them it reached. */
export const changingQuotes = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    context: MutationContext,
  ) => context.client.invalidateQueries({ queryKey: queryKeys.quotes.all }),
};

/** What a change of a template does to the cache: one that failed may be about a template that is gone. */
export const changingTemplates = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    context: MutationContext,
  ) => context.client.invalidateQueries({ queryKey: queryKeys.quotes.allTemplates }),
};
