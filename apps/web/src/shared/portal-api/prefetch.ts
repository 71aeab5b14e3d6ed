import type { PortalQueries } from '@cleaning/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import type { PortalApi } from './portal-api.tsx';

/** What a page needs to read before it is opened. */
export interface PrefetchContext {
  readonly queries: PortalQueries;
  /** For what `teamApiOf` makes of it. */
  readonly portalApi: PortalApi;
  /** Reads what is not fresh in the cache; what fails is read again when the page is open. */
  readonly read: QueryClient['prefetchQuery'];
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly isNdisClient: boolean;
}

/** Begins to read what a page will show first. */
export type Prefetch = (context: PrefetchContext) => void;
