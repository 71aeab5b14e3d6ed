import type { AuthState, Logout, SessionStorage } from '@cleaning/auth';
import { createContext, use } from 'react';
import { RouterContextProvider, createContext as createRouterContext } from 'react-router-dom';
import type { DraftStore } from '../shared/drafts/draft-store.ts';
import type { PortalApi } from '../shared/portal-api/portal-api.tsx';
import type { OpenedApi, OpenApi } from './open-api.ts';
import type { OpenPortalApi } from './open-portal-api.ts';

/** What the app does for its pages, from the session to the service. */
export interface AppServices {
  readonly sessionStorage: SessionStorage;
  readonly currentAuth: () => AuthState;
  readonly logout: Logout;
  /** What the user typed and has not sent. */
  readonly drafts: DraftStore;
  /** The calls of a session. They are opened once, by the first page that needs them. */
  readonly api: (open: OpenApi) => OpenedApi;
  /** Every call, on top of those; opened once as well. */
  readonly portalApi: (openApi: OpenApi, openPortalApi: OpenPortalApi) => PortalApi;
  /** Forgets what was fetched, if anything was. */
  readonly forgetFetched: () => void;
  /** Loads the scripts of the page at an address. */
  readonly preloadPage: (href: string) => void;
  /** Loads the scripts of the page at an address, and starts to read what it shows first. */
  readonly prefetchPage: (href: string) => void;
}

/** Null while pages are prerendered: no user is signed in there, and there is no service to call. */
export const AppServicesContext = createContext<AppServices | null>(null);

/** @throws When there are no services, as when pages are prerendered. */
export function useAppServices(): AppServices {
  const services = use(AppServicesContext);
  if (services === null) {
    throw new Error('useAppServices works in the browser only, below the app');
  }
  return services;
}

/** The services in the context of the router's loaders. */
export const routerServices = createRouterContext<AppServices>();

export function routerContextOf(services: AppServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[routerServices, services]]));
}
