import { describe, expect, test } from 'vitest';
import {
  CLIENT_PATHS,
  LEGACY_REDIRECTS,
  pathWithId,
  PUBLIC_PAGE_PATHS,
  SITE_PATHS,
} from './site-paths.ts';

const paths: readonly string[] = Object.values(SITE_PATHS);

describe('the addresses of the site', () => {
  test('are all different, rooted, and without a slash at the end', () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(path).toMatch(/^\/$|^(?:\/[a-z-]+|\/:id)+$/u);
    }
  });

  test('the public pages are the agreed eight', () => {
    expect(PUBLIC_PAGE_PATHS.toSorted()).toEqual(
      ['/', '/about', '/services', '/contact', '/quote', '/gallery', '/ndis', '/faq'].toSorted(),
    );
  });

  test('the client portal is every address below /clients, and nothing else', () => {
    expect(CLIENT_PATHS.toSorted()).toEqual(
      paths.filter((path) => path.startsWith('/clients/')).toSorted(),
    );
  });

  test('an old address leads to the same address in the portal, with its id', () => {
    for (const [from, to] of Object.entries(LEGACY_REDIRECTS)) {
      expect(to).toBe(`/clients${from}`);
      expect(paths).toContain(to);
    }
  });
});

describe('filling in an id', () => {
  test('puts it into its place', () => {
    expect(pathWithId(SITE_PATHS.clientQuoteEdit, 'abc')).toBe('/clients/quotes/abc/edit');
  });

  test.each([
    ['a/b', '/clients/quotes/a%2Fb'],
    ['a?b#c', '/clients/quotes/a%3Fb%23c'],
    ['$&', '/clients/quotes/%24%26'],
    [':id', '/clients/quotes/%3Aid'],
  ])('keeps %j in one segment', (id, path) => {
    expect(pathWithId(SITE_PATHS.clientQuote, id)).toBe(path);
  });
});
