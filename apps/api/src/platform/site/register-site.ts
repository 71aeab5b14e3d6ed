import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { PageSender } from './page-sender.ts';
import { fileOfPage, redirectOf } from './site.ts';

interface SiteOptions {
  /** Null to serve no site. */
  readonly pages: PageSender | null;
  readonly googleClientId: string | null;
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const ONE_HOUR_SECONDS = 60 * 60;

/** Serves the built site, with the settings of this service for the browser. */
export const registerSite = fp(
  async (app: FastifyInstance, { pages, googleClientId }: SiteOptions): Promise<void> => {
    app.get('/site-config.json', () => ({ google_client_id: googleClientId }));
    if (pages === null) return;
    await app.register(fastifyStatic, {
      root: pages.site.directory,
      serve: false,
      preCompressed: true,
      cacheControl: false,
    });
    app.get('/*', (request, reply) => sendPath(pages, request, reply));
  },
);

function sendPath(pages: PageSender, request: FastifyRequest, reply: FastifyReply): unknown {
  const [path = '/', query] = request.url.split('?', 2);
  const page = fileOfPage(pages.site, path);
  if (page !== null) return pages.send(reply, page);

  const file = path.slice(1);
  if (!pages.site.files.has(file)) {
    const address = redirectOf(pages.site, path);
    if (address === null) return reply.callNotFound();
    return reply.redirect(query === undefined ? address : `${address}?${query}`, 308);
  }
  // The names of built files change with what is in them, so they never need asking for again.
  const cacheControl = file.startsWith('assets/')
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : `public, max-age=${ONE_HOUR_SECONDS}`;
  return reply.header('cache-control', cacheControl).sendFile(file);
}
