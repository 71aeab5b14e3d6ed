import { Readable } from 'node:stream';
import { defineEndpoint } from '@cleaning/contract/http';
import { fileResponse } from '@cleaning/contract/http/rules';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { unusedDependencies } from '../../../test/unused-dependencies.ts';
import { handleError } from './error-handler.ts';
import { attachmentNamed } from './file-answer.ts';
import type { FileAnswer } from './handlers.ts';
import { createOpenApiDocument } from './openapi.ts';
import { registerEndpoints } from './register-endpoints.ts';

const download = defineEndpoint({
  name: 'download',
  method: 'GET',
  path: 'download/',
  tag: 'Test',
  summary: 'Fetch a file',
  access: 'public',
  responses: { 200: fileResponse(['application/pdf']) },
});

function build(answer: FileAnswer) {
  const app = fastify();
  app.setErrorHandler(handleError);
  registerEndpoints(
    app,
    { download },
    { download: async () => ({ status: 200 as const, body: answer }) },
    unusedDependencies,
  );
  return app;
}

const content = Buffer.from([0, 1, 2, 250, 251]);

it.each<[string, FileAnswer['content']]>([
  ['held in memory', content],
  ['that streams', { stream: Readable.from([content]), byteSize: content.length }],
])('a file %s is sent completely, as a download', async (_title, body) => {
  const app = build({ fileName: 'INV-1.pdf', mediaType: 'application/pdf', content: body });
  const response = await app.inject('/api/v1/download/');
  expect(response.rawPayload.equals(content)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '5',
    'content-disposition': `attachment; filename="INV-1.pdf"; filename*=UTF-8''INV-1.pdf`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
});

it('a media type that the endpoint does not declare is refused', async () => {
  const response = await build({ fileName: 'a.html', mediaType: 'text/html', content }).inject(
    '/api/v1/download/',
  );
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toContain('application/json');
});

it.each([
  ['Quote Q-1.pdf', `attachment; filename="Quote Q-1.pdf"; filename*=UTF-8''Quote%20Q-1.pdf`],
  [
    'Küche "neu".pdf',
    `attachment; filename="K_che _neu_.pdf"; filename*=UTF-8''K%C3%BCche%20%22neu%22.pdf`,
  ],
  [
    `it's (1)*.pdf`,
    `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`,
  ],
  [
    'a\r\nset-cookie: x',
    `attachment; filename="a__set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`,
  ],
  ['\uD800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
])('the name %j cannot break a header', (name, header) => {
  expect(attachmentNamed(name)).toBe(header);
});

it('a file is described as binary in the OpenAPI document', () => {
  const document = createOpenApiDocument([download], 'http://localhost');
  expect(document.paths['/api/v1/download/']?.['get']?.responses['200']).toEqual({
    description: 'Done.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  });
});
