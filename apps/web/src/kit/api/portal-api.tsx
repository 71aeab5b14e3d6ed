import type { PortalClient } from '@cleaning/api-client';
import type { PeriodicRefresh, PortalMutations, PortalQueries } from '@cleaning/api-client/queries';
import { type ReactNode, createContext, use } from 'react';

/** Refetches data that others change, and says whether that happens live. */
export interface LiveRefresh extends PeriodicRefresh {
  /**
   * True while the stream is connected, false while it is interrupted, and null before its first
   * connection.
   */
  readonly isLive: () => boolean | null;
  /** Calls a listener when `isLive` may have changed, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The API of every portal's pages; `team-api.ts` adds the calls that only staff make. */
export interface PortalApi {
  readonly client: PortalClient;
  readonly queries: PortalQueries;
  readonly mutations: PortalMutations;
  /** Refetches the shown data periodically, while a portal page is open. */
  readonly refresh: LiveRefresh;
  /**
   * Registers a function that runs when the session is over, before the fetched data is cleared.
   * Returns a function that removes it.
   */
  readonly onForget: (listener: () => void) => () => void;
}

const PortalApiContext = createContext<PortalApi | null>(null);

export interface PortalApiProviderProps {
  readonly api: PortalApi;
  readonly children: ReactNode;
}

/** Provides the API client and its queries. */
export function PortalApiProvider({ api, children }: PortalApiProviderProps) {
  return <PortalApiContext value={api}>{children}</PortalApiContext>;
}

/** @throws When there is no PortalApiProvider above the component. */
export function usePortalApi(): PortalApi {
  const api = use(PortalApiContext);
  if (api === null) throw new Error('usePortalApi needs a PortalApiProvider above it');
  return api;
}
