import type { EndpointDefinition } from '@cleaning/contract/http';
import {
  API_BASE_PATH,
  IDEMPOTENCY_KEY_HEADER,
  isFileResponse,
  UPLOAD_FIELD,
  type FileResponse,
  type UploadRule,
} from '@cleaning/contract/http/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { company } from '@cleaning/company';
import { z } from 'zod';
import {
  createComponentWriter,
  type Components,
  type ComponentWriter,
  type Reference,
  type Response,
} from './openapi-components.ts';
import { addRefusalSchemas, refusalsOf } from './openapi-refusals.ts';
import { jsonSchema, type JsonSchema } from './openapi-schema.ts';

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

type Responses = Readonly<Record<string, Response | Reference>>;

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

/** The parts of OpenAPI 3.1 that are used here. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact: Readonly<Record<'name' | 'url' | 'email', string>>;
    readonly license: Readonly<Record<'name' | 'url', string>>;
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Components & {
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

const DESCRIPTION = `The service behind the site and the portals of ${company.name}.

Amounts are whole cents (Australian dollars). Dates without a time are dates in Sydney, such as 2026-12-03; moments are in UTC, such as 2026-12-03T22:30:00Z.

What is changed has a version. Send the one that you last read: a call with another answers 409, with what is stored now as \`current\`. A call that takes an \`Idempotency-Key\` may be repeated with the same key.

A request that cannot be read at all is refused before its operation is known, with the same bodies: 400 when it is not valid HTTP, 408 when it takes too long to arrive, 431 when its headers are too long, 405 when its address takes other methods, 404 when there is no such address.`;

/** The description of each tag. */
const TAGS: Readonly<Record<string, string>> = {
  Accounts: 'Logging in, and what people keep about themselves.',
  Clients: 'The clients of the company, for its staff.',
  Users: 'Who may log in, for admins.',
  Services: 'What can be cleaned, and what it costs.',
  Quotes: 'From a draft to an accepted offer, with its deposit.',
  'Quote items': 'The lines that staff price a quote by.',
  'Quote revisions': 'Offers as they were sent.',
  'Saved views': 'Filters of lists that members of staff come back to.',
  Push: 'Telling the phones of staff that their day has changed.',
  'Quote templates': 'Cleans that a client saved to book again.',
  Appointments: 'Visits: asked for, confirmed, moved, done.',
  Cleaners: 'When the people who clean work, and when they are away.',
  Timesheets: 'What cleaners worked in a week, its approval and its export for payroll.',
  'Failed mail': 'Emails that did not arrive, and what was done about them.',
  Messages: 'Conversations between a client and the company.',
  Invoices: 'What is charged, paid, refunded and credited.',
  Enquiries: 'Messages of the contact form.',
  Documents: 'Files between the company and a client.',
  Files: 'Stored files, by links that last five minutes.',
  'Audit log': 'What staff and admins did with the data of other people.',
  Staff: 'The day of the company: what waits, who is where, and preferences of their own.',
  Live: 'What changed, as it changes.',
  Settings: 'What the company decides about how it works.',
  'NDIS support catalogue': 'Support items and their price limits.',
  'NDIS invoices': 'Invoices for NDIS participants, and their checks.',
  'NDIS claims': 'Bulk payment requests, and the remittances that answer them.',
  'Bank statements':
    'Money that came to the account of the company, and the invoices that it pays.',
  Bookkeeping: 'What the bookkeeper takes into the accounts: exports, GST and aged debts.',
};

const tagsOf = (endpoints: readonly EndpointDefinition[]): OpenApiDocument['tags'] =>
  [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({
    name,
    description: TAGS[name] ?? '',
  }));

/** Converts a table of endpoints to an OpenAPI 3.1 document. */
export function createOpenApiDocument(
  endpoints: readonly EndpointDefinition[],
  publicUrl: string,
): OpenApiDocument {
  const writer = createComponentWriter();
  addRefusalSchemas(writer);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = `${API_BASE_PATH}/${endpoint.path.replaceAll(/:(\w+)/gu, '{$1}')}`;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, writer),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${company.name} API`,
      version: '1',
      description: DESCRIPTION,
      contact: {
        name: company.name,
        url: `${publicUrl}${SITE_PATHS.contact}`,
        email: company.email.support,
      },
      license: { name: 'All rights reserved', url: `${publicUrl}${SITE_PATHS.terms}` },
    },
    servers: [{ url: publicUrl }],
    tags: tagsOf(endpoints),
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
      ...writer.components(),
    },
  };
}

function operationOf(endpoint: EndpointDefinition, writer: ComponentWriter): Operation {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}.`,
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent !== undefined ? [IDEMPOTENCY_PARAMETER] : []),
      ...(isTagged(endpoint) ? [ENTITY_TAG_PARAMETER] : []),
    ],
    ...requestBodyOf(endpoint, writer),
    responses: { ...answersOf(endpoint, writer), ...refusalsOf(endpoint, writer) },
  };
}

function requestBodyOf(
  { body, formPost, upload }: EndpointDefinition,
  { write }: ComponentWriter,
): Pick<Operation, 'requestBody'> {
  if (upload !== undefined) return uploadBodyOf(upload, body);
  if (body === undefined) return {};
  const content = { schema: write(body, 'input') };
  return {
    requestBody: {
      required: !body.safeParse(undefined).success,
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

const ENTITY_TAG_PARAMETER: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'The `ETag` of an answer that you have: while it is the same, 304 comes without a body.',
  schema: { type: 'string', maxLength: 1000 },
};

/** Whether answers have an entity tag: those of JSON reads have one. */
const isTagged = ({ method, responses }: EndpointDefinition): boolean =>
  method === 'GET' && !isFileResponse(responses[200]);

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: wireSchema(field),
  }));
}

/**
 * The schema of a value in a query or a path. The output schema is more precise, except for a list,
 * which is text on the wire, and for transformed text, whose output type is unknown.
 */
function wireSchema(field: z.core.$ZodType): JsonSchema {
  const output = jsonSchema(field, 'output');
  return output.type === undefined || output.type === 'array' ? jsonSchema(field, 'input') : output;
}

function answersOf(endpoint: EndpointDefinition, writer: ComponentWriter): Responses {
  const { responses, formPost } = endpoint;
  const answers = Object.entries(responses).map(([status, schema]) => [
    status,
    schema === null
      ? { description: 'Done; there is nothing to say.' }
      : { description: 'Done.', content: contentOf(schema, writer) },
  ]);
  return {
    ...Object.fromEntries(answers),
    ...(isTagged(endpoint)
      ? { 304: { description: 'The answer is the one that `If-None-Match` names.' } }
      : {}),
    ...(formPost === undefined
      ? {}
      : {
          303: {
            description: 'Done, for a form: the page to show.',
            headers: {
              Location: {
                description: 'The page to show.',
                required: true,
                schema: { type: 'string', format: 'uri-reference' },
              },
            },
          },
        }),
  };
}

function securityOf({ access, session }: EndpointDefinition): Operation['security'] {
  if (access !== 'public') return [{ token: [] }];
  return session === 'optional' ? [{}, { token: [] }] : [];
}

function contentOf(
  schema: z.ZodType | FileResponse,
  { write }: ComponentWriter,
): Content['content'] {
  if (!isFileResponse(schema)) return { 'application/json': { schema: write(schema) } };
  const file = { schema: { type: 'string', format: 'binary' } } satisfies { schema: JsonSchema };
  return Object.fromEntries(schema.mediaTypes.map((mediaType) => [mediaType, file]));
}
