import { allEndpoints } from '@cleaning/contract/endpoints';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageSender } from '../site/page-sender.ts';
import { fileOfPage } from '../site/site.ts';
import { ApiError, methodNotAllowed } from './api-error.ts';
import { explainUnmatched, isRead, type UnmatchedRoute } from './unmatched-route.ts';

/**
 * Answers requests that match no route: with JSON below `/api`, otherwise with the site's not-found
 * page.
 */
export function handleUnmatched(pages: PageSender | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const [path = '/', query] = request.url.split('?', 2);
    if (!isRead(request.method) && isReadElsewhere(request, pages, path)) {
      throw methodNotAllowed(request.method, ['GET', 'HEAD']);
    }
    if (pages !== null && path !== '/api' && !path.startsWith('/api/')) {
      return pages.sendNotFound(reply, path);
    }
    const unmatched = explainUnmatched(allEndpoints, request.method, path);
    if (unmatched.kind === 'redirect') {
      const target = query === undefined ? unmatched.path : `${unmatched.path}?${query}`;
      return reply.redirect(target, 308);
    }
    throw refusalOf(request.method, unmatched);
  };
}

/** Whether a path outside of the table can be read: a page, a file, the schema, `/livez`. */
function isReadElsewhere(
  { server }: FastifyRequest,
  pages: PageSender | null,
  path: string,
): boolean {
  // `hasRoute` takes a pattern: it reads a star or a colon as a parameter, or throws.
  if (!/[*:]/u.test(path) && server.hasRoute({ method: 'GET', url: path })) return true;
  if (pages === null) return false;
  return fileOfPage(pages.site, path) !== null || pages.site.files.has(path.slice(1));
}

function refusalOf(method: string, unmatched: Exclude<UnmatchedRoute, { kind: 'redirect' }>) {
  if (unmatched.kind === 'method-not-allowed') return methodNotAllowed(method, unmatched.allow);
  return new ApiError(
    'not_found',
    unmatched.kind === 'slash-missing'
      ? `Addresses of this service end in a slash. Call ${unmatched.path} instead.`
      : ERROR_MESSAGES.notFound,
  );
}
