import { describe, expect, it } from 'vitest';
import { startBeforeAll } from './set-up.ts';

const plain = startBeforeAll();
const secure = startBeforeAll({ publicUrl: 'https://clean.example' });

describe.each([
  ['an answer', '/api/v1/services/'],
  ['a refusal', '/api/v1/accounts/profile/'],
  ['an unknown path', '/api/v1/nothing/'],
  ['a malformed address', '/api/v1/%E0%A4%A'],
])('%s of the API', (_what, url) => {
  it('cannot be framed, sniffed, cached or executed', async () => {
    const { headers } = await plain.app.inject(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('requires HTTPS only where the site has it', async () => {
    const overHttp = await plain.app.inject(url);
    expect(overHttp.headers).not.toHaveProperty('strict-transport-security');
    const overHttps = await secure.app.inject(url);
    expect(overHttps.headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });
});

it('other sites cannot call the API from a browser', async () => {
  const response = await plain.app.inject({
    url: '/api/v1/services/',
    headers: { origin: 'https://evil.example' },
  });
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});

it('the documentation page of the API has its own content security policy, on that path only', async () => {
  const page = await plain.app.inject('/api/v1/docs/');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
  // Everything that the page loads comes from this service, and none of its scripts are inline.
  const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)</gu)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes = '', inline = ''] of scripts) {
    const source = /src="([^"]+)"/u.exec(attributes)?.[1] ?? '';
    expect(inline.trim()).toBe('');
    const url = new URL(source, 'http://localhost/api/v1/docs/').pathname;
    expect((await plain.app.inject(url)).statusCode).toBe(200);
  }
});
