import { endpoints } from '@cleaning/contract/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPageOf, aQuote, aQuoteSummary } from '../testing/index.ts';
import { hangUp, json, serve, silence, type Reply } from '../testing/serve.ts';
import { ApiError } from '../errors/api-error.ts';
import { assertReachable } from './assert-reachable.ts';
import type { CallEnd, CallStart } from './call-hooks.ts';
import { createApiClient } from './create-api-client.ts';
import type { ApiClientOptions } from './create-call-endpoint.ts';
import { eachItem, eachPage } from './each-page.ts';

const id = '0190a1b2-0000-7000-8000-000000001048';
const write = { service_id: 'deep' as const, rooms: {}, addon_ids: [] };
const clientOf = (baseUrl: string, options: Partial<ApiClientOptions> = {}) =>
  createApiClient({ baseUrl, getToken: () => 'secret-token', ...options });

/** Gives each reply once, then repeats the last one. */
const inTurn = (...replies: readonly [Reply, ...Reply[]]): Reply => {
  let next = 0;
  return (request, response) => {
    const reply = replies[Math.min(next, replies.length - 1)];
    next += 1;
    reply?.(request, response);
  };
};

const busyFor =
  (seconds: number): Reply =>
  (_request, response) => {
    response.writeHead(503, { 'retry-after': String(seconds), 'x-request-id': 'req-1' }).end('{}');
  };

const busy = busyFor(0);

const answered: Reply = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req-2' });
  response.end(JSON.stringify(aQuote()));
};

const pageOfTwo: Reply = (request, response) => {
  const page = new URL(request.url ?? '', 'http://service').searchParams.get('page');
  const summary = aQuoteSummary({ id: `0190a1b2-0000-7000-8000-00000000000${page}` });
  json(200, { ...aPageOf([summary]), next: page === '2' ? null : '?page=2' })(request, response);
};

const failingHook = (): void => {
  throw new Error('The log is full.');
};

describe('the timeout of a call', () => {
  it('is set by the call rather than the client', async () => {
    const { baseUrl } = await serve(silence);
    const call = clientOf(baseUrl).quotes.getQuote({ id }, { timeoutMs: 30 });
    await expect(call).rejects.toMatchObject({ kind: 'network', isTimeout: true });
  });

  it('can come from a signal that timed out, which is reported as a timeout', async () => {
    const { baseUrl } = await serve(silence);
    const { quotes } = clientOf(baseUrl);
    const timeout = AbortSignal.timeout(30);
    const either = AbortSignal.any([AbortSignal.timeout(30), new AbortController().signal]);
    for (const signal of [timeout, either]) {
      const call = quotes.getQuote({ id }, { signal });
      await expect(call).rejects.toMatchObject({ kind: 'network', isTimeout: true, status: null });
    }
  });
});

describe('the headers of one call', () => {
  it('are sent, but do not replace the token or the idempotency key', async () => {
    const { baseUrl, seen } = await serve(json(201, aQuote()));
    const headers = { 'x-trace': 'abc', Authorization: 'Token other', 'Idempotency-Key': 'other' };
    await clientOf(baseUrl).quotes.createQuote(write, { headers, idempotencyKey: 'key-1' });
    expect(seen[0]?.headers).toMatchObject({
      'x-trace': 'abc',
      authorization: 'Token secret-token',
      'idempotency-key': 'key-1',
    });
  });
});

describe('a base address without an origin', () => {
  it.each([undefined, '/api/v1', 'example.com/api/v1'])(
    'is refused in Node (%s)',
    async (baseUrl) => {
      const options = baseUrl === undefined ? {} : { baseUrl };
      const client = createApiClient({ getToken: () => null, ...options });
      await expect(client.quotes.getQuote({ id })).rejects.toThrow(/absolute baseUrl, as https:/u);
      await expect(client.quotes.getQuote({ id })).rejects.toThrow(TypeError);
    },
  );

  it('uses the origin of the site in a browser', () => {
    vi.stubGlobal('location', { href: 'https://www.example.com/' });
    expect(() => assertReachable('/api/v1')).not.toThrow();
    vi.unstubAllGlobals();
  });
});

describe('retried calls', () => {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  });

  const quote = json(200, aQuote());

  it('are none by default', async () => {
    const { baseUrl, seen } = await serve(busy);
    await expect(clientOf(baseUrl).quotes.getQuote({ id })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });

  it('are reads that failed by a server error or a lost connection', async () => {
    const { baseUrl, seen } = await serve(inTurn(busy, hangUp, quote));
    const { quotes } = clientOf(baseUrl, { retries: 2 });
    await expect(quotes.getQuote({ id })).resolves.toMatchObject({ id: aQuote().id });
    expect(seen).toHaveLength(3);
  });

  it('throw the last failure', async () => {
    const { baseUrl, seen } = await serve(busy);
    const call = clientOf(baseUrl).quotes.getQuote({ id }, { retries: 2 });
    await expect(call).rejects.toMatchObject({ status: 503, requestId: 'req-1', retryAfter: 0 });
    expect(seen).toHaveLength(3);
  });

  it('are writes with a key, with the same key each time', async () => {
    const { baseUrl, seen } = await serve(inTurn(busy, json(201, aQuote())));
    const { quotes } = clientOf(baseUrl, { retries: 2 });
    await quotes.createQuote(write, { idempotencyKey: 'key-1' });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  it('are no writes without a key, or where the endpoint takes none', async () => {
    const { baseUrl, seen } = await serve(busy);
    const { quotes } = clientOf(baseUrl, { retries: 2 });
    await expect(quotes.createQuote(write)).rejects.toMatchObject({ status: 503 });
    const options: object = { idempotencyKey: 'key-1' };
    await expect(quotes.cancelQuote({ id }, { version: 1 }, options)).rejects.toMatchObject({
      status: 503,
    });
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['a refusal', json(404, { detail: 'No.' })],
    ['an answer that cannot be read', json(200, null)],
    ['a service that asks for a long wait', busyFor(120)],
  ] satisfies [string, Reply][])('are not those after %s', async (_title, reply) => {
    const { baseUrl, seen } = await serve(reply);
    const call = clientOf(baseUrl, { retries: 2 }).quotes.getQuote({ id });
    await expect(call).rejects.toBeInstanceOf(ApiError);
    expect(seen).toHaveLength(1);
  });

  it('stop at once when they are cancelled', async () => {
    const { baseUrl, seen } = await serve(busyFor(20));
    const controller = new AbortController();
    const call = clientOf(baseUrl, { retries: 2 }).quotes.getQuote(
      { id },
      { signal: controller.signal },
    );
    setTimeout(() => controller.abort(), 50);
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    expect(seen).toHaveLength(1);
  });
});

describe('the hooks of the client', () => {
  it('are called for each attempt, without what was sent', async () => {
    const { baseUrl } = await serve(inTurn(busy, answered));
    const calls: (CallStart | CallEnd)[] = [];
    const note = (call: CallStart | CallEnd) => calls.push(call);
    const client = clientOf(baseUrl, { retries: 1, beforeCall: note, afterCall: note });
    await client.quotes.getQuote({ id }, { headers: { 'x-trace': 'secret-header' } });
    const call = { name: 'getQuote', method: 'GET', path: 'quotes/:id/' };
    expect(calls).toMatchObject([
      { ...call, attempt: 1 },
      { ...call, attempt: 1, status: 503, requestId: 'req-1', error: { status: 503 } },
      { ...call, attempt: 2 },
      { ...call, attempt: 2, status: 200, requestId: 'req-2', error: undefined },
    ]);
    const logged = JSON.stringify(calls);
    for (const secret of ['secret-token', 'secret-header', id])
      expect(logged).not.toContain(secret);
  });

  it('do not fail the call when they throw', async () => {
    const { baseUrl } = await serve(json(200, aQuote()));
    const uncaught = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    const client = clientOf(baseUrl, { beforeCall: failingHook });
    await expect(client.quotes.getQuote({ id })).resolves.toMatchObject({ id: aQuote().id });
    const [[report]] = uncaught.mock.calls as [[() => void]];
    expect(report).toThrow('The log is full.');
  });
});

describe('the pages of a list', () => {
  it('are read in sequence, each with the filter', async () => {
    const { baseUrl, seen } = await serve(pageOfTwo);
    const ids: string[] = [];
    const { listMyQuotes } = clientOf(baseUrl).quotes;
    for await (const quote of eachItem(listMyQuotes, { status: 'draft' })) ids.push(quote.id);
    expect(ids.map((quoteId) => quoteId.at(-1))).toEqual(['1', '2']);
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/v1/quotes/my-quotes/?status=draft&page=1',
      '/api/v1/quotes/my-quotes/?status=draft&page=2',
    ]);
  });

  it('are not read further than requested', async () => {
    const { baseUrl, seen } = await serve(pageOfTwo);
    for await (const page of eachPage(clientOf(baseUrl).quotes.listMyQuotes, {})) {
      expect(page.results).toHaveLength(1);
      break;
    }
    expect(seen).toHaveLength(1);
  });
});

describe('the validation of responses', () => {
  const wrong = json(200, { ...aQuote(), total_cents: 'much' });

  it('is off unless the client is given the schemas', async () => {
    const { baseUrl } = await serve(wrong);
    await expect(clientOf(baseUrl).quotes.getQuote({ id })).resolves.toHaveProperty('total_cents');
  });

  it('refuses a response that does not match the contract', async () => {
    const { baseUrl } = await serve(inTurn(wrong, json(200, aQuote())));
    const { quotes } = clientOf(baseUrl, { checkAnswers: endpoints });
    await expect(quotes.getQuote({ id })).rejects.toMatchObject({
      kind: 'invalid-response',
      status: 200,
      message: 'Invalid response format',
    });
    await expect(quotes.getQuote({ id })).resolves.toEqual(aQuote());
  });
});
