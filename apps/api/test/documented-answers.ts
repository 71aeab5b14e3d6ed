import { documentedEndpoints } from '@cleaning/contract/endpoints';
import type { EndpointDefinition } from '@cleaning/contract/http';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { createOpenApiDocument } from '../src/core/http/openapi.ts';

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Null for an answer that is not text, such as a file. */
  readonly body: string | null;
}

const document = createOpenApiDocument(documentedEndpoints, 'http://localhost:8080');
const { responses: shared } = document.components;
const ajv = new Ajv2020({ strict: false, validateFormats: true });
addFormats(ajv);
ajv.addSchema({ $id: 'openapi', ...document });

const validators = new Map<string, ValidateFunction>();

/** A position in the document, as a JSON pointer. */
const pointerTo = (...keys: readonly string[]): string =>
  `openapi#/${keys
    .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')}`;

function validatorAt(pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  if (known !== undefined) return known;
  const made = ajv.compile({ $ref: pointer });
  validators.set(pointer, made);
  return made;
}

/** How an answer differs from the OpenAPI document; null when it matches. */
export function faultOf(endpoint: EndpointDefinition, answer: Answer): string | null {
  const path = `${API_BASE_PATH}/${endpoint.path.replaceAll(/:(\w+)/gu, '{$1}')}`;
  const method = endpoint.method.toLowerCase();
  const status = String(answer.status);
  const named = document.paths[path]?.[method]?.responses[status];
  const sharedName =
    named !== undefined && '$ref' in named ? named.$ref.split('/').at(-1) : undefined;
  const described = named !== undefined && '$ref' in named ? shared[sharedName ?? ''] : named;
  const fault = (what: string) => `${endpoint.name} ${status}: ${what}`;
  if (described === undefined) return fault(`is not documented. ${answer.body ?? ''}`);
  for (const [name, header] of Object.entries(described.headers ?? {})) {
    if (header.required && answer.headers[name.toLowerCase()] === undefined) {
      return fault(`has no header ${name}`);
    }
  }
  if (described.content === undefined) {
    return (answer.body ?? '') === '' ? null : fault(`has a body. ${answer.body}`);
  }
  const type = String(answer.headers['content-type']);
  const mediaType = [type, type.split(';')[0] ?? ''].find((name) => described.content?.[name]);
  if (mediaType === undefined) return fault(`is of the type ${type}`);
  if (mediaType !== 'application/json') return null;
  const place =
    sharedName === undefined
      ? ['paths', path, method, 'responses', status]
      : ['components', 'responses', sharedName];
  const validate = validatorAt(pointerTo(...place, 'content', mediaType, 'schema'));
  const body: unknown = JSON.parse(answer.body ?? '');
  return validate(body)
    ? null
    : fault(`${ajv.errorsText(validate.errors, { separator: '\n' })}\n${answer.body}`);
}

/** Records every answer of an app that does not match the OpenAPI document. */
export function noteUndocumented(app: FastifyInstance, faults: Set<string>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    // An answer to HEAD has no body, and an unsupported method is not an operation.
    if (endpoint === undefined || request.method === 'HEAD' || reply.statusCode === 405) return;
    const body = typeof payload === 'string' ? payload : payload === undefined ? '' : null;
    const headers = reply.getHeaders();
    const fault = faultOf(endpoint, { status: reply.statusCode, headers, body });
    if (fault !== null) faults.add(fault);
  });
}
