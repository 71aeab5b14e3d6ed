import type { ApiClient } from '@cleaning/api-client';
import type { Mutations, PeriodicRefresh, Queries } from '@cleaning/api-client/queries';
import { type ReactNode, createContext, use } from 'react';

/** What a page of the portal may ask of the service. */
export interface PortalApi {
  readonly client: ApiClient;
  readonly queries: Queries;
  readonly mutations: Mutations;
  /** Reads what is on the screen again from time to time. Runs while a portal page is open. */
  readonly refresh: PeriodicRefresh;
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
