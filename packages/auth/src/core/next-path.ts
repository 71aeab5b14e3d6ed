import type { User } from '@cleaning/contract/accounts';
import { SITE_AUTH_PATHS } from './auth-paths.ts';
import { homePathFor } from './user.ts';

const NEXT_PARAMETER = 'next';

/** Only a base for parsing paths as browsers do; nothing is sent to it. */
const PARSING_ORIGIN = 'https://this-site.invalid';

/** Encoded slashes, backslashes and control characters, which no legitimate path contains. */
const DISGUISED = /%(?:2f|5c|25|0[\da-f]|1[\da-f]|7f)/iu;

// Browsers remove or convert some of these before they follow a URL, which can bypass filters.
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/u;

const LONGEST_PATH = 2000;

/** The URL of the login page that leads back to a path of this site. */
export function loginPathFor(path: string, { login } = SITE_AUTH_PATHS): string {
  return `${login}?${new URLSearchParams({ [NEXT_PARAMETER]: path }).toString()}`;
}

/** The `next` parameter of a query, unchecked. Validate it with {@link safeNextPath} before use. */
export function nextOf(search: string): string | null {
  return new URLSearchParams(search).get(NEXT_PARAMETER);
}

/**
 * The path in `next`, if it is a page of this site inside a portal of the user's type. Null
 * otherwise. Public pages are refused too, because visiting one logs the user out.
 */
export function safeNextPath(
  next: unknown,
  { user_type }: Pick<User, 'user_type'>,
  { areas } = SITE_AUTH_PATHS,
): string | null {
  const path = sameSitePath(next);
  if (path === null) return null;
  return areas[user_type].some((area) => path.startsWith(area)) ? path : null;
}

function sameSitePath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > LONGEST_PATH) return null;
  if (!next.startsWith('/') || next.startsWith('//') || UNSAFE_CHARACTERS.test(next)) return null;
  if (!URL.canParse(next, PARSING_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(next, PARSING_ORIGIN);
  if (origin !== PARSING_ORIGIN || pathname.includes('//') || DISGUISED.test(pathname)) return null;
  return isDecodable(pathname) ? pathname + search + hash : null;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The page after a login: email verification if needed, otherwise the page that required the login,
 * otherwise the home page.
 */
export function pathAfterLogin(
  user: Pick<User, 'user_type' | 'is_verified'>,
  next: string | null,
  paths = SITE_AUTH_PATHS,
): string {
  if (!user.is_verified) return paths.emailVerification;
  return safeNextPath(next, user, paths) ?? homePathFor(user.user_type, paths);
}
