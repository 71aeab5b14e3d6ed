import type { NavigateFunction, NavigateOptions } from 'react-router-dom';

/** Going to another page from outside of React: at a logout, or when the service refuses a session. */
export interface Navigation {
  readonly navigate: (path: string, options?: NavigateOptions) => void;
  /** The address in the browser. */
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** The navigation of a tab, which the router joins once it is drawn. */
export interface TabNavigation extends Navigation {
  readonly join: (navigate: NavigateFunction) => void;
}

export function createNavigation({ location }: Window): TabNavigation {
  let navigateByRouter: NavigateFunction | null = null;
  return {
    location,
    navigate: (path, options) => void navigateByRouter?.(path, options),
    join(navigate) {
      navigateByRouter = navigate;
    },
  };
}
