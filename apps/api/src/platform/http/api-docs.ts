import { allEndpoints, API_BASE_PATH } from '@cleaning/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY } from './content-security-policy.ts';
import { createOpenApiDocument, type OpenApiDocument } from './openapi.ts';

/** `/schema/` for programs and `/docs/` for people, both from the table of endpoints. */
export async function registerApiDocs(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  // Large, and few ever ask for it.
  let made: OpenApiDocument | null = null;
  const document = () => (made ??= createOpenApiDocument(allEndpoints, publicUrl));
  app.get(`${API_BASE_PATH}/schema/`, document);

  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', DOCS_POLICY);
    });
    await docs.register(swagger, { transformObject: () => ({ ...document() }) });
    await docs.register(swaggerUi, { routePrefix: `${API_BASE_PATH}/docs` });
  });
}
