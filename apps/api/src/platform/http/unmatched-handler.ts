import { allEndpoints, ERROR_MESSAGES } from '@cleaning/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageSender } from '../site/page-sender.ts';
import { ApiError } from './api-error.ts';
import { explainUnmatched, type UnmatchedRoute } from './unmatched-route.ts';

/** Answers whatever no route took: with JSON below `/api`, with the site's own page elsewhere. */
export function handleUnmatched(pages: PageSender | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const [path = '/', query] = request.url.split('?', 2);
    if (pages !== null && path !== '/api' && !path.startsWith('/api/')) {
      return pages.sendNotFound(reply);
    }
    const unmatched = explainUnmatched(allEndpoints, request.method, path);
    if (unmatched.kind === 'redirect') {
      const target = query === undefined ? unmatched.path : `${unmatched.path}?${query}`;
      return reply.redirect(target, 308);
    }
    throw refusalOf(request.method, unmatched);
  };
}

function refusalOf(method: string, unmatched: Exclude<UnmatchedRoute, { kind: 'redirect' }>) {
  if (unmatched.kind === 'method-not-allowed') {
    const { allow } = unmatched;
    return new ApiError(
      'method_not_allowed',
      `This address does not take ${method}. It takes ${allow}.`,
      { headers: { allow } },
    );
  }
  return new ApiError(
    'not_found',
    unmatched.kind === 'slash-missing'
      ? `Addresses of this service end in a slash. Call ${unmatched.path} instead.`
      : ERROR_MESSAGES.notFound,
  );
}
