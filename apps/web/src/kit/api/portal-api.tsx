import type { ApiClient } from '@cleaning/api-client';
import type { EndpointOptions, PeriodicRefresh } from '@cleaning/api-client/queries';
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

/** What portal pages have besides the queries and mutations of {@link useApi}. */
export interface PortalApi {
  /** For calls whose answer is not cached, such as a file to download. */
  readonly client: ApiClient;
  /** Refetches the shown data periodically, while a portal page is open. */
  readonly refresh: LiveRefresh;
  /**
   * Registers a function that runs when the session is over, before the fetched data is cleared.
   * Returns a function that removes it.
   */
  readonly onForget: (listener: () => void) => () => void;
}

const ApiContext = createContext<EndpointOptions | null>(null);
const PortalApiContext = createContext<PortalApi | null>(null);

export interface ApiProviderProps {
  readonly api: EndpointOptions;
  readonly children: ReactNode;
}

/** Provides the queries and mutations of every endpoint. */
export function ApiProvider({ api, children }: ApiProviderProps) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/**
 * The queries and mutations of every endpoint, by its name in the contract.
 *
 * @throws When there is no ApiProvider above the component.
 */
export function useApi(): EndpointOptions {
  const api = use(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

export interface PortalApiProviderProps {
  readonly api: PortalApi;
  readonly children: ReactNode;
}

export function PortalApiProvider({ api, children }: PortalApiProviderProps) {
  return <PortalApiContext value={api}>{children}</PortalApiContext>;
}

/** @throws When there is no PortalApiProvider above the component. */
export function usePortalApi(): PortalApi {
  const api = use(PortalApiContext);
  if (api === null) throw new Error('usePortalApi needs a PortalApiProvider above it');
  return api;
}
