import type { PortalClient } from '@cleaning/api-client';
import type { PeriodicRefresh, PortalMutations, PortalQueries } from '@cleaning/api-client/queries';
import { type ReactNode, createContext, use } from 'react';

/** Reads what changes again, and says whether it does so at once. */
export interface LiveRefresh extends PeriodicRefresh {
  /** False while changes are waited for, after they came at once; null before the first of that. */
  readonly isLive: () => boolean | null;
  /** Calls a listener when `isLive` may have changed, until what it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a page of any portal may ask of the service; `team-api.ts` adds what only staff ask. */
export interface PortalApi {
  readonly client: PortalClient;
  readonly queries: PortalQueries;
  readonly mutations: PortalMutations;
  /** Reads what is on the screen again from time to time. Runs while a portal page is open. */
  readonly refresh: LiveRefresh;
  /** Runs when the session is over, before what was fetched is forgotten. */
  readonly onForget: (listener: () => void) => void;
}

const PortalApiContext = createContext<PortalApi | null>(null);

export interface PortalApiProviderProps {
  readonly api: PortalApi;
  readonly children: ReactNode;
}

/** Provides the client of the service and its queries. */
export function PortalApiProvider({ api, children }: PortalApiProviderProps) {
  return <PortalApiContext value={api}>{children}</PortalApiContext>;
}

/** @throws When there is no PortalApiProvider above the component. */
export function usePortalApi(): PortalApi {
  const api = use(PortalApiContext);
  if (api === null) throw new Error('usePortalApi needs a PortalApiProvider above it');
  return api;
}
