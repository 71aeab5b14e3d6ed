import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';
import { endpointKey } from './endpoint-key.ts';

/** How long fetched data counts as fresh, in milliseconds, unless its query has another value. */
const STALE_TIME_MS = 60_000;

const MAX_RETRIES = 2;

/**
 * Whether to repeat a failed query: only after a temporary failure, such as a network or server
 * error. A refusal would be repeated, and an answer that could not be parsed would be the same
 * again.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= MAX_RETRIES || !isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500);
}

/**
 * The cache of one application: data is fresh for 60 s, and refetched when the window regains focus
 * or the connection returns. Without a connection a call fails at once; it is not queued, because
 * it could then be sent after the user has left. The dashboard summarises all other data, so it is
 * refetched after every change.
 */
export function createQueryClient(): QueryClient {
  // TanStack Query takes every page for online at first, and would not notice that the connection returns to
  // one that was opened without it. Servers have no state of the connection.
  const browser: Partial<Navigator> | undefined = globalThis.navigator;
  if (browser?.onLine === false) onlineManager.setOnline(false);
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: endpointKey('getDashboard') });
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
