import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import type { LazyRoute } from './lazy-route.tsx';

/** The page of the current address. Its frames load together with it, rather than one after another. */
export function Pages({ routes }: { routes: LazyRoute[] }) {
  const { pathname } = useLocation();
  void preloadPage(routes, pathname);
  return useRoutes(routes);
}

/** Loads all that an address shows. It never rejects: what failed to load fails where it is drawn. */
export async function preloadPage(routes: LazyRoute[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(matches.map(({ route }) => route.preload()));
}
