import { accountRoutes } from './account-routes.ts';
import { clientRoutes } from './client-routes.ts';
import { lazyRoute } from './lazy-route.tsx';
import { legacyRoutes } from './legacy-routes.tsx';
import { Pages } from './pages.tsx';
import { RoutesContext } from './prefetch/routes-context.ts';
import { notFoundRoute } from './public-routes.ts';
import { teamRoutes } from './team-routes.ts';

const routes = [
  ...accountRoutes,
  ...clientRoutes,
  ...legacyRoutes,
  lazyRoute(() => import('../layouts/public-layout.tsx'), {
    children: [...teamRoutes, notFoundRoute],
  }),
];

/** The pages that need an account or lead to one. They load when such an address is first visited. */
export function Component() {
  return (
    <RoutesContext value={routes}>
      <Pages routes={routes} />
    </RoutesContext>
  );
}
