import type {
  CreateQuoteRequest,
  EndpointBody,
  Endpoints,
  Quote,
  UpdateQuoteRequest,
} from '@cleaning/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client/create-api-client.ts';
import { isApiError } from '../errors/api-error.ts';
import { createDocumentMutations } from './document-queries.ts';
import {
  createClientMutations,
  createOwnAccountMutations,
  createUserMutations,
} from './account-mutations.ts';
import { createNdisMutations } from './ndis-queries.ts';
import { queryKeys } from './query-keys.ts';

/** A mutation's callbacks are given the cache that it ran in. */
interface MutationContext {
  readonly client: QueryClient;
}

/** The quote that came back is the newest there is; the lists that show it are read again. */
async function keepQuote(quote: Quote, { client }: MutationContext): Promise<void> {
  client.setQueryData(queryKeys.quotes.detail(quote.id), quote);
  await client.invalidateQueries({ queryKey: queryKeys.quotes.lists });
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

/** What can be changed, as options for `useMutation`; each keeps the cache true. */
export function createMutations(api: ApiClient) {
  const { quotes } = api;
  return {
    quotes: {
      /** The key comes with the variables, so that pressing the button again repeats the same call. */
      create: () =>
        mutationOptions({
          mutationFn: ({
            body,
            idempotencyKey,
          }: {
            body: CreateQuoteRequest;
            idempotencyKey: string;
          }) => quotes.createQuote(body, { idempotencyKey }),
          onSuccess: (quote, _variables, _result, context) => keepQuote(quote, context),
        }),
      update: (id: string) =>
        mutationOptions({
          mutationFn: (body: UpdateQuoteRequest) => quotes.updateQuote({ id }, body),
          onSuccess: (quote, _body, _result, context) => keepQuote(quote, context),
          onError: (error, _body, _result, context) => dropStaleQuote(error, id, context),
        }),
      submit: (id: string) =>
        mutationOptions({
          mutationFn: (body: EndpointBody<Endpoints['submitQuote']>) =>
            quotes.submitQuote({ id }, body),
          onSuccess: (quote, _body, _result, context) => keepQuote(quote, context),
          onError: (error, _body, _result, context) => dropStaleQuote(error, id, context),
        }),
      cancel: (id: string) =>
        mutationOptions({
          mutationFn: (body: EndpointBody<Endpoints['cancelQuote']>) =>
            quotes.cancelQuote({ id }, body),
          onSuccess: (quote, _body, _result, context) => keepQuote(quote, context),
          onError: (error, _body, _result, context) => dropStaleQuote(error, id, context),
        }),
      remove: (id: string) =>
        mutationOptions({
          mutationFn: ({ version }: { version: number }) => quotes.deleteQuote({ id }, { version }),
          onSuccess: async (_answer, _variables, _result, { client }) => {
            client.removeQueries({ queryKey: queryKeys.quotes.detail(id) });
            await client.invalidateQueries({ queryKey: queryKeys.quotes.lists });
          },
          onError: (error, _variables, _result, context) => dropStaleQuote(error, id, context),
        }),
    },
    documents: createDocumentMutations(api),
    ndis: createNdisMutations(api),
    accounts: createOwnAccountMutations(api),
    clients: createClientMutations(api),
    users: createUserMutations(api),
  };
}

export type Mutations = ReturnType<typeof createMutations>;
