import { allEndpoints, endpoints } from '@cleaning/contract/endpoints';
import type { EndpointDefinition } from '@cleaning/contract/http';
import { REQUEST_TIMEOUT_MS } from '@cleaning/contract/http/rules';
import type { CreateQuoteRequest } from '@cleaning/contract/quotes';
import { describe, expect, it, vi } from 'vitest';
import { aQuote } from '../testing/index.ts';
import { hangUp, json, NOWHERE, serve, silence, text } from '../testing/serve.ts';
import { createApiClient } from './create-api-client.ts';

const signedOut = { getToken: () => null };
const id = '0190a1b2-0000-7000-8000-000000001048';

/** The functions of a client, by endpoint name. */
function functionsOf(client: ReturnType<typeof createApiClient>): Map<string, unknown> {
  const { callEndpoint: _, ...resources } = client;
  return new Map(Object.values(resources).flatMap((resource) => Object.entries(resource)));
}

const paramsOf = (shape: object) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, id]));

/** The arguments of an endpoint's function, by its definition. */
const argumentsOf = (definition: EndpointDefinition): unknown[] => [
  ...(definition.params === undefined ? [] : [paramsOf(definition.params.shape)]),
  ...(definition.query === undefined ? [] : [{ version: 3 }]),
  ...(definition.upload === undefined && definition.body === undefined
    ? []
    : [{ some: 'body', ...(definition.upload === undefined ? {} : { file: aFile() }) }]),
];

/** The part of those arguments that is expected in the body. */
function bodyPattern({ upload, body }: EndpointDefinition): RegExp {
  if (upload !== undefined) {
    return /name="some"\r\n\r\nbody\r\n[^]*name="file"; filename="plan.pdf"/u;
  }
  return body === undefined ? /^$/u : /^\{"some":"body"\}$/u;
}

const aFile = () => new File(['the content'], 'plan.pdf', { type: 'application/pdf' });

describe('one function an endpoint', () => {
  it('cover every endpoint and nothing else', () => {
    const names = [...functionsOf(createApiClient(signedOut)).keys()];
    expect(names.toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
    expect(names.length).toBeGreaterThan(20);
  });

  const cases = Object.entries<EndpointDefinition>(endpoints);

  it.each(cases)('call their own address: %s', async (name, definition) => {
    const { baseUrl, seen } = await serve(json(200, { success: true }));
    const call = functionsOf(createApiClient({ ...signedOut, baseUrl })).get(name);
    if (typeof call !== 'function') throw new Error(`No function for ${name}.`);
    // A sign-in rejects this answer, which has no session; the test checks only the request.
    await Promise.resolve(call(...argumentsOf(definition))).catch(() => undefined);
    const query = definition.query === undefined ? '' : '?version=3';
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: definition.method,
      url: `/api/v1/${definition.path.replaceAll(/:\w+/gu, id)}${query}`,
    });
    expect(seen[0]?.body).toMatch(bodyPattern(definition));
  });
});

describe('a call', () => {
  it('sends the stored token', async () => {
    const { baseUrl, seen } = await serve(json(200, aQuote()));
    await createApiClient({ baseUrl, getToken: () => 'abc' }).quotes.getQuote({ id });
    expect(seen[0]?.headers.authorization).toBe('Token abc');
  });

  it.each([null, ''])('sends no header without a token (%j)', async (token) => {
    const { baseUrl, seen } = await serve(json(200, aQuote()));
    await createApiClient({ baseUrl, getToken: () => token }).quotes.getQuote({ id });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('can send a token that is no longer stored, as the logout does', async () => {
    const { baseUrl, seen } = await serve(json(200, { success: true, message: 'Bye.' }));
    const answer = await createApiClient({ ...signedOut, baseUrl }).accounts.logout({
      token: 'old',
    });
    expect(seen[0]?.headers.authorization).toBe('Token old');
    expect(answer).toEqual({ message: 'Bye.' });
  });

  it('sends an idempotency key only when it is given one', async () => {
    const { baseUrl, seen } = await serve(json(201, aQuote()));
    const { quotes } = createApiClient({ ...signedOut, baseUrl });
    const body: CreateQuoteRequest = {
      service_id: 'deep',
      rooms: {},
      addon_ids: [],
      timeline_id: 'standard',
    };
    await quotes.createQuote(body, { idempotencyKey: 'key-1' });
    await quotes.createQuote(body);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', undefined]);
  });

  it('has no content type without a body', async () => {
    const { baseUrl, seen } = await serve(json(200, { url: '/x', expires_at: 'then' }));
    await createApiClient({ ...signedOut, baseUrl }).documents.linkDocument({ id });
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('encodes ids, so that they cannot change the address', async () => {
    const { baseUrl, seen } = await serve(json(200, aQuote()));
    const { quotes } = createApiClient({ ...signedOut, baseUrl });
    await quotes.getQuote({ id: '../../accounts/profile' });
    expect(seen[0]?.url).toBe('/api/v1/quotes/..%2F..%2Faccounts%2Fprofile/');
  });

  it.each(['', '.', '..'])('refuses an id that would change the address (%j)', async (badId) => {
    const { quotes } = createApiClient({ ...signedOut, baseUrl: NOWHERE });
    await expect(quotes.getQuote({ id: badId })).rejects.toThrow(TypeError);
  });
});

describe('a call without a response', () => {
  it('waits thirty seconds by default', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(30_000);
  });

  it.each([
    ['nothing listens', NOWHERE],
    ['the connection is cut', null],
  ])('reports a network failure when %s', async (_title, address) => {
    const { baseUrl } = await serve(hangUp);
    const client = createApiClient({ ...signedOut, baseUrl: address ?? baseUrl });
    await expect(client.quotes.getQuote({ id })).rejects.toMatchObject({
      kind: 'network',
      status: null,
      isTimeout: false,
      message: 'Network error. Please check your internet connection.',
    });
  });

  it('tells a timeout from other network failures', async () => {
    const { baseUrl } = await serve(silence);
    const client = createApiClient({ ...signedOut, baseUrl, timeoutMs: 40 });
    await expect(client.quotes.getQuote({ id })).rejects.toMatchObject({
      kind: 'network',
      isTimeout: true,
      message: 'The server took too long to answer. Please try again.',
    });
  });

  it('tells a cancelled call from a failed one', async () => {
    const { baseUrl } = await serve(silence);
    const client = createApiClient({ ...signedOut, baseUrl });
    const controller = new AbortController();
    const call = client.quotes.getQuote({ id }, { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({
      kind: 'cancelled',
      status: null,
      message: 'The request was cancelled.',
    });
  });

  it('does not start a call that is cancelled already', async () => {
    const { baseUrl, seen } = await serve(json(200, aQuote()));
    const client = createApiClient({ ...signedOut, baseUrl });
    const call = client.quotes.getQuote({ id }, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    expect(seen).toHaveLength(0);
  });
});

describe('an invalid response', () => {
  it.each([
    ['an HTML page', text(200, '<!doctype html><title>Proxy</title>')],
    ['broken JSON', text(200, '{"id": ', 'application/json')],
    ['an empty body', text(200, '', 'application/json')],
    ['a bare number', text(200, '42', 'application/json')],
    ['null', text(200, 'null', 'application/json')],
  ])('is refused for %s', async (_title, reply) => {
    const { baseUrl } = await serve(reply);
    const client = createApiClient({ ...signedOut, baseUrl });
    await expect(client.quotes.getQuote({ id })).rejects.toMatchObject({
      kind: 'invalid-response',
      message: 'Invalid response format',
    });
  });

  it('may have no body where the endpoint has none', async () => {
    const { baseUrl } = await serve((_request, response) => response.writeHead(204).end());
    const client = createApiClient({ ...signedOut, baseUrl });
    await expect(client.quotes.deleteQuote({ id }, { version: 1 })).resolves.toBeUndefined();
  });
});

describe('an expired session', () => {
  const refused = json(401, { detail: 'Authentication required. Please log in.' });

  it('is reported once, however many calls fail with it', async () => {
    const { baseUrl } = await serve(refused);
    const onUnauthorised = vi.fn<() => void>();
    const client = createApiClient({ baseUrl, getToken: () => 'old', onUnauthorised });
    const calls = Array.from({ length: 8 }, () => client.quotes.getQuote({ id }));
    const results = await Promise.allSettled(calls);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it('is reported again after another login has expired', async () => {
    const { baseUrl } = await serve(refused);
    const onUnauthorised = vi.fn<() => void>();
    let token = 'first';
    const client = createApiClient({ baseUrl, getToken: () => token, onUnauthorised });
    await expect(client.accounts.getProfile()).rejects.toMatchObject({ status: 401 });
    token = 'second';
    await expect(client.accounts.getProfile()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is replaced by a newer session', 'new'],
    ['is logged out', null],
  ])('is not reported by a late answer after it %s', async (_title, next) => {
    const { baseUrl } = await serve(refused);
    const onUnauthorised = vi.fn<() => void>();
    let token: string | null = 'old';
    const client = createApiClient({ baseUrl, getToken: () => token, onUnauthorised });
    const late = client.accounts.getProfile();
    token = next;
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('is reported even when no token was sent', async () => {
    const { baseUrl } = await serve(refused);
    const onUnauthorised = vi.fn<() => void>();
    const client = createApiClient({ ...signedOut, baseUrl, onUnauthorised });
    await expect(client.accounts.getProfile()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it('is not reported by login or logout', async () => {
    const { baseUrl } = await serve(refused);
    const onUnauthorised = vi.fn<() => void>();
    const { accounts } = createApiClient({ baseUrl, getToken: () => 'old', onUnauthorised });
    const login = accounts.login({ email: 'a@b.co', password: 'x' });
    await expect(login).rejects.toMatchObject({ status: 401 });
    await expect(accounts.logout()).rejects.toMatchObject({ status: 401 });
    await expect(accounts.googleLogin({ access_token: 'x' })).rejects.toMatchObject({
      status: 401,
    });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});
