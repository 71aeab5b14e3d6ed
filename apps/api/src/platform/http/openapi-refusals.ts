import {
  conflictOf,
  ERROR_MESSAGES,
  ERROR_STATUS,
  validationErrorBody,
  type EndpointDefinition,
} from '@cleaning/contract';
import { jsonSchema, takesId, type JsonSchema } from './openapi-schema.ts';

interface Header {
  readonly description: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

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

const RETRY_AFTER: Header = {
  description: 'After how many seconds to try again.',
  required: true,
  schema: { type: 'integer', minimum: 1 },
};

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

/** The schemas of refusals, by name. */
export function refusalSchemas(): Readonly<Record<string, JsonSchema>> {
  const fields = jsonSchema(validationErrorBody);
  const error = { detail: { type: 'string' }, code: codesOf(Object.values(ERROR_STATUS)) } as const;
  const failed = { success: { type: 'boolean', const: false }, error: { type: 'string' } } as const;
  return {
    ValidationError: fields,
    Error: closed(error),
    AccountValidationError: closed({ ...failed, errors: fields }),
    AccountError: closed({ ...failed, ...error }),
  };
}

/** Every refusal that an endpoint may answer with, derived from its definition. */
export function refusalsOf(endpoint: EndpointDefinition): Readonly<Record<string, Response>> {
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
  return Object.fromEntries(answered.map((status) => [status, refusalOf(endpoint, status)]));
}

/** Account calls ask a signed-in user to verify their address first. */
const canRefuseAccess = ({ access, envelope }: EndpointDefinition): boolean =>
  access !== 'public' && (access !== 'signed-in' || envelope === true);

const canBeNotFound = ({ params, query, body }: EndpointDefinition): boolean =>
  params !== undefined ||
  [query, body].some((input) => input !== undefined && takesId(jsonSchema(input, 'input')));

function refusalOf(endpoint: EndpointDefinition, status: Documented): Response {
  const headers = HEADERS[status];
  return {
    description: DESCRIPTIONS[status],
    ...(headers === undefined ? {} : { headers }),
    content: {
      'application/json': { schema: bodyOf(endpoint, status) },
      // A browser that posted a plain form gets the refusal as a page.
      ...(endpoint.formPost === undefined ? {} : { 'text/html': { schema: { type: 'string' } } }),
    },
  };
}

function bodyOf(endpoint: EndpointDefinition, status: Documented): JsonSchema {
  if (status === 409) return conflictBody(endpoint);
  const name = status === 400 ? 'ValidationError' : 'Error';
  return { $ref: `#/components/schemas/${endpoint.envelope === true ? 'Account' : ''}${name}` };
}

function conflictBody(endpoint: EndpointDefinition): JsonSchema {
  const current = conflictOf(endpoint) ?? null;
  const failed = { success: { type: 'boolean', const: false }, error: { type: 'string' } } as const;
  const body = closed({
    ...(endpoint.envelope === true ? failed : {}),
    detail: { type: 'string' },
    code: codesOf([409]),
  });
  if (current === null) return body;
  // Optional, since not every call and caller gets them.
  const optional = { current: jsonSchema(current), changed_by: { type: 'string' } } as const;
  return { ...body, properties: { ...body.properties, ...optional } };
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
