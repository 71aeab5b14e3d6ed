import { lazyRoute } from './lazy-route.tsx';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';

export const notFoundRoute = lazyRoute(NOT_FOUND_PAGE.load, NOT_FOUND_PAGE);

/** The pages of the public site, in its frame. */
export const publicRoutes = [
  lazyRoute(() => import('../layouts/public-layout.tsx'), {
    children: [...PUBLIC_PAGES.map((page) => lazyRoute(page.load, page)), notFoundRoute],
  }),
];

const APP_AREAS = /^\/(?:accounts|admin|clients|quotes|staff)(?:\/|$)/i;

/** Whether an address is one of those that need an account or lead to one. */
export function isInApp(pathname: string): boolean {
  return APP_AREAS.test(pathname);
}
