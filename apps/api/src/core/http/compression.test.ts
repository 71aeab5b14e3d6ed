import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { defineEndpoint } from '@cleaning/contract/http';
import { fileResponse } from '@cleaning/contract/http/rules';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDraft } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import { unusedDependencies } from '../../../test/unused-dependencies.ts';
import { COMPRESSION } from './compression.ts';
import { registerEndpoints } from './register-endpoints.ts';

const download = defineEndpoint({
  name: 'download',
  method: 'GET',
  path: 'download/',
  tag: 'Test',
  summary: 'Fetch a file',
  access: 'public',
  responses: { 200: fileResponse(['text/csv']) },
});

let path: string;
const api = startBeforeAll();
const client = makeBeforeAll(() => api.signIn());
beforeAll(async () => {
  path = `quotes/${(await createDraft(api, client)).id}/`;
});

const read = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  api.call({ path: target, as: client, headers });

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('a JSON answer of more than a kilobyte', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    ['br', 'br;q=0.9, gzip;q=0.1'],
  ] as const)('is sent as %s to who takes "%s"', async (encoding, accepted) => {
    const plain = await read(path);
    expect(plain.rawPayload.length).toBeGreaterThan(1000);
    const packed = await read(path, { 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(String(UNPACK[encoding](packed.rawPayload))).toBe(plain.body);
  });

  it.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0, gzip;q=0' }])(
    'is sent as it is to who takes no other: %j',
    async (headers) => {
      const plain = await read(path, headers);
      expect(plain.headers['content-encoding']).toBeUndefined();
      // A cache must not give this one to everybody either.
      expect(plain.headers['vary']).toBe('accept-encoding');
      expect(plain.json()).toMatchObject({ price: {} });
    },
  );

  it('has one weak tag in every encoding, by which each of them is asked again', async () => {
    const plain = await read(path);
    const tag = String(plain.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]+"$/u);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      expect((await read(path, headers)).headers.etag).toBe(tag);
      const again = await read(path, { ...headers, 'if-none-match': tag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers).toMatchObject({ vary: 'accept-encoding' });
      expect(again.headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('what is not compressed', () => {
  const accepted = { 'accept-encoding': 'br, gzip' };

  it('is a short answer', async () => {
    const health = await read('accounts/health/', accepted);
    expect(health.headers['content-encoding']).toBeUndefined();
    expect(health.json()).toMatchObject({ status: 'ok' });
  });

  it('is a file, whose length is known', async () => {
    const app = fastify();
    const content = Buffer.from('INV-1,100.00\r\n'.repeat(1000));
    void app.register(compress, COMPRESSION);
    void app.register(async (scope) =>
      registerEndpoints(
        scope,
        { download },
        {
          download: async () => ({
            status: 200 as const,
            body: { fileName: 'a.csv', mediaType: 'text/csv', content },
          }),
        },
        unusedDependencies,
      ),
    );
    const file = await app.inject({ url: '/api/v1/download/', headers: accepted });
    expect(file.headers['content-encoding']).toBeUndefined();
    expect(file.headers['content-length']).toBe(String(content.length));
    await app.close();
  });

  it('is a stream of events', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as { port: number };
    const stop = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/v1/live/`, {
      headers: { ...accepted, authorization: `Token ${client.token}` },
      signal: stop.signal,
    });
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/u);
    expect(stream.headers.get('content-encoding')).toBeNull();
    stop.abort();
  });
});

it('a compressed body is refused, so that none unpacks past the limit', async () => {
  const response = await api.call({
    method: 'POST',
    path: 'enquiries/',
    body: gzipSync(JSON.stringify({ message: 'x'.repeat(1_000_000) })),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  });
  expect(response.statusCode).toBe(400);
});

it('the document of the service is read in a tenth of its size', async () => {
  const plain = await read('schema/');
  const packed = await read('schema/', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  const known = { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) };
  expect((await read('schema/', known)).statusCode).toBe(304);
});
