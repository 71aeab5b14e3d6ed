import { allEndpoints } from '@cleaning/contract/endpoints';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { EMAIL_MESSAGE } from '@cleaning/contract/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { ENQUIRY, forgetEnquiries, postForm } from '../../test/enquiry-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';
import { RATE_LIMITS } from '../core/http/rate-limits.ts';

const api = startBeforeAll();
beforeEach(() => forgetEnquiries(api));

describe('a form posted without scripts', () => {
  it('is stored like any other enquiry, and shows a confirmation', async () => {
    const response = await postForm(api);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/contact#enquiry-sent');
    expect(await api.database.query.enquiries.findMany()).toMatchObject([
      { name: ENQUIRY.name, message: ENQUIRY.message },
    ]);
    expect(await api.mails()).toHaveLength(1);
  });

  it('counts once however often the button is pressed', async () => {
    for (const response of await Promise.all([postForm(api), postForm(api)])) {
      expect(response.statusCode).toBe(303);
    }
    expect(await api.mails()).toHaveLength(1);
  });

  it('is discarded with the same confirmation when the hidden field is filled in', async () => {
    const response = await postForm(api, { website: 'https://spam.example' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/contact#enquiry-sent');
    expect(await api.mails()).toEqual([]);
  });

  it('is refused with a page that lists every error, a link back and no script', async () => {
    const response = await postForm(api, { name: '', email: 'priya@example' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'/u,
    );
    expect(response.body).toContain('<li>Enter your name.</li>');
    expect(response.body).toContain(`<li>${EMAIL_MESSAGE}</li>`);
    expect(response.body).toContain('href="/contact#enquiry"');
    expect(response.body).not.toContain('<script');
    expect(await api.mails()).toEqual([]);
  });

  it.each([
    ['an unknown field', { surprise: 'x' }],
    ['a hidden prototype', { ['__proto__']: 'x' }],
    ['a part of every object', { constructor: 'x' }],
    ['a character that cannot be stored', { message: 'a\0b' }],
  ])('is refused with %s', async (_what, fields) => {
    const body = new URLSearchParams([...Object.entries(ENQUIRY), ...Object.entries(fields)]);
    const response = await api.call({
      method: 'POST',
      path: 'enquiries/',
      body: body.toString(),
      headers: { 'content-type': 'Application/X-WWW-Form-URLEncoded; charset=utf-8' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('text/html');
    expect(await api.mails()).toEqual([]);
  });

  it('never shows input as markup', async () => {
    const response = await postForm(api, { email: '"><script>alert(1)</script>', topic: '<b>' });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toMatch(/<script|<b>/u);
  });

  it('that is too large gets a page with that error', async () => {
    const response = await postForm(api, { message: 'x'.repeat(100_001) });
    expect(response.statusCode).toBe(413);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('says when to try again', async () => {
    const limited = await createTestApp({
      dependencies: {
        rateLimits: {
          ...RATE_LIMITS,
          enquiry: { ...RATE_LIMITS.enquiry, perAddress: { calls: 0, seconds: 60 } },
        },
      },
    });
    const response = await postForm(limited);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('60');
    expect(response.body).toContain('Please wait a minute and try again.');
    await limited.close();
  });

  it('gets an error page without details when the service is unavailable', async () => {
    const lost = await createTestApp();
    await lost.dropDatabase();
    const response = await postForm(lost);
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain(ERROR_MESSAGES.server);
    await lost.close();
  });
});

const others = allEndpoints
  .filter(({ method, formPost }) => method !== 'GET' && formPost === undefined)
  .map(({ name, method, path }) => ({ name, method, path }));

it.each(others)('$name accepts no form', async ({ method, path }) => {
  const response = await api.call({
    method,
    path: path.replace(':id', '0d3a0000-0000-4000-8000-00000000ffff'),
    body: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([401, 415]).toContain(response.statusCode);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
});
