import {
  API_BASE_PATH,
  ERROR_MESSAGES,
  errorBody,
  IDEMPOTENCY_KEY_HEADER,
  validationErrorBody,
  type EndpointDefinition,
} from '@cleaning/contract';
import { company } from '@cleaning/company';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';

type Schema = OpenAPIV3_1.SchemaObject;

/** Describes a table of endpoints as an OpenAPI 3.1 document. */
export function createOpenApiDocument(
  endpoints: readonly EndpointDefinition[],
  publicUrl: string,
): OpenAPIV3_1.Document {
  const paths: OpenAPIV3_1.PathsObject = {};
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

function operationOf(endpoint: EndpointDefinition): OpenAPIV3_1.OperationObject {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}.`,
    tags: [endpoint.tag],
    security: endpoint.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent === true ? [IDEMPOTENCY_PARAMETER] : []),
    ],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }),
    responses: { ...answersOf(endpoint), ...refusalsOf(endpoint) },
  };
}

const IDEMPOTENCY_PARAMETER: OpenAPIV3_1.ParameterObject = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  description: 'Repeating a call with the same key and body gives the first answer, once.',
  schema: { type: 'string', maxLength: 255 },
};

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
): OpenAPIV3_1.ParameterObject[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    // A query is text on the wire, so what it becomes says more than what it was.
    schema: jsonSchema(field, 'output'),
  }));
}

function answersOf({ responses }: EndpointDefinition): OpenAPIV3_1.ResponsesObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      schema === null
        ? { description: 'Done; there is nothing to say.' }
        : { description: 'Done.', content: { 'application/json': { schema: jsonSchema(schema) } } },
    ]),
  );
}

function refusalsOf(endpoint: EndpointDefinition): OpenAPIV3_1.ResponsesObject {
  const isOpen = endpoint.access === 'public';
  const takesInput = endpoint.body !== undefined || endpoint.query !== undefined;
  return {
    ...(takesInput ? { 400: refusal('What is wrong, by field.', 'ValidationError') } : {}),
    ...(isOpen ? {} : { 401: refusal(ERROR_MESSAGES.authenticationRequired) }),
    ...(isOpen || endpoint.access === 'signed-in'
      ? {}
      : { 403: refusal(ERROR_MESSAGES.permissionDenied) }),
    ...(endpoint.params === undefined ? {} : { 404: refusal(ERROR_MESSAGES.notFound) }),
    ...(endpoint.rateLimit === undefined ? {} : { 429: refusal('Too many calls.') }),
  };
}

const refusal = (
  description: string,
  schema: 'Error' | 'ValidationError' = 'Error',
): OpenAPIV3_1.ResponseObject => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  // JSON Schema 2020-12 is what OpenAPI 3.1 is made of; the two packages only name it differently.
  return rest as Schema;
}
