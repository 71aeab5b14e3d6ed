import type { ApiClient } from '@cleaning/api-client';
import type { EndpointOptions } from '@cleaning/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';

/** What the prefetch of a page can use. */
export interface PrefetchContext {
  readonly api: EndpointOptions;
  readonly client: ApiClient;
  /**
   * Fetches data that is not fresh in the cache. Errors are ignored here; the opened page fetches
   * again.
   */
  readonly read: QueryClient['prefetchQuery'];
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly isNdisClient: boolean;
  readonly isCleaner: boolean;
}

/** Starts to fetch what a page shows first. */
export type Prefetch = (context: PrefetchContext) => void;
