import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { defineEndpoint } from '@cleaning/contract/http';
import { callOf, fileResponse } from '@cleaning/contract/http/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApiClient, type ApiClient } from '../client/create-api-client.ts';
import { hangUp, json, NOWHERE, serve, silence, text, type Reply } from '../testing/serve.ts';
import { ApiError } from './api-error.ts';

const PASSWORD = 'canary-password';
const TOKEN = 'canary-token';
const PATH_TOKEN = 'canary-calendar-feed';
const QUERY_TOKEN = 'canary-signature';
const SECRETS = [PASSWORD, TOKEN, PATH_TOKEN, QUERY_TOKEN];
const file = new File([PASSWORD], 'canary-password.pdf', { type: 'application/pdf' });

const uploadEndpoint = defineEndpoint({
  name: 'upload',
  method: 'POST',
  path: 'upload/:id/',
  tag: 'Test',
  summary: 'A file and an answer that is a file',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  upload: { maxBytes: 1000, mediaTypes: ['application/pdf'] },
  body: z.strictObject({ title: z.string() }),
  responses: { 200: fileResponse(['application/pdf']) },
});

const upload = { name: 'upload', ...callOf(uploadEndpoint) };

type Call = (client: ApiClient, signal?: AbortSignal) => Promise<unknown>;

const readFeed: Call = ({ appointments }, signal) =>
  appointments.readCalendarFeed({ token: PATH_TOKEN }, { signal });

const CALLS: Readonly<Record<string, Call>> = {
  'a log-in': ({ accounts }, signal) =>
    accounts.login({ email: 'mia@mail.example', password: PASSWORD }, { signal }),
  'a registration with Google': ({ accounts }, signal) =>
    accounts.googleRegister(
      { access_token: PASSWORD, client_type: 'general', phone_number: '0491570156' },
      { signal },
    ),
  'a calendar feed': readFeed,
  'a file by its signed link': ({ files }, signal) =>
    files.downloadFile({ id: PATH_TOKEN }, { expires: '1', signature: QUERY_TOKEN }, { signal }),
  'an upload': ({ callEndpoint }, signal) =>
    callEndpoint(upload, { params: { id: PATH_TOKEN }, body: { title: PASSWORD }, file, signal }),
};

/** Refuses like the service or a proxy, without repeating anything that was sent. */
const refuse =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-request-id': 'req-42',
      ...headers,
    });
    response.end(JSON.stringify(body));
  };

const detail = { detail: 'No.' };
const REPLIES: Readonly<Record<string, Reply>> = {
  'a connection that is cut': hangUp,
  'field errors (400)': refuse(400, { email: ['Enter an email address.'] }),
  'field errors in the envelope (400)': refuse(400, { success: false, errors: { email: ['No.'] } }),
  'an account that exists (400)': refuse(400, { error: 'This account already exists.' }),
  'a refusal (401)': refuse(401, detail),
  'a refusal (403)': refuse(403, detail),
  'a refusal (404)': refuse(404, detail),
  'a conflict (409)': refuse(409, { ...detail, code: 'stale_version', current: { version: 4 } }),
  'too large a body (413)': refuse(413, detail),
  'too many calls (429)': refuse(429, detail, { 'retry-after': '40' }),
  'a failure (500)': refuse(500, detail),
  'a page of a proxy (502)': text(502, '<!doctype html>'),
  'an answer that is no answer': text(200, '<!doctype html>'),
  'an envelope that failed': json(200, { success: false, error: 'No.' }),
};

/** Every form in which an error reaches a log, a report or another thread. */
function printsOf(error: unknown): string[] {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  const print = new Console({ stdout: stream, stderr: stream, inspectOptions: { depth: null } });
  print.log(error);
  print.error('%o', error);
  print.dir(error, { depth: null, showHidden: true });
  const all = { depth: Infinity, showHidden: true, getters: true, maxStringLength: null };
  return [
    chunks.join(''),
    inspect(error, all),
    inspect(structuredClone(error), all),
    inspect(Object.getOwnPropertyDescriptors(error), all),
    JSON.stringify(error),
    JSON.stringify(error, Object.getOwnPropertyNames(error)),
    String(error),
  ];
}

async function expectNoSecret(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => new Error('The call should have failed.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  for (const print of printsOf(error)) {
    for (const secret of SECRETS) expect(print).not.toContain(secret);
  }
  return error;
}

const clientOf = (baseUrl: string, timeoutMs?: number) =>
  createApiClient({ baseUrl, getToken: () => TOKEN, ...(timeoutMs && { timeoutMs }) });

describe.each(Object.entries(CALLS))('the error of %s', (_call, call) => {
  it.each(Object.entries(REPLIES))('contains nothing that was sent, after %s', async (_, reply) => {
    const { baseUrl, seen } = await serve(reply);
    await expectNoSecret(call(clientOf(baseUrl)));
    // Checks that the server did receive the secrets.
    expect(inspect(seen)).toContain(TOKEN);
  });

  it('contains nothing that was sent when the server cannot be reached', async () => {
    const error = await expectNoSecret(call(clientOf(NOWHERE)));
    expect(error).toMatchObject({ kind: 'network', requestId: undefined });
    expect(error.cause).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('contains nothing that was sent after a timeout', async () => {
    const { baseUrl } = await serve(silence);
    const error = await expectNoSecret(call(clientOf(baseUrl, 50)));
    expect(error).toMatchObject({ kind: 'network', isTimeout: true });
  });

  it('contains nothing that was sent when it is cancelled', async () => {
    const { baseUrl } = await serve(silence);
    const controller = new AbortController();
    const pending = expectNoSecret(call(clientOf(baseUrl), controller.signal));
    setTimeout(() => controller.abort(), 50);
    expect(await pending).toMatchObject({ kind: 'cancelled' });
  });
});

const errorOf = async (reply: Reply, call: Call) => {
  const { baseUrl } = await serve(reply);
  return expectNoSecret(call(clientOf(baseUrl)));
};

describe('the details of a failed request in an error', () => {
  beforeEach(() => void vi.setSystemTime('2026-11-23T01:00:00.000Z'));
  afterEach(() => void vi.useRealTimers());

  it('are its code, method, path and id', async () => {
    const error = await errorOf(refuse(404, detail), readFeed);
    expect(error.requestId).toBe('req-42');
    expect(error.cause).toEqual({
      code: 'ERR_BAD_REQUEST',
      method: 'GET',
      path: 'calendars/:token/',
      requestId: 'req-42',
    });
  });

  it.each([
    ['40', 40],
    ['0', 0],
    ['Mon, 23 Nov 2026 00:59:55 GMT', 0],
    ['soon', undefined],
  ])('include how long to wait (%s)', async (header, seconds) => {
    const error = await errorOf(refuse(429, detail, { 'retry-after': header }), readFeed);
    expect(error.retryAfter).toBe(seconds);
  });

  it('include how long to wait until a date', async () => {
    const inAMinute = 'Mon, 23 Nov 2026 01:01:00 GMT';
    const error = await errorOf(refuse(503, detail, { 'retry-after': inAMinute }), readFeed);
    expect(error.retryAfter).toBe(60);
  });

  it('omit an id in a format that the service does not use', async () => {
    const error = await errorOf(refuse(404, detail, { 'x-request-id': '<b>' }), readFeed);
    expect(error.requestId).toBeUndefined();
  });
});
