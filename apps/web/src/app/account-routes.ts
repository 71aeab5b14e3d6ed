import { SITE_PATHS } from '@cleaning/contract/routes';
import { lazyRoute } from './lazy-route.tsx';

const pages = [
  lazyRoute(() => import('../routes/accounts/login.tsx'), { path: SITE_PATHS.login }),
  lazyRoute(() => import('../routes/accounts/register.tsx'), { path: SITE_PATHS.register }),
  lazyRoute(() => import('../routes/accounts/password-reset.tsx'), {
    path: SITE_PATHS.passwordReset,
  }),
  lazyRoute(() => import('../routes/accounts/email-verification.tsx'), {
    path: SITE_PATHS.emailVerification,
  }),
];

/** Log in, register and the pages that e-mails lead to. */
export const accountRoutes = [
  lazyRoute(() => import('./portal-providers.tsx'), {
    children: [lazyRoute(() => import('../layouts/account-layout.tsx'), { children: pages })],
  }),
];
