import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';

/** The context of a mutation's callbacks: the cache that it ran in. */
export interface MutationContext {
  readonly client: QueryClient;
}

export type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

export const invalidateOnSuccess =
  (queryKey: QueryKey) =>
  (_answer: unknown, _variables: unknown, _result: unknown, { client }: MutationContext) =>
    client.invalidateQueries({ queryKey });

/** After a conflict, or when the record is gone, the cached copy is stale. */
export const invalidateOnStaleError =
  (queryKey: QueryKey) =>
  async (error: unknown, _variables: unknown, _result: unknown, { client }: MutationContext) => {
    const isOld = isApiError(error) && (error.status === 409 || error.status === 404);
    if (isOld) await client.invalidateQueries({ queryKey });
  };
