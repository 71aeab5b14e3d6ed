import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';
import { withAccountProviders } from './portal-frame.ts';

/** Log in, register and the pages that emails link to. */
const accountPages: RouteObject[] = [
  { path: ACCOUNT_PATHS.login, lazy: () => import('#domains/accounts/login-page.tsx') },
  { path: ACCOUNT_PATHS.register, lazy: () => import('#domains/accounts/register-page.tsx') },
  {
    path: ACCOUNT_PATHS.passwordReset,
    lazy: () => import('#domains/accounts/password-reset-page.tsx'),
  },
  {
    path: ACCOUNT_PATHS.emailVerification,
    lazy: () => import('#domains/accounts/email-verification-page.tsx'),
  },
];

/** The pages of accounts. The id tells a router whether they are already added. */
export const accountRoutes: RouteObject = {
  id: 'account',
  children: [
    withAccountProviders([
      { lazy: () => import('#shell/account-layout.tsx'), children: accountPages },
    ]),
  ],
};
