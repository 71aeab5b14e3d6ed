import { isVerificationPath, PUBLIC_PAGE_PATHS } from '@cleaning/contract/routes';

/** The one switch of the rule that a signed-in person who visits a public page is logged out. */
export const AUTO_LOGOUT_ON_PUBLIC_PAGES = true;

/** Said politely after the automatic logout. */
export const AUTO_LOGOUT_MESSAGE = 'You have been logged out.';

/** The parts of a router location that page rules look at. */
export interface PageLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

const SITE_PUBLIC_PATHS: ReadonlySet<string> = new Set(PUBLIC_PAGE_PATHS);

/** The router ignores case and a trailing slash, so the rules must too. */
const comparable = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/u, '');

/** True for a page that an e-mailed link leads to, by its path or by a token in its query. */
export function isVerificationPage({ pathname, search }: PageLocation): boolean {
  return isVerificationPath(pathname) || new URLSearchParams(search).has('token');
}

/** True for a page of the public site. A verification page never is one. */
export function isPublicPage(
  location: PageLocation,
  publicPaths: ReadonlySet<string> = SITE_PUBLIC_PATHS,
): boolean {
  return publicPaths.has(comparable(location.pathname)) && !isVerificationPage(location);
}
