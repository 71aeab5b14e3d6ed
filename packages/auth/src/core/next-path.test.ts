import { CLIENT_PATHS, pathWithId, PUBLIC_PAGE_PATHS, SITE_PATHS } from '@cleaning/contract/routes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aUser } from '../testing/people.ts';
import { SITE_AUTH_PATHS } from './auth-paths.ts';
import { loginPathFor, nextOf, pathAfterLogin, safeNextPath } from './next-path.ts';

const client = aUser();
const staff = aUser({ user_type: 'staff' });
const admin = aUser({ user_type: 'admin' });
const ORIGIN = 'https://site.test';

const honest = Object.values(CLIENT_PATHS).map((path) =>
  pathWithId(path, '0190a1b2-0000-7000-8000-000000001048'),
);

describe('accepted next paths', () => {
  it.each([...honest, '/clients/quotes?status=draft%2Csent&search=a%20b#list'])('%s', (path) => {
    expect(safeNextPath(path, client)).toBe(path);
    expect(nextOf(new URL(loginPathFor(path), ORIGIN).search)).toBe(path);
  });

  it('are those of the user’s own type', () => {
    expect(safeNextPath('/staff/portal', staff)).toBe('/staff/portal');
    expect(safeNextPath('/admin/portal', admin)).toBe('/admin/portal');
    expect(safeNextPath('/staff/portal', admin)).toBe('/staff/portal');
    for (const [path, user] of [
      ['/staff/portal', client],
      ['/admin/portal', client],
      ['/admin/portal', staff],
      ['/clients/portal', staff],
      ['/clients/portal', admin],
    ] as const) {
      expect(safeNextPath(path, user)).toBeNull();
    }
  });
});

describe('the next path in another app', () => {
  const paths = {
    ...SITE_AUTH_PATHS,
    login: '/enter',
    emailVerification: '/confirm',
    homes: { admin: '/desk', staff: '/desk', client: '/me' },
    areas: { admin: ['/roster'], staff: ['/roster'], client: [] },
  };

  it('leads only to its pages after a login', () => {
    expect(loginPathFor('/roster/1', paths)).toBe('/enter?next=%2Froster%2F1');
    expect(pathAfterLogin(staff, '/roster/1', paths)).toBe('/roster/1');
    expect(pathAfterLogin(staff, '/staff/portal', paths)).toBe('/desk');
    expect(pathAfterLogin(client, '/roster/1', paths)).toBe('/me');
    expect(pathAfterLogin(aUser({ is_verified: false }), null, paths)).toBe('/confirm');
  });
});

describe('refused next paths', () => {
  it.each(PUBLIC_PAGE_PATHS)('public page %s, which would log the user out', (path) => {
    expect(safeNextPath(path, client)).toBeNull();
  });

  it.each([
    SITE_PATHS.login,
    SITE_PATHS.register,
    '/clients',
    '/clientsx/portal',
    '/CLIENTS/portal',
    'clients/portal',
    '',
    'https://evil.example/clients/portal',
    'HTTPS://evil.example',
    '//evil.example/clients/portal',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example/clients/',
    ' /clients/portal',
    '/clients/portal\u0000',
    '/clients//evil.example',
    '/clients/..//evil.example',
    '/clients/../admin/portal',
    '/clients/%2e%2e/admin/portal',
    '/clients/%2E%2e//evil.example',
    '/clients/%2f%2fevil.example',
    '/clients/%5c%5cevil.example',
    '/clients/%252f%252fevil.example',
    '/clients/%09/evil',
    '/clients/%0d%0aSet-Cookie:x',
    '/clients/%00',
    '/clients/%',
    '/clients/%zz',
    '/clients/%ff',
    'javascript:alert(1)',
    'data:text/html,x',
    '/clients/\u2028',
    `/clients/${'a'.repeat(3000)}`,
  ])('%j', (path) => {
    expect(safeNextPath(path, client)).toBeNull();
  });

  it.each([null, undefined, 7, {}, ['/clients/portal']])('%j, which is not a string', (value) => {
    expect(safeNextPath(value, client)).toBeNull();
  });
});

const staysHere = (next: string): boolean => {
  const path = safeNextPath(next, client);
  if (path === null) return true;
  const url = new URL(path, ORIGIN);
  return (
    url.origin === ORIGIN &&
    url.pathname.startsWith('/clients/') &&
    url.pathname + url.search + url.hash === path &&
    !/\/\/|\\|\/\.\.?(?:\/|$)/u.test(decodeURIComponent(url.pathname)) &&
    safeNextPath(path, client) === path
  );
};

describe('any next path in the address', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '.',
    '%2f',
    '%5C',
    '%00',
    '%2e%2e',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'http:',
    'https://',
    'javascript:',
    'evil.example',
    'clients',
    'clients/',
    '/clients/',
    'portal',
    '\u0000',
    '\u00a0',
    '\u2029',
    '\ufeff',
    '%25',
    '%252f',
    '%',
    '%ff',
  );
  const crafted = fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(''));
  const anything = fc.oneof(
    crafted,
    crafted.map((rest) => `/clients/${rest}`),
    fc.string(),
    fc.webUrl(),
  );

  it('never leads to another site or out of the portal, however often it is checked', () => {
    expect(() => fc.assert(fc.property(anything, staysHere), { numRuns: 5000 })).not.toThrow();
  });
});

describe('the destination after login', () => {
  it.each([
    ['to verify first', { is_verified: false }, '/clients/quotes', '/accounts/email-verification'],
    ['to the page that asked', {}, '/clients/quotes', '/clients/quotes'],
    ['home without one', {}, null, '/clients/portal'],
    ['home from one they may not see', {}, '/admin/portal', '/clients/portal'],
    ['to the staff home', { user_type: 'staff' }, '/clients/quotes', '/staff/portal'],
    ['to the admin home', { user_type: 'admin' }, null, '/admin/portal'],
  ] as const)('%s', (_title, overrides, next, expected) => {
    expect(pathAfterLogin(aUser(overrides), next)).toBe(expected);
  });
});
