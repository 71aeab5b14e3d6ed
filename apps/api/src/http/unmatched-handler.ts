import { allEndpoints, ERROR_MESSAGES } from '@cleaning/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageSender } from '../site/page-sender.ts';
import { ApiError } from './api-error.ts';
import { explainUnmatched } from './unmatched-route.ts';

/** Answers whatever no route took: with JSON below `/api`, with the site's own page elsewhere. */
export function handleUnmatched(pages: PageSender | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const [path = '/', query] = request.url.split('?', 2);
    if (pages !== null && path !== '/api' && !path.startsWith('/api/')) {
      return pages.sendNotFound(reply);
    }
    const unmatched = explainUnmatched(allEndpoints, request.method, path);
    switch (unmatched.kind) {
      case 'redirect': {
        const target = query === undefined ? unmatched.path : `${unmatched.path}?${query}`;
        return reply.redirect(target, 308);
      }
      case 'method-not-allowed':
        throw new ApiError(
          'method_not_allowed',
          `This address does not take ${request.method}. It takes ${unmatched.allow}.`,
          { headers: { allow: unmatched.allow } },
        );
      case 'slash-missing':
        throw new ApiError(
          'not_found',
          `Addresses of this service end in a slash. Call ${unmatched.path} instead.`,
        );
      case 'not-found':
        throw new ApiError('not_found', ERROR_MESSAGES.notFound);
    }
  };
}
