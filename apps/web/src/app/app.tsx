import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './store.ts';

export interface AppProps {
  store: AppStore;
  /** Called once every control on the page answers. */
  onReady?: () => void;
  children: ReactNode;
}

/** What surrounds the router, in the browser and when pages are written. */
export function App({ store, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
}
