import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import type { PagesByPath } from '#kit/page/pages-by-path.ts';

/** Log in, register and the pages that emails link to. */
export const accountPages: PagesByPath = {
  [ACCOUNT_PATHS.login]: () => import('./login-page.tsx'),
  [ACCOUNT_PATHS.register]: () => import('./register-page.tsx'),
  [ACCOUNT_PATHS.passwordReset]: () => import('./password-reset-page.tsx'),
  [ACCOUNT_PATHS.emailVerification]: () => import('./email-verification-page.tsx'),
};
