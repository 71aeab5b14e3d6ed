import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { WORKER_POLICY } from '../http/content-security-policy.ts';
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
    // The build has compressed the files already, better than there is time for here.
    app.get('/*', { compress: false }, (request, reply) => sendPath(pages, request, reply));
  },
);

function sendPath(pages: PageSender, request: FastifyRequest, reply: FastifyReply): unknown {
  const [path = '/', query] = request.url.split('?', 2);
  const page = fileOfPage(pages.site, path, query);
  if (page !== null) return pages.send(reply, page);

  const file = path.slice(1);
  if (!pages.site.files.has(file)) {
    const address = redirectOf(pages.site, path);
    if (address === null) return reply.callNotFound();
    return reply.redirect(query === undefined ? address : `${address}?${query}`, 308);
  }
  return reply.headers(headersOf(file)).sendFile(file);
}

function headersOf(file: string): Readonly<Record<string, string>> {
  // The names of built files contain a hash of their content, so they can be cached for ever.
  if (file.startsWith('assets/')) {
    return { 'cache-control': `public, max-age=${ONE_YEAR_SECONDS}, immutable` };
  }
  // A service worker lists which files belong together, so it must be revalidated.
  if (file.endsWith('-worker.js')) {
    return { 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY };
  }
  return { 'cache-control': `public, max-age=${ONE_HOUR_SECONDS}` };
}
