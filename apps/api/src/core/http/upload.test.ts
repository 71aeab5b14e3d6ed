import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEndpoint } from '@cleaning/contract/http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyOf, multipart } from '../../../test/multipart.ts';
import { unusedDependencies } from '../../../test/unused-dependencies.ts';
import { handleError } from './error-handler.ts';
import { registerEndpoints } from './register-endpoints.ts';

const MEGABYTE = 1024 * 1024;

const send = defineEndpoint({
  name: 'send',
  method: 'POST',
  path: 'send/',
  tag: 'Test',
  summary: 'Send a file',
  access: 'public',
  upload: { maxBytes: MEGABYTE, mediaTypes: ['text/plain'] },
  body: z.strictObject({ title: z.string().max(10, 'Too long.').optional() }),
  responses: {
    201: z.object({ name: z.string(), size: z.int(), title: z.string().nullable() }),
  },
});

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = fastify({ bodyLimit: 1000, forceCloseConnections: true });
  app.setErrorHandler(handleError);
  registerEndpoints(
    app,
    { send },
    {
      send: async ({ file, body }) => ({
        status: 201 as const,
        body: { name: file.fileName, size: file.content.length, title: body.title ?? null },
      }),
    },
    unusedDependencies,
  );
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const post = async ({ body, headers }: Awaited<ReturnType<typeof bodyOf>>) =>
  app.inject({ method: 'POST', url: '/api/v1/send/', payload: body, headers });

const fileOf = (size: number, name = 'a.txt') => new File([new Uint8Array(size).fill(65)], name);

describe('an upload', () => {
  it('returns the file, its name in any script, and the other fields', async () => {
    const name = 'Résumé of the 清掃 clean.txt';
    const response = await post(await multipart({ title: 'Hello', file: fileOf(12, name) }));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ name, size: 12, title: 'Hello' });
  });

  it('may omit the name of its file', async () => {
    const { body, headers } = await multipart({ file: fileOf(3, 'a.txt') });
    const nameless = String(body).replace('; filename="a.txt"', '');
    const response = await post({ body: Buffer.from(nameless), headers });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ name: '', size: 3, title: null });
  });

  it('accepts fields after the file', async () => {
    const response = await post(await multipart({ file: fileOf(1), title: 'Late' }));
    expect(response.json()).toMatchObject({ title: 'Late' });
  });

  it('may be as large as the limit, to the byte', async () => {
    const response = await post(await multipart({ file: fileOf(MEGABYTE) }));
    expect(response.json()).toMatchObject({ size: MEGABYTE });
  });

  it('is refused one byte over the limit', async () => {
    const response = await post(await multipart({ file: fileOf(MEGABYTE + 1) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({
      detail: 'This file is larger than 1 MB. Choose a smaller one.',
      code: 'payload_too_large',
    });
  });

  it('far over the limit is refused over a real connection while it still arrives', async () => {
    const chunk = Buffer.alloc(64 * 1024, 65);
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        if (sent === chunk.length) {
          controller.enqueue(
            Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'),
          );
        }
        if (sent > 400 * MEGABYTE) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await fetch(`${address}/api/v1/send/`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: stream,
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(100 * MEGABYTE);
  });

  it('far over the limit is refused also for a sender who reads only after sending', async () => {
    const size = 30 * MEGABYTE;
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const { promise: answer, resolve, reject } = Promise.withResolvers<string>();
    socket.once('error', reject);
    socket.write(
      `POST /api/v1/send/ HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${head.length + size}\r\n\r\n${head}`,
    );
    socket.pause();
    for (let sent = 0; sent < size; sent += MEGABYTE) {
      if (!socket.write(Buffer.alloc(MEGABYTE, 65))) {
        await Promise.race([once(socket, 'drain'), answer]);
      }
    }
    socket.once('data', (data: Buffer) => resolve(String(data))).resume();
    expect(await answer).toMatch(/^HTTP\/1.1 413 /u);
    socket.destroy();
  });

  it('waits unread while as many of its sender arrive as a form may have, and then is taken', async () => {
    const head =
      'POST /api/v1/send/ HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\n';
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nA';
    const begin = async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`${head}content-length: 1000\r\n\r\n${part}`);
      return socket;
    };
    const arriving = await Promise.all(Array.from({ length: 12 }, begin));
    // The service reads what has arrived in the order of arrival.
    expect((await fetch(address)).status).toBe(404);
    const gone = await begin();
    await sleep(100);
    gone.destroy();
    const form = new FormData();
    form.set('file', fileOf(12));
    let isAnswered = false;
    const answer = fetch(`${address}/api/v1/send/`, { method: 'POST', body: form }).finally(
      () => (isAnswered = true),
    );
    await sleep(300);
    expect(isAnswered).toBe(false);
    arriving[0]?.destroy();
    expect((await answer).status).toBe(201);
    for (const socket of arriving) socket.destroy();
  });

  it.each<[string, Record<string, string | File>, string]>([
    ['no file', { title: 'x' }, 'Choose a file to upload.'],
    ['an empty file', { file: fileOf(0) }, 'This file is empty. Choose another one.'],
  ])('with %s is refused with advice', async (_title, parts, message) => {
    const response = await post(await multipart(parts));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ file: [message] });
  });

  it('with two files is refused', async () => {
    const form = new FormData();
    form.append('file', fileOf(3));
    form.append('file', fileOf(3));
    const response = await post(await bodyOf(form));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ file: ['Send one file at a time.'] });
  });

  it('with a file in another field is refused', async () => {
    const response = await post(await multipart({ picture: fileOf(3) }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ picture: ['Send the file in the field "file".'] });
  });

  it('with a field twice is refused', async () => {
    const form = new FormData();
    form.append('title', 'a');
    form.append('title', 'b');
    const response = await post(await bodyOf(form));
    expect(response.json()).toEqual({ title: ['Send this field once.'] });
  });

  it('with an unknown or a wrong field is refused by field', async () => {
    const wrong = await post(
      await multipart({ title: 'much too long', surprise: '1', file: fileOf(3) }),
    );
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({
      title: ['Too long.'],
      surprise: ['This field is not known.'],
    });
  });

  it('with more fields than any form has is refused', async () => {
    const parts = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 'x']));
    const response = await post(await multipart(parts));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ non_field_errors: ['The form has too many fields.'] });
  });

  it('with an overlong field is refused', async () => {
    const response = await post(await multipart({ title: 'x'.repeat(20_000) }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ title: ['Send this field as a short text.'] });
  });

  it('with a field named like a property of every object is refused', async () => {
    const response = await post(await multipart({ __proto__x: 'a', constructor: 'x' }));
    expect(response.statusCode).toBe(400);
  });

  it('that is incomplete is refused', async () => {
    const { body, headers } = await multipart({ file: fileOf(1000) });
    const response = await post({ body: body.subarray(0, 600), headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      non_field_errors: ['The upload is incomplete. Send it again.'],
    });
  });

  it('without a boundary is refused', async () => {
    const { body } = await multipart({ file: fileOf(3) });
    const response = await post({ body, headers: { 'content-type': 'multipart/form-data' } });
    expect(response.statusCode).toBe(400);
  });

  it.each(['application/json', 'text/plain', 'image/png'])(
    'as %s is refused',
    async (contentType) => {
      const headers = { 'content-type': contentType };
      const response = await post({ body: Buffer.from('{}'), headers });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it('without any body is refused', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/v1/send/' });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ detail: 'Send the file as multipart/form-data.' });
  });
});
