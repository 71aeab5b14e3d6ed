import { StrictMode, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppServicesContext } from './app-services-context.ts';
import type { AppServices } from './app-services-context.ts';
import type { AppState, AppStore } from './store.ts';

export interface AppProps {
  store: AppStore;
  services: AppServices | null;
  /** Called when the page is on screen, before any of its effects: what the device remembers comes in. */
  onMounted?: () => void;
  /** Called once every control on the page answers. */
  onReady?: () => void;
  /** The state that a written page was made with. React compares the page with it. */
  writtenState?: AppState | undefined;
  children: ReactNode;
}

/** What surrounds the router, in the browser and when pages are written. */
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
