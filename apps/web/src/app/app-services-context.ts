import type { AuthState, Logout, SessionStorage } from '@cleaning/auth';
import { createContext, use } from 'react';
import { RouterContextProvider, createContext as createRouterContext } from 'react-router-dom';
import type { DraftStore } from '#kit/drafts/draft-store.ts';
import type { PortalApi } from '#kit/api/portal-api.tsx';
import type { OpenedApi, OpenApi } from './open-api.ts';
import type { OpenPortalApi } from './open-portal-api.ts';

/** The app's services for its pages, from the session to the API. */
export interface AppServices {
  readonly sessionStorage: SessionStorage;
  readonly currentAuth: () => AuthState;
  readonly logout: Logout;
  /** Unsent text that the user typed. */
  readonly drafts: DraftStore;
  /** The API calls. The first page that needs them creates them once. */
  readonly api: (open: OpenApi) => OpenedApi;
  /** What portal pages have besides; also created once. */
  readonly portalApi: (openApi: OpenApi, openPortalApi: OpenPortalApi) => PortalApi;
  /** Empties what this browser holds of a user, apart from the session itself. */
  readonly endSession: () => void;
  /** Loads the scripts of the page at an address. */
  readonly preloadPage: (href: string) => void;
  /** Loads the scripts of the page at an address, and prefetches its first data. */
  readonly prefetchPage: (href: string) => void;
}

export const AppServicesContext = createContext<AppServices | null>(null);

/** @throws When the component is not below the app. */
export function useAppServices(): AppServices {
  const services = use(AppServicesContext);
  if (services === null) {
    throw new Error('useAppServices works below the app only');
  }
  return services;
}

/** The services, for the loaders of routes. */
export const routerServices = createRouterContext<AppServices>();

export function provideServices(services: AppServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[routerServices, services]]));
}
