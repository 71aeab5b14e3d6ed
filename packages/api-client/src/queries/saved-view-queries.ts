import type { CreateSavedViewRequest, SavedViewList } from '@cleaning/contract/staff';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';

/** The views of a list that the user saved. */
export const createSavedViewQueries = ({ savedViews }: ApiClient) => ({
  of: (list: SavedViewList) =>
    queryOptions({
      queryKey: queryKeys.savedViews(list),
      queryFn: ({ signal }) => savedViews.listSavedViews({ list }, { signal }),
    }),
});

/** The cache updates for a change of a view. */
const savedViewCacheUpdates = (list: SavedViewList) => ({
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) => client.invalidateQueries({ queryKey: queryKeys.savedViews(list) }),
});

/** Mutation options for the saved views of a list, which is refetched afterwards. */
export function createSavedViewMutations({ savedViews }: ApiClient) {
  return {
    create: (list: SavedViewList) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Omit<CreateSavedViewRequest, 'list'>>) =>
          savedViews.createSavedView({ list, ...body }, { idempotencyKey }),
        ...savedViewCacheUpdates(list),
      }),
    remove: (list: SavedViewList) =>
      mutationOptions({
        mutationFn: (id: string) => savedViews.deleteSavedView({ id }),
        ...savedViewCacheUpdates(list),
      }),
  };
}
