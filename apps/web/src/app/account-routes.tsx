import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';
import { withAccountProviders } from './portal-frame.ts';

/** Log in, register and the pages that emails link to. */
const accountPages: RouteObject[] = [
  { path: ACCOUNT_PATHS.login, lazy: () => import('../routes/accounts/login.tsx') },
  { path: ACCOUNT_PATHS.register, lazy: () => import('../routes/accounts/register.tsx') },
  {
    path: ACCOUNT_PATHS.passwordReset,
    lazy: () => import('../routes/accounts/password-reset.tsx'),
  },
  {
    path: ACCOUNT_PATHS.emailVerification,
    lazy: () => import('../routes/accounts/email-verification.tsx'),
  },
];

/** The pages of accounts. The id tells a router whether they are already added. */
export const accountRoutes: RouteObject = {
  id: 'account',
  children: [
    withAccountProviders([
      { lazy: () => import('../layouts/account-layout.tsx'), children: accountPages },
    ]),
  ],
};
