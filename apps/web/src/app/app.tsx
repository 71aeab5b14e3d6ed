import { StrictMode, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppServicesContext } from './app-services-context.ts';
import type { AppServices } from './app-services-context.ts';
import type { AppState, AppStore } from './store.ts';

export interface AppProps {
  store: AppStore;
  services: AppServices;
  /**
   * Called after the page is on screen and before its effects, to restore what is stored on the
   * device.
   */
  onMounted?: () => void;
  /** Called once every control on the page responds. */
  onReady?: () => void;
  /** The state that the page was prerendered with, against which React hydrates it. */
  writtenState?: AppState | undefined;
  children: ReactNode;
}

/** The providers around the router, in the browser and during prerendering. */
export function App({ store, services, onMounted, onReady, writtenState, children }: AppProps) {
  useLayoutEffect(() => onMounted?.(), [onMounted]);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <Provider
        store={store}
        {...(writtenState === undefined ? {} : { serverState: writtenState })}
      >
        <AppServicesContext value={services}>{children}</AppServicesContext>
      </Provider>
    </StrictMode>
  );
}
