import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { documentedEndpoints } from '@cleaning/contract/endpoints';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { company } from '@cleaning/company';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { siteUrl } from '../site/site-url.ts';
import { DOCS_POLICY } from './content-security-policy.ts';
import { entityTagOf, isKnownTo } from './entity-tag.ts';
import { createOpenApiDocument } from './openapi.ts';

const SCHEMA_PATH = `${API_BASE_PATH}/schema/`;

/** The files of Swagger UI that the readable page loads; the package contains more. */
const SWAGGER_UI_FILES: ReadonlySet<string> = new Set([
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/favicon-32x32.png',
]);

const DOCS_PAGE = `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${company.name} API</title>
    <link rel="icon" type="image/png" href="static/favicon-32x32.png">
    <link rel="stylesheet" href="static/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="static/swagger-ui-bundle.js"></script>
    <script src="start.js"></script>
  </body>
</html>
`;

const START_SCRIPT = `SwaggerUIBundle({ url: '${SCHEMA_PATH}', dom_id: '#swagger-ui', deepLinking: true });\n`;

interface Document {
  readonly content: Buffer;
  readonly etag: string;
}

/**
 * Serves `/schema/` for programs and `/docs/` for people, both generated from the table of
 * endpoints.
 */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  // The document is large and rarely requested, so it is built once.
  let made: Document | null = null;
  app.get(SCHEMA_PATH, async (request, reply) => {
    made ??= writeDocument();
    const { content, etag } = made;
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (isKnownTo(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(content);
  });

  await app.register(
    async (docs) => {
      docs.addHook('onRequest', async (_request, reply) => {
        reply.header('content-security-policy', DOCS_POLICY);
      });
      docs.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(DOCS_PAGE));
      docs.get('/start.js', (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(START_SCRIPT),
      );
      await docs.register(fastifyStatic, {
        root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
        prefix: '/static/',
        allowedPath: (path) => SWAGGER_UI_FILES.has(path),
        decorateReply: false,
      });
    },
    { prefix: `${API_BASE_PATH}/docs` },
  );
}

function writeDocument(): Document {
  const text = JSON.stringify(createOpenApiDocument(documentedEndpoints, siteUrl()));
  return { content: Buffer.from(text), etag: entityTagOf(text) };
}
