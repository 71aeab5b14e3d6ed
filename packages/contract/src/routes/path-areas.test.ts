import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_PATHS,
  CLIENT_PATHS,
  EMAILED_TEAM_PATHS,
  LEGACY_REDIRECTS,
  PORTAL_HOMES,
  PUBLIC_PAGE_PATHS,
} from './area-paths.ts';
import { isAccountPath, isPrivatePath, isTeamPath, pathWithId } from './path-areas.ts';
import { SITE_PATHS } from './site-paths.ts';

const paths: readonly string[] = Object.values(SITE_PATHS);
const TEAM = [
  PORTAL_HOMES.staffPortal,
  PORTAL_HOMES.adminPortal,
  ...Object.values(EMAILED_TEAM_PATHS),
];

describe('the addresses of the site', () => {
  test('are all different, rooted, and without a slash at the end', () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(path).toMatch(/^\/$|^(?:\/[a-z-]+|\/:id)+$/u);
    }
  });

  test('include the eight agreed public pages', () => {
    expect(PUBLIC_PAGE_PATHS.toSorted()).toEqual(
      ['/', '/about', '/services', '/contact', '/quote', '/gallery', '/ndis', '/faq'].toSorted(),
    );
  });

  test('give the client portal every address below /clients/, and nothing else', () => {
    expect(new Set<string>(Object.values(CLIENT_PATHS))).toEqual(
      new Set(paths.filter((path) => path.startsWith('/clients/'))),
    );
  });

  test('redirect an old address to the same page in the portal, with its id', () => {
    for (const [from, to] of Object.entries(LEGACY_REDIRECTS)) {
      expect(to).toBe(`/clients${from}`);
      expect(paths).toContain(to);
    }
  });
});

describe('a protected address', () => {
  const open = [...PUBLIC_PAGE_PATHS, SITE_PATHS.privacy, SITE_PATHS.terms, SITE_PATHS.blog];

  test.each([...open, '/accountsx', '/no-such-page'])('is not %s', (path) => {
    expect(isPrivatePath(path)).toBe(false);
  });

  test('is any other address, as the old addresses are', () => {
    const others = paths.filter((path) => !open.some((known) => known === path));
    for (const path of [
      ...others,
      ...Object.keys(LEGACY_REDIRECTS),
      '/Clients/PORTAL',
      '/staff/',
    ]) {
      expect(path).toSatisfy(isPrivatePath);
    }
  });
});

describe('the addresses of accounts', () => {
  test('are matched in any case, and match no page of a portal', () => {
    for (const path of [...Object.values(ACCOUNT_PATHS), '/Accounts/LOGIN']) {
      expect(path).toSatisfy(isAccountPath);
    }
    for (const path of [...Object.values(CLIENT_PATHS), ...TEAM, '/accountsx']) {
      expect(path).not.toSatisfy(isAccountPath);
    }
  });
});

describe('the addresses of staff and admins', () => {
  test('are matched in any case, and match no page of a client', () => {
    for (const path of [...TEAM, '/Staff/Portal', '/admin']) {
      expect(path).toSatisfy(isTeamPath);
    }
    for (const path of [...Object.values(CLIENT_PATHS), SITE_PATHS.login, '/staffing', '/']) {
      expect(path).not.toSatisfy(isTeamPath);
    }
  });
});

describe('filling an id into a path', () => {
  test('replaces its placeholder', () => {
    expect(pathWithId(SITE_PATHS.clientQuoteEdit, 'abc')).toBe('/clients/quotes/abc/edit');
  });

  test.each([
    ['a/b', '/clients/quotes/a%2Fb'],
    ['a?b#c', '/clients/quotes/a%3Fb%23c'],
    ['$&', '/clients/quotes/%24%26'],
    [':id', '/clients/quotes/%3Aid'],
  ])('keeps %j in one path segment', (id, path) => {
    expect(pathWithId(SITE_PATHS.clientQuote, id)).toBe(path);
  });
});
