import type { EndpointDefinition, FormPost } from '@cleaning/contract/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from './api-error.ts';
import { renderRefusal, REFUSAL_POLICY } from './form-refusal-page.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Lets the routes of one scope parse plain HTML form posts. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/**
 * The form answers that the endpoint of a request declares, if a browser posted a plain form; null
 * for any other caller, who gets JSON.
 */
export function formPostOf(request: FastifyRequest): FormPost | null {
  const endpoint: EndpointDefinition | undefined = request.routeOptions.config.endpoint;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase() === FORM_TYPE ? (endpoint?.formPost ?? null) : null;
}

/** Answers a refused form with a page that states the errors and leads back to the form. */
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
