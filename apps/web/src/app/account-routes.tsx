import type { RouteObject } from 'react-router-dom';
import { accountPages } from '#domains/accounts/routes.ts';
import { withAccountProviders } from './portal-frame.ts';

/** The pages of accounts. The id tells a router whether they are already added. */
export const accountRoutes: RouteObject = {
  id: 'account',
  children: [
    withAccountProviders([
      {
        lazy: () => import('#shell/account-layout.tsx'),
        children: Object.entries(accountPages).map(([path, lazy]) => ({ path, lazy })),
      },
    ]),
  ],
};
