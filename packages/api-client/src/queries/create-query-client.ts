import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';
import { accountKeys } from './account-keys.ts';

/** How long fetched data counts as fresh, in milliseconds, unless its query says otherwise. */
const STALE_TIME_MS = 60_000;

const MAX_RETRIES = 2;

/**
 * Only what may pass by itself is tried again: a lost network or a server in trouble. A refusal stays
 * a refusal, and an answer that could not be read will not read better the second time.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= MAX_RETRIES || !isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500);
}

/**
 * The cache of one application: fresh for 60 s, read again when the window regains focus or the
 * connection comes back. Without a connection a call fails at once and says so; it never waits in
 * silence, to be sent when the user has left. The dashboard says a little of everything, so it is
 * read again whatever was changed.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: accountKeys.dashboard });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: shouldRetry,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
