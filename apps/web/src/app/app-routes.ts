/** The routes that need an account or lead to one. They load when such an address is first visited. */
export { accountRoutes } from './account-routes.ts';
export { clientRoutes } from './client-routes.ts';
export { legacyRoutes } from './legacy-routes.ts';
export { teamRoutes } from './team-routes.ts';
