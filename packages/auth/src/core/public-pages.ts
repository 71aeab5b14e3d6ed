import { isVerificationPath, PUBLIC_PAGE_PATHS } from '@cleaning/contract/routes';

/** Switches the rule that a signed-in user who visits a public page is logged out. */
export const AUTO_LOGOUT_ON_PUBLIC_PAGES = true;

/** The message after the automatic logout. */
export const AUTO_LOGOUT_MESSAGE = 'You have been logged out.';

/** The parts of a router location that page rules use. */
export interface PageLocation {
  readonly pathname: string;
  /** Includes the question mark, or is empty. */
  readonly search: string;
}

const SITE_PUBLIC_PATHS: ReadonlySet<string> = new Set(PUBLIC_PAGE_PATHS);

/** Normalises a path, because the router ignores case and a trailing slash. */
const normalisePath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?<=.)\/+$/u, '');

/** Whether a page is the target of an emailed link, by its path or by a token in its query. */
export function isVerificationPage({ pathname, search }: PageLocation): boolean {
  return isVerificationPath(pathname) || new URLSearchParams(search).has('token');
}

/** Whether a page belongs to the public site. A verification page does not. */
export function isPublicPage(
  location: PageLocation,
  publicPaths: ReadonlySet<string> = SITE_PUBLIC_PATHS,
): boolean {
  return publicPaths.has(normalisePath(location.pathname)) && !isVerificationPage(location);
}
