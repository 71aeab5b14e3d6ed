import type { User } from '@cleaning/contract';
import { SITE_AUTH_PATHS } from './auth-paths.ts';
import { homePathFor } from './user.ts';

const NEXT_PARAMETER = 'next';

/** Only used to parse a path the way a browser would; nothing is ever sent there. */
const PARSING_ORIGIN = 'https://this-site.invalid';

/** A slash, a backslash or a control character in disguise has no honest use in a path. */
const DISGUISED = /%(?:2f|5c|25|0[\da-f]|1[\da-f]|7f)/iu;

// Browsers drop or turn some of these before they follow an address, which is how filters are fooled.
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/u;

const LONGEST_PATH = 2000;

/** The login address that leads back to a path of this site. */
export function loginPathFor(path: string, { login } = SITE_AUTH_PATHS): string {
  return `${login}?${new URLSearchParams({ [NEXT_PARAMETER]: path }).toString()}`;
}

/** The `next` of an address's query, as it came. Check it with {@link safeNextPath} before use. */
export function nextOf(search: string): string | null {
  return new URLSearchParams(search).get(NEXT_PARAMETER);
}

/**
 * Where `next` leads, when that is a page of this site which this user may see: one inside the portals
 * of their user type. Null otherwise. Public pages are refused too: they would log the user out.
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
 * Where a person goes after signing in: to verify their address first, else to the page that asked
 * them to sign in, else home.
 */
export function pathAfterLogin(
  user: Pick<User, 'user_type' | 'is_verified'>,
  next: string | null,
  paths = SITE_AUTH_PATHS,
): string {
  if (!user.is_verified) return paths.emailVerification;
  return safeNextPath(next, user, paths) ?? homePathFor(user.user_type, paths);
}
