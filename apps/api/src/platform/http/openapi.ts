import {
  API_BASE_PATH,
  ERROR_MESSAGES,
  errorBody,
  IDEMPOTENCY_KEY_HEADER,
  isFileResponse,
  UPLOAD_FIELD,
  validationErrorBody,
  type EndpointDefinition,
  type FileResponse,
  type UploadRule,
} from '@cleaning/contract';
import { company } from '@cleaning/company';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

type Responses = Readonly<Record<string, Content & { readonly description: string }>>;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Responses;
}

/** As much of OpenAPI 3.1 as is written here. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

/** Describes a table of endpoints as an OpenAPI 3.1 document. */
export function createOpenApiDocument(
  endpoints: readonly EndpointDefinition[],
  publicUrl: string,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = `${API_BASE_PATH}/${endpoint.path.replaceAll(/:(\w+)/gu, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${company.name} API`, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word Token, a space, and the token of a login: `Token abc123`.',
        },
      },
      schemas: { ValidationError: jsonSchema(validationErrorBody), Error: jsonSchema(errorBody) },
    },
  };
}

function operationOf(endpoint: EndpointDefinition): Operation {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}.`,
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent === true ? [IDEMPOTENCY_PARAMETER] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: { ...answersOf(endpoint), ...refusalsOf(endpoint) },
  };
}

function requestBodyOf({
  body,
  formPost,
  upload,
}: EndpointDefinition): Pick<Operation, 'requestBody'> {
  if (upload !== undefined) return uploadBodyOf(upload, body);
  if (body === undefined) return {};
  const content = { schema: jsonSchema(body, 'input') };
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': content,
        ...(formPost === undefined ? {} : { 'application/x-www-form-urlencoded': content }),
      },
    },
  };
}

function uploadBodyOf(
  { maxBytes, mediaTypes }: UploadRule,
  fields: z.ZodType | undefined,
): Pick<Operation, 'requestBody'> {
  const { properties = {}, required = [] } =
    fields === undefined ? {} : jsonSchema(fields, 'input');
  const file = {
    type: 'string',
    format: 'binary',
    description: `One file of at most ${maxBytes} bytes: ${mediaTypes.join(', ')}.`,
  } satisfies JsonSchema;
  const schema: JsonSchema = {
    type: 'object',
    properties: { ...properties, [UPLOAD_FIELD]: file },
    required: [...required, UPLOAD_FIELD],
    additionalProperties: false,
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

const IDEMPOTENCY_PARAMETER: Parameter = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  description: 'Repeating a call with the same key and body gives the first answer, once.',
  schema: { type: 'string', maxLength: 255 },
};

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: wireSchema(field),
  }));
}

/**
 * What to put in a query or a path: what a field becomes says most, but for a list, which is text on
 * the wire, and for text that is changed on the way, of whose result nothing is known.
 */
function wireSchema(field: z.core.$ZodType): JsonSchema {
  const output = jsonSchema(field, 'output');
  return output.type === undefined || output.type === 'array' ? jsonSchema(field, 'input') : output;
}

const isJson = (schema: z.ZodType | FileResponse | null): boolean =>
  schema !== null && !isFileResponse(schema);

function answersOf({ method, responses, formPost }: EndpointDefinition): Responses {
  const answers = Object.entries(responses).map(([status, schema]) => [
    status,
    schema === null
      ? { description: 'Done; there is nothing to say.' }
      : { description: 'Done.', content: contentOf(schema) },
  ]);
  return {
    ...Object.fromEntries(answers),
    ...(method === 'GET' && Object.values(responses).some(isJson)
      ? { 304: { description: 'The answer is the one that `If-None-Match` names.' } }
      : {}),
    ...(formPost === undefined
      ? {}
      : { 303: { description: 'Done, for a form: the page to show.' } }),
  };
}

function securityOf({ access, session }: EndpointDefinition): Operation['security'] {
  if (access !== 'public') return [{ token: [] }];
  return session === 'optional' ? [{}, { token: [] }] : [];
}

function contentOf(schema: z.ZodType | FileResponse): Content['content'] {
  if (!isFileResponse(schema)) return { 'application/json': { schema: jsonSchema(schema) } };
  const file = { schema: { type: 'string', format: 'binary' } } satisfies { schema: JsonSchema };
  return Object.fromEntries(schema.mediaTypes.map((mediaType) => [mediaType, file]));
}

function refusalsOf(endpoint: EndpointDefinition): Responses {
  const isOpen = endpoint.access === 'public';
  const isUpload = endpoint.upload !== undefined;
  const takesInput = endpoint.body !== undefined || endpoint.query !== undefined || isUpload;
  return {
    ...(takesInput ? { 400: refusal('What is wrong, by field.', 'ValidationError') } : {}),
    ...(isOpen ? {} : { 401: refusal(ERROR_MESSAGES.authenticationRequired) }),
    ...(isOpen || endpoint.access === 'signed-in'
      ? {}
      : { 403: refusal(ERROR_MESSAGES.permissionDenied) }),
    ...(endpoint.params === undefined ? {} : { 404: refusal(ERROR_MESSAGES.notFound) }),
    ...(isUpload
      ? {
          413: refusal('The file is too large.'),
          415: refusal('The body is not a multipart form.'),
        }
      : {}),
    ...(endpoint.rateLimit === undefined ? {} : { 429: refusal('Too many calls.') }),
  };
}

const refusal = (
  description: string,
  schema: 'Error' | 'ValidationError' = 'Error',
): Responses[string] => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
}
