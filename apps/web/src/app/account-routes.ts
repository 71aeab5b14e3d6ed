import { SITE_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';

/** Log in, register and the pages that e-mails lead to. */
export const accountRoutes: RouteObject[] = [
  {
    lazy: () => import('./portal-providers.tsx'),
    children: [
      {
        lazy: () => import('../layouts/account-layout.tsx'),
        children: [
          { path: SITE_PATHS.login, lazy: () => import('../routes/accounts/login.tsx') },
          { path: SITE_PATHS.register, lazy: () => import('../routes/accounts/register.tsx') },
          {
            path: SITE_PATHS.passwordReset,
            lazy: () => import('../routes/accounts/password-reset.tsx'),
          },
          {
            path: SITE_PATHS.emailVerification,
            lazy: () => import('../routes/accounts/email-verification.tsx'),
          },
        ],
      },
    ],
  },
];
