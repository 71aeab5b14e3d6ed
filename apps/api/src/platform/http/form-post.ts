import type { EndpointDefinition, FormPost } from '@cleaning/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from './api-error.ts';
import { renderRefusal, REFUSAL_POLICY } from './form-refusal-page.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Lets the routes of one scope read what a plain HTML form posts. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/**
 * What the endpoint of a request promises to a browser that posted a plain form; null for any other
 * caller, who gets JSON.
 */
export function formPostOf(request: FastifyRequest): FormPost | null {
  const endpoint: EndpointDefinition | undefined = request.routeOptions.config.endpoint;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase() === FORM_TYPE ? (endpoint?.formPost ?? null) : null;
}

/** Says in a page what a form was refused for, with the way back to it. */
export function sendRefusalPage(
  reply: FastifyReply,
  refusal: ApiError,
  { formPath }: FormPost,
): FastifyReply {
  return reply
    .header('content-security-policy', REFUSAL_POLICY)
    .type('text/html; charset=utf-8')
    .send(renderRefusal(refusal, formPath));
}
