import type { Endpoints } from '@cleaning/contract/endpoints';
import type { Enquiry, ListEnquiriesQuery } from '@cleaning/contract/enquiries';
import type { EndpointBody } from '@cleaning/contract/http';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { isApiError } from '../errors/api-error.ts';
import { queryKeys } from './query-keys.ts';

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

const keys = queryKeys.enquiries;

/** Query options for enquiries, for staff. */
export function createEnquiryQueries({ enquiries }: ApiClient) {
  return {
    list: (query: ListEnquiriesQuery = {}) =>
      queryOptions({
        queryKey: keys.list(query),
        queryFn: ({ signal }) => enquiries.listEnquiries(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: keys.detail(id),
        queryFn: ({ signal }) => enquiries.getEnquiry({ id }, { signal }),
      }),
  };
}

interface MutationContext {
  readonly client: QueryClient;
}

/** Stores a returned enquiry in the cache; after a conflict the cached copy is stale. */
const enquiryCacheUpdates = (id: string) => ({
  onSuccess: async (
    enquiry: Enquiry,
    _variables: unknown,
    _result: unknown,
    { client }: MutationContext,
  ) => {
    client.setQueryData(keys.detail(id), enquiry);
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.lists }),
      client.invalidateQueries({ queryKey: queryKeys.staff.today }),
    ]);
  },
  onError: async (
    error: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: MutationContext,
  ) => {
    if (!isApiError(error) || (error.status !== 409 && error.status !== 404)) return;
    await client.invalidateQueries({ queryKey: keys.all });
  },
});

/** Mutation options for enquiries, for staff. */
export function createEnquiryMutations({ enquiries }: ApiClient) {
  return {
    answer: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'answerEnquiry'>>) =>
          enquiries.answerEnquiry({ id }, body, { idempotencyKey }),
        ...enquiryCacheUpdates(id),
      }),
    convert: (id: string) => {
      const { onSuccess, onError } = enquiryCacheUpdates(id);
      return mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'convertEnquiry'>>) =>
          enquiries.convertEnquiry({ id }, body, { idempotencyKey }),
        onSuccess: async (...result: Parameters<typeof onSuccess>) => {
          const [, , , { client }] = result;
          await Promise.all([
            onSuccess(...result),
            client.invalidateQueries({ queryKey: queryKeys.clients.all }),
            client.invalidateQueries({ queryKey: queryKeys.quotes.lists }),
          ]);
        },
        onError,
      });
    },
    close: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'closeEnquiry'>) => enquiries.closeEnquiry({ id }, body),
        ...enquiryCacheUpdates(id),
      }),
    markSpam: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'markEnquirySpam'>) => enquiries.markEnquirySpam({ id }, body),
        ...enquiryCacheUpdates(id),
      }),
    reopen: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'reopenEnquiry'>) => enquiries.reopenEnquiry({ id }, body),
        ...enquiryCacheUpdates(id),
      }),
  };
}
