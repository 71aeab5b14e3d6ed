import { createContext, use } from 'react';
import type { AppServices } from './app-services.ts';

/** Null while pages are written: nobody is signed in there, and there is no service to call. */
export const AppServicesContext = createContext<AppServices | null>(null);

/** @throws When there are no services, as when pages are written. */
export function useAppServices(): AppServices {
  const services = use(AppServicesContext);
  if (services === null) {
    throw new Error('useAppServices works in the browser only, below the app');
  }
  return services;
}
