import { ERROR_MESSAGES, ERROR_STATUS } from '@cleaning/contract/errors';
import { conflictOf, validationErrorBody, type EndpointDefinition } from '@cleaning/contract/http';
import type { ComponentWriter, Reference, Response } from './openapi-components.ts';
import { jsonSchema, takesId, type JsonSchema } from './openapi-schema.ts';

type Status = (typeof ERROR_STATUS)[keyof typeof ERROR_STATUS];

const DESCRIPTIONS = {
  400: 'What is wrong, by field.',
  401: ERROR_MESSAGES.authenticationRequired,
  403: ERROR_MESSAGES.permissionDenied,
  404: ERROR_MESSAGES.notFound,
  409: 'It changed in the meantime, or is past what was asked for. `current` is what it is now.',
  413: 'The request is too large.',
  415: 'The body is of another type.',
  429: 'Too many calls.',
  500: ERROR_MESSAGES.server,
  503: 'The service cannot answer right now.',
} satisfies Partial<Record<Status, string>>;

type Documented = keyof typeof DESCRIPTIONS;

/** The names of the refusals that calls share. */
const NAMES = {
  400: 'Invalid',
  401: 'NotLoggedIn',
  403: 'NotAllowed',
  404: 'NotFound',
  413: 'TooLarge',
  415: 'OtherType',
  429: 'TooManyCalls',
  500: 'Failed',
  503: 'Unavailable',
} satisfies Partial<Record<Documented, string>>;

const RETRY_AFTER = {
  description: 'After how many seconds to try again.',
  required: true,
  schema: { type: 'integer', minimum: 1 },
} as const;

const HEADERS: Readonly<Partial<Record<Documented, Response['headers']>>> = {
  401: {
    'WWW-Authenticate': {
      description: 'How to say who calls.',
      required: true,
      schema: { type: 'string', const: 'Token' },
    },
  },
  429: { 'Retry-After': RETRY_AFTER },
  503: { 'Retry-After': RETRY_AFTER },
};

/** Adds the schemas of refusals. */
export function addRefusalSchemas({ addSchema }: ComponentWriter): void {
  const fields = jsonSchema(validationErrorBody);
  const error = { detail: { type: 'string' }, code: codesOf(Object.values(ERROR_STATUS)) } as const;
  addSchema('ValidationError', fields);
  addSchema('Error', closed(error));
  addSchema('AccountValidationError', closed({ ...FAILED, errors: fields }));
  addSchema('AccountError', closed({ ...FAILED, ...error }));
}

const FAILED = { success: { type: 'boolean', const: false }, error: { type: 'string' } } as const;

/** Every refusal that an endpoint may answer with, derived from its definition. */
export function refusalsOf(
  endpoint: EndpointDefinition,
  writer: ComponentWriter,
): Readonly<Record<string, Response | Reference>> {
  const statuses: readonly (Documented | false)[] = [
    400,
    endpoint.access !== 'public' && 401,
    canRefuseAccess(endpoint) && 403,
    canBeNotFound(endpoint) && 404,
    conflictOf(endpoint) !== undefined && 409,
    endpoint.method !== 'GET' && 413,
    endpoint.method !== 'GET' && 415,
    endpoint.rateLimit !== undefined && 429,
    500,
    503,
  ];
  const answered = statuses.filter((status) => status !== false);
  return Object.fromEntries(
    answered.map((status) => [status, refusalOf(endpoint, status, writer)]),
  );
}

/** Account calls ask a signed-in user to verify their address first. */
const canRefuseAccess = ({ access, envelope }: EndpointDefinition): boolean =>
  access !== 'public' && (access !== 'signed-in' || envelope === true);

const canBeNotFound = ({ params, query, body }: EndpointDefinition): boolean =>
  params !== undefined ||
  [query, body].some((input) => input !== undefined && takesId(jsonSchema(input, 'input')));

function refusalOf(
  endpoint: EndpointDefinition,
  status: Documented,
  writer: ComponentWriter,
): Response | Reference {
  const headers = HEADERS[status];
  const refusal = {
    description: DESCRIPTIONS[status],
    ...(headers === undefined ? {} : { headers }),
    content: {
      'application/json': { schema: bodyOf(endpoint, status, writer) },
      // A browser that posted a plain form gets the refusal as a page.
      ...(endpoint.formPost === undefined ? {} : { 'text/html': { schema: { type: 'string' } } }),
    },
  } satisfies Response;
  return status === 409 || endpoint.formPost !== undefined
    ? refusal
    : writer.addResponse(`${prefixOf(endpoint)}${NAMES[status]}`, refusal);
}

function bodyOf(
  endpoint: EndpointDefinition,
  status: Documented,
  writer: ComponentWriter,
): JsonSchema {
  if (status === 409) return conflictBody(endpoint, writer);
  const name = status === 400 ? 'ValidationError' : 'Error';
  return { $ref: `#/components/schemas/${prefixOf(endpoint)}${name}` };
}

const prefixOf = ({ envelope }: EndpointDefinition): string => (envelope === true ? 'Account' : '');

function conflictBody(endpoint: EndpointDefinition, writer: ComponentWriter): JsonSchema {
  const current = conflictOf(endpoint) ?? null;
  const body = closed({
    ...(endpoint.envelope === true ? FAILED : {}),
    detail: { type: 'string' },
    code: codesOf([409]),
  });
  if (current === null) return writer.addSchema(`${prefixOf(endpoint)}Conflict`, body);
  const shown = writer.write(current);
  // Optional, since not every call and caller gets them.
  const optional = { current: shown, changed_by: { type: 'string' } } as const;
  const full = { ...body, properties: { ...body.properties, ...optional } };
  const name = shown.$ref?.split('/').at(-1);
  return name === undefined ? full : writer.addSchema(`${prefixOf(endpoint)}${name}Conflict`, full);
}

const codesOf = (statuses: readonly number[]): JsonSchema => ({
  type: 'string',
  enum: Object.entries(ERROR_STATUS).flatMap(([code, status]) =>
    statuses.includes(status) ? [code] : [],
  ),
});

/** A schema of an object with exactly these properties. */
const closed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties: { ...properties },
  required: Object.keys(properties),
  additionalProperties: false,
});
