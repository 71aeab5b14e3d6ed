import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { loadSite } from './site.ts';

const MANIFEST = {
  pages: { '/': 'index.html', '/quote': 'quote.html' },
  accountPages: { '/accounts/login': 'account-login.html' },
  appShell: 'app.html',
  notFound: '404.html',
  notFoundWithoutFrame: '404-without-frame.html',
  appPaths: ['/accounts/login', '/accounts/email-verification', '/clients/quotes/:id'],
  styleHashes: ['sha256-abc='],
  scriptHashes: [],
};

const FILES = {
  'site.json': JSON.stringify(MANIFEST),
  'index.html': '<h1>Home</h1>',
  'quote.html': '<h1>Quote</h1>',
  'account-login.html': '<h1>Log in</h1>',
  'app.html': '<div id="app"></div>',
  '404.html': '<h1>Page Not Found</h1>',
  '404-without-frame.html': '<h1>Page Not Found, without a header</h1>',
  'favicon.svg': '<svg></svg>',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset></urlset>',
  'site.webmanifest': '{}',
  'team.webmanifest': '{}',
  'icon-192.png': 'PNG',
  'staff/visits-worker.js': 'let b = 2;',
  'assets/card-home-1a2b.png': 'PNG',
  'assets/app-1a2b.js': 'let a = 1;',
  'assets/app-1a2b.js.br': brotliCompressSync('let a = 1;'),
  'assets/app-1a2b.js.map': '{}',
  '.env': 'SECRET_KEY=secret',
  '.git/config': '[core]',
  '.well-known/security.txt': 'Contact: mailto:a@mail.example',
};

let folder: string;
let directory: string;
let api: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-site-'));
  directory = join(folder, 'dist');
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  await writeFile(join(folder, 'secret.txt'), 'secret');
  api = await createTestApp({ app: { site: await loadSite(directory) } });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => api.app.inject({ url, headers });

describe('a page of the site', () => {
  it.each([
    ['/', 'Home'],
    ['/?from=mail', 'Home'],
    ['/quote', 'Quote'],
    ['/accounts/login', 'Log in'],
    ['/accounts/email-verification', 'id="app"'],
    ['/accounts/login?next=%2Fclients', 'id="app"'],
    ['/clients/quotes/42', 'id="app"'],
  ])('%s is served', async (url, content) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain(content);
  });

  it('is not sent again when it is unchanged', async () => {
    const { etag } = (await get('/')).headers;
    const response = await get('/', { 'if-none-match': etag });
    expect(response.statusCode).toBe(304);
  });

  it('answers HEAD', async () => {
    const response = await api.app.inject({ method: 'HEAD', url: '/quote' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  it.each(['/quote', '/clients/quotes/42', '/favicon.svg', '/assets/app-1a2b.js'])(
    'is read-only: %s',
    async (url) => {
      const response = await api.app.inject({ method: 'POST', url });
      expect(response.statusCode).toBe(405);
      expect(response.headers['allow']).toBe('GET, HEAD');
    },
  );

  it('has its own content security policy, and the API another', async () => {
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src blob:; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const health = await get('/api/v1/accounts/health/');
    expect(health.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it.each([
    ['with a slash too many', '/quote/?a=b', '/quote?a=b'],
    ['in another case', '/Quote?a=B', '/quote?a=B'],
    ['in another case, with an id', '/CLIENTS/Quotes/42', '/clients/quotes/42'],
    [
      'of an old verification link',
      '/verify-email?token=a',
      '/accounts/email-verification?token=a',
    ],
    [
      'of a verification link with more to it',
      '/users/Email-Verification/42/?token=Ab',
      '/accounts/email-verification?token=Ab',
    ],
  ])('%s is redirected', async (_title, url, location) => {
    const response = await get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });
});

it.each(['/', '/clients/quotes/42', '/nothing', '/assets/app-1a2b.js', '/favicon.svg'])(
  '%s cannot be framed or sniffed, and sends no referrer to other sites',
  async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  },
);

describe('an unknown address of the site', () => {
  it.each([
    '/nothing',
    '/Nothing',
    '/index.html',
    '/app.html',
    '/site.json',
    '/.env',
    '/.git/config',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js.map',
    '/assets/gone.js',
    '/assets',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/constructor',
    '/__proto__',
    '/%',
    '/100%?page=2',
    '/%E0%A4%A',
    '/*',
  ])('%s shows the not-found page, with the status', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('<h1>Page Not Found</h1>');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each([
    '/clients',
    '/clients/quotes/',
    '/clients/quotes/42/more',
    '/quotes/a/b/c',
    '/Accounts/x',
  ])('%s shows the not-found page without the header and the footer', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('without a header');
  });

  it('below /api gets an answer of the API', async () => {
    const response = await get('/api/nothing');
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('a file of the site', () => {
  it('with a hashed name is cached permanently, and sent compressed', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/^(?:text|application)\/javascript/u);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['vary']).toMatch(/accept-encoding/iu);
    expect((await get('/assets/app-1a2b.js')).body).toBe('let a = 1;');
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/team.webmanifest', 'application/manifest+json'],
  ])('with a plain name, such as %s, is cached for an hour', async (url, type) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('that is a service worker is revalidated each time, and may load files of the site', async () => {
    const response = await get('/staff/visits-worker.js');
    expect(response.headers['content-type']).toMatch(/javascript/u);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; img-src 'self'",
    );
  });

  it('that is a preview picture can be loaded by other sites', async () => {
    const response = await get('/assets/card-home-1a2b.png');
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['cache-control']).toContain('immutable');
  });
});

describe('Google sign-in', () => {
  it('is offered, and allowed by the policy, only where it is configured', async () => {
    expect((await get('/site-config.json')).json()).toEqual({ google_client_id: null });
    const site = await loadSite(directory);
    const withGoogle = await createTestApp({ app: { site, googleClientId: 'client-id' } });
    const config = await withGoogle.app.inject('/site-config.json');
    expect(config.json()).toEqual({ google_client_id: 'client-id' });
    const policy = String((await withGoogle.app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain('frame-src blob: https://accounts.google.com/gsi/;');
    await withGoogle.close();
  });
});

describe('a site directory', () => {
  it('without a manifest serves no site, and the API works alone', async () => {
    expect(await loadSite(folder)).toBeNull();
    const alone = await createTestApp({ app: { site: null } });
    expect((await alone.app.inject('/')).json()).toMatchObject({ code: 'not_found' });
    await alone.close();
  });

  it('with an invalid manifest is refused', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'cleaning-site-'));
    await writeFile(join(broken, 'site.json'), '{"pages":[]}');
    await expect(loadSite(broken)).rejects.toThrow('does not describe a site');
    await rm(broken, { recursive: true });
  });
});
