import { SITE_PATHS } from '@cleaning/contract/routes';
import { matchPath } from 'react-router-dom';

/** The words beside the form of each account page. */
const ACCOUNT_SCENES = {
  [SITE_PATHS.login]: {
    title: 'Everything about your clean, in one place.',
    text: 'Approve quotes, download invoices and message us from your portal.',
  },
  [SITE_PATHS.register]: {
    title: 'See it.\nApprove it.\nDone.',
    text: 'Your quote lists every room and every extra. Nothing starts until you approve it.',
  },
  [SITE_PATHS.passwordReset]: {
    title: 'Pick something only you know.',
    text: 'A few random words work well. You can paste from a password manager.',
  },
  [SITE_PATHS.emailVerification]: {
    title: 'One link, then your portal.',
    text: 'We check that it is really you before we show quotes and invoices.',
  },
} as const;

/** The scene of an account page, by its address. */
export function sceneAt(pathname: string) {
  const found = Object.entries(ACCOUNT_SCENES).find(([path]) => matchPath(path, pathname) !== null);
  return found?.[1] ?? ACCOUNT_SCENES[SITE_PATHS.login];
}
