import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { describe, expect, it } from 'vitest';
import { post, REGISTRATION } from './account-fixtures.ts';
import { createTestApp } from './create-test-app.ts';
import { createDraft } from './quote-fixtures.ts';
import { startBeforeAll } from './set-up.ts';

const api = startBeforeAll();

const CALCULATOR = '/api/v1/quotes/calculator/';

const send = (payload: string, type = 'application/json') =>
  api.app.inject({ method: 'POST', url: CALCULATOR, headers: { 'content-type': type }, payload });

describe('an invalid request', () => {
  const NOT_JSON = { non_field_errors: ['The request body is not valid JSON.'] };
  const NOT_A_TYPE = {
    detail: 'Send the body as application/json.',
    code: 'unsupported_media_type',
  };
  const TOO_LARGE = {
    detail: 'The request is too large. Send less than 100 kB.',
    code: 'payload_too_large',
  };

  it.each([
    ['is not JSON', 'application/json', '{"a":', 400, NOT_JSON],
    ['is JSON with a hidden prototype', 'application/json', '{"__proto__":{}}', 400, NOT_JSON],
    ['is a form', 'application/x-www-form-urlencoded', 'a=b', 415, NOT_A_TYPE],
    ['is text', 'text/plain', 'hello', 415, NOT_A_TYPE],
    ['is too large', 'application/json', `"${'x'.repeat(100_001)}"`, 413, TOO_LARGE],
  ])('is refused when its body %s', async (_what, type, payload, status, answer) => {
    const response = await send(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual(answer);
  });

  it.each([
    ['lists', '['.repeat(45_000) + ']'.repeat(45_000)],
    ['objects', '{"a":'.repeat(16_000) + '1' + '}'.repeat(16_000)],
    ['fields', `{"email":${'['.repeat(45_000)}${']'.repeat(45_000)}}`],
  ])('is refused when it has thousands of nested %s', async (_what, payload) => {
    const response = await send(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ non_field_errors: ['The details are nested too deeply.'] });
  });

  it.each(['[]', '"text"', '1', 'null'])('is refused when its body is %s', async (payload) => {
    const response = await send(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ non_field_errors: ['Send the details as a JSON object.'] });
  });

  it.each(['constructor', 'toString'])('is refused when it has a field "%s"', async (name) => {
    const response = await api.call({
      method: 'POST',
      path: 'quotes/calculator/',
      body: { [name]: 1 },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ [name]: ['This field is not known.'] });
  });

  it('is refused in the envelope by the account calls', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/accounts/auth/login/',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(response.json()).toEqual({
      success: false,
      error: 'The request body is not valid JSON.',
      errors: {},
    });
  });

  it.each(['page=0', 'page=one', 'page_size=101', 'unknown=1', 'page=1&page=2'])(
    'is refused when its query is %s',
    async (query) => {
      const as = await api.signIn();
      const response = await api.call({ path: `quotes/my-quotes/?${query}`, as });
      expect(response.statusCode).toBe(400);
    },
  );
});

describe('an address of the API', () => {
  it.each([
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/',
    '/api/v2/quotes/',
    '/api/v1/nothing/',
    '/api/v1/nothing/%E0%A4%A/',
    '/api/v1/100%',
    '/api/v1/*/deposit/',
  ])('%s that does not exist is not found, as JSON', async (url) => {
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: ERROR_MESSAGES.notFound, code: 'not_found' });
  });

  it.each(['not-a-uuid', '%', '%E0%A4%A', '%00', '..%2F..', 'x'.repeat(500)])(
    'with the id %s is not found',
    async (id) => {
      const response = await api.call({ path: `quotes/${id}/`, as: await api.signIn() });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: ERROR_MESSAGES.notFound, code: 'not_found' });
    },
  );

  it.each(['/api/v1/quotes/*/deposit/', '/api/v1/quotes/:id/deposit/'])(
    '%s is answered like any other, whatever is written for the id',
    async (url) => {
      const response = await api.app.inject({ method: 'PUT', url });
      expect(response.statusCode).toBe(405);
    },
  );

  it('is decoded once, so that a double-encoded one is not found', async () => {
    const as = await api.signIn();
    const { id } = await createDraft(api, as);
    const once = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    expect((await api.call({ path: `quotes/${once}/`, as })).statusCode).toBe(200);
    const twice = once.replace('%', '%25');
    expect((await api.call({ path: `quotes/${twice}/`, as })).statusCode).toBe(404);
  });

  it('without its final slash is redirected for reading, query and all', async () => {
    const response = await api.app.inject('/api/v1/quotes/my-quotes?page=2');
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe('/api/v1/quotes/my-quotes/?page=2');
  });

  it('without its final slash is refused for other methods with the right address', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/accounts/auth/login',
      payload: {},
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      detail:
        'Addresses of this service end in a slash. Call /api/v1/accounts/auth/login/ instead.',
      code: 'not_found',
    });
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await api.app.inject({ method: 'HEAD', url: '/api/v1/services/' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });
});

describe('the state of the database', () => {
  it('is shown by the health check', async () => {
    const response = await api.call({ path: 'accounts/health/' });
    expect(response.json()).toEqual({ status: 'ok' });
  });

  it('is reported during an outage without a stack, and with a time to retry', async () => {
    const lost = await createTestApp();
    await lost.dropDatabase();
    for (const response of [
      await lost.call({ path: 'accounts/health/' }),
      await post(lost, 'auth/register', REGISTRATION),
    ]) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.body).toContain(ERROR_MESSAGES.server);
      expect(response.body).not.toMatch(/ at |select|insert/u);
    }
    await lost.close();
  });
});
