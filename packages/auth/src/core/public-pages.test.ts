import { CLIENT_PATHS, PUBLIC_PAGE_PATHS, SITE_PATHS } from '@cleaning/contract/routes';
import { describe, expect, it } from 'vitest';
import { AUTO_LOGOUT_ON_PUBLIC_PAGES, isPublicPage, isVerificationPage } from './public-pages.ts';

const at = (path: string) => new URL(path, 'http://site.test');

describe('public pages', () => {
  it('log signed-in visitors out, unless the switch is turned off', () => {
    expect(AUTO_LOGOUT_ON_PUBLIC_PAGES).toBe(true);
  });

  it.each(PUBLIC_PAGE_PATHS)('include %s, in any notation', (path) => {
    expect(isPublicPage(at(path))).toBe(true);
    expect(isPublicPage(at(`${path}?utm_source=x#top`))).toBe(true);
    expect(isPublicPage(at(path.toUpperCase()))).toBe(true);
    expect(isPublicPage(at(`${path}/`.replace(/^\/\/$/u, '/')))).toBe(true);
  });

  it.each(PUBLIC_PAGE_PATHS)('exclude %s with a token, which is a verification page', (path) => {
    expect(isVerificationPage(at(`${path}?a=b&token=abc`))).toBe(true);
    expect(isPublicPage(at(`${path}?a=b&token=abc`))).toBe(false);
    expect(isPublicPage(at(`${path}?token`))).toBe(false);
  });

  it.each([
    ...Object.values(CLIENT_PATHS),
    SITE_PATHS.login,
    SITE_PATHS.staffPortal,
    SITE_PATHS.privacy,
    '/aboutus',
    '/about/team',
    '/quotes',
  ])('exclude %s', (path) => {
    expect(isPublicPage(at(path))).toBe(false);
  });
});

describe('verification pages', () => {
  it.each(['/accounts/email-verification', '/verify-email', '/x/Verify-Email/y', '/?token=abc'])(
    'include %s',
    (path) => {
      expect(isVerificationPage(at(path))).toBe(true);
      expect(isPublicPage(at(path))).toBe(false);
    },
  );

  it.each(['/', '/accounts/login', '/?tokens=abc', '/faq?q=token', '/faq#token=abc'])(
    'exclude %s',
    (path) => {
      expect(isVerificationPage(at(path))).toBe(false);
    },
  );
});
