import { defineEndpoint } from '@cleaning/contract/http';
import { callOf, fileResponse } from '@cleaning/contract/http/rules';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json, serve, silence, text, type Reply } from '../testing/serve.ts';
import { createApiClient } from './create-api-client.ts';

const common = { tag: 'Test', summary: 'Files', access: 'signed-in' } as const;

const sendEndpoint = defineEndpoint({
  ...common,
  name: 'send',
  method: 'POST',
  path: 'send/',
  upload: { maxBytes: 1000, mediaTypes: ['application/pdf'] },
  body: z.strictObject({ title: z.string(), note: z.string().optional() }),
  responses: { 201: z.object({ id: z.string() }) },
});

const fetchEndpoint = defineEndpoint({
  ...common,
  name: 'fetchFile',
  method: 'GET',
  path: 'file/',
  responses: { 200: fileResponse(['application/pdf']) },
});

const fetchPartEndpoint = defineEndpoint({
  ...common,
  name: 'fetchPart',
  method: 'GET',
  path: 'files/:part/',
  params: z.strictObject({ part: z.coerce.number() }),
  responses: { 200: fileResponse(['text/csv']) },
});

const send = { name: 'send', ...callOf(sendEndpoint) };
const fetchFile = { name: 'fetchFile', ...callOf(fetchEndpoint) };
const fetchPart = { name: 'fetchPart', ...callOf(fetchPartEndpoint) };

const clientOf = (baseUrl: string) => createApiClient({ baseUrl, getToken: () => 'abc' });
const file = new File(['the content'], 'Küche.pdf', { type: 'application/pdf' });

describe('sending a file', () => {
  it('uses a form with the file, its name and the other fields', async () => {
    const { baseUrl, seen } = await serve(json(201, { id: '1' }));
    const body = { title: 'Plan', note: undefined };
    await expect(clientOf(baseUrl).callEndpoint(send, { body, file })).resolves.toEqual({
      id: '1',
    });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
    expect(seen[0]?.headers.authorization).toBe('Token abc');
    expect(seen[0]?.body).toMatch(
      /name="title"\r\n\r\nPlan\r\n[^]*name="file"; filename="Küche.pdf"[^]*the content/u,
    );
    expect(seen[0]?.body).not.toContain('note');
  });

  it('reports its progress, up to the whole file', async () => {
    const { baseUrl } = await serve(json(201, { id: '1' }));
    const seen: number[] = [];
    await clientOf(baseUrl).callEndpoint(send, {
      body: { title: 'Plan' },
      file,
      onUploadProgress: (fraction) => seen.push(fraction),
    });
    expect(seen.at(-1)).toBe(1);
  });

  it('can be cancelled', async () => {
    const { baseUrl } = await serve(silence);
    const controller = new AbortController();
    const call = clientOf(baseUrl).callEndpoint(send, {
      body: { title: 'Plan' },
      file,
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('reports the refusal of a file by its field', async () => {
    const { baseUrl } = await serve(json(400, { file: ['This file is empty.'] }));
    const call = clientOf(baseUrl).callEndpoint(send, { body: { title: 'Plan' }, file });
    await expect(call).rejects.toMatchObject({ fieldErrors: { file: ['This file is empty.'] } });
  });
});

const pdf =
  (disposition: string): Reply =>
  (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': disposition,
    });
    response.end(Buffer.from([37, 80, 68, 70, 0, 255]));
  };

describe('downloading a file', () => {
  it('returns its bytes, type and name', async () => {
    const { baseUrl } = await serve(
      pdf(`attachment; filename="K_che.pdf"; filename*=UTF-8''K%C3%BCche.pdf`),
    );
    const received = await clientOf(baseUrl).callEndpoint(fetchFile, {});
    expect(received.fileName).toBe('Küche.pdf');
    expect(received.mediaType).toBe('application/pdf');
    expect([...new Uint8Array(received.content)]).toEqual([37, 80, 68, 70, 0, 255]);
  });

  it('puts the number of the file in the address', async () => {
    const { baseUrl, seen } = await serve(pdf('attachment'));
    await clientOf(baseUrl).callEndpoint(fetchPart, { params: { part: 2 } });
    expect(seen[0]?.url).toMatch(/\/files\/2\/$/u);
  });

  it.each([
    ['attachment; filename="plain.pdf"', 'plain.pdf'],
    [`attachment; filename="plain.pdf"; filename*=UTF-8''%E0%A4`, 'plain.pdf'],
    ['attachment', 'download'],
  ])('finds a name in %j', async (disposition, name) => {
    const { baseUrl } = await serve(pdf(disposition));
    const received = await clientOf(baseUrl).callEndpoint(fetchFile, {});
    expect(received.fileName).toBe(name);
  });

  it('reports a refusal like any other call', async () => {
    const { baseUrl } = await serve(json(404, { detail: 'Not there.', code: 'not_found' }));
    await expect(clientOf(baseUrl).callEndpoint(fetchFile, {})).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it.each([
    ['a page in its place', text(200, '<!doctype html>')],
    ['a page that refuses', text(502, '<!doctype html>')],
  ])('is not confused by %s', async (_title, reply) => {
    const { baseUrl } = await serve(reply);
    await expect(clientOf(baseUrl).callEndpoint(fetchFile, {})).rejects.toHaveProperty('kind');
  });
});
