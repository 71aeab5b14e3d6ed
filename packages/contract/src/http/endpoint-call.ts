import type { EndpointDefinition, HttpMethod } from './endpoint.ts';
import { isFileResponse } from './files.ts';

/** The parts of a call's input, in the order of a client function's arguments. */
export type InputPart = 'params' | 'query' | 'body' | 'upload';

declare const endpointOfCall: unique symbol;

/**
 * What a client needs to call an endpoint. It refers to no schema, so that clients work without
 * zod.
 */
export interface EndpointCall<out Definition = EndpointDefinition> {
  readonly method: HttpMethod;
  readonly path: `${string}/`;
  readonly sends?: readonly InputPart[];
  /** The kind of a successful answer, unless it is JSON. */
  readonly brings?: 'file' | 'nothing';
  /** Whether a call with an `Idempotency-Key` may be repeated. */
  readonly idempotent?: true;
  /** Whether it reads one page of a list that no single record owns. */
  readonly pages?: true;
  /** The read that answers the same record as this command, so that a client can keep the answer. */
  readonly answers?: string;
  /** Exists only as a type: input and answer have the types of this definition. */
  readonly [endpointOfCall]?: Definition;
}

/** The calls for a group of endpoints. */
export type CallsOf<Group> = { readonly [Name in keyof Group]: EndpointCall<Group[Name]> };

/** The definition of the endpoint of a call. */
export type DefinitionOf<Call> =
  Call extends EndpointCall<infer Definition extends EndpointDefinition> ? Definition : never;

/**
 * Reduces a definition to what callers need.
 *
 * @param reads the endpoints among which the read is that answers the same record.
 */
export function callOf<Definition extends EndpointDefinition>(
  definition: Definition,
  reads: readonly EndpointDefinition[] = [],
): EndpointCall<Definition> {
  const { method, path, params, query, body, upload, responses, idempotent }: EndpointDefinition =
    definition;
  const sends: InputPart[] = [];
  if (params !== undefined) sends.push('params');
  if (query !== undefined) sends.push('query');
  if (upload !== undefined) sends.push('upload');
  else if (body !== undefined) sends.push('body');
  const answers = Object.values(responses);
  const read = method === 'GET' ? undefined : reads.find((other) => isReadOf(definition, other));
  return {
    method,
    path,
    ...(sends.length === 0 ? {} : { sends }),
    ...(answers.some(isFileResponse) ? { brings: 'file' } : {}),
    ...(answers.every((answer) => answer === null) ? { brings: 'nothing' } : {}),
    ...(idempotent === undefined ? {} : { idempotent: true }),
    ...(method === 'GET' && isPaged(definition) ? { pages: true } : {}),
    ...(read === undefined ? {} : { answers: read.name }),
  };
}

/** Whether it lists pages, and needs no id that says whose. */
const isPaged = ({ params, query }: EndpointDefinition): boolean =>
  params === undefined &&
  query !== undefined &&
  'page' in query.shape &&
  query.safeParse({}).success;

/**
 * Whether a read would answer the record that a command answers. It is found by the same schema; a
 * record of a list by its id, and the only one of the caller by a path without an id in both.
 */
function isReadOf(command: EndpointDefinition, read: EndpointDefinition): boolean {
  const [record = null] = Object.values(command.responses);
  if (read.method !== 'GET' || read.query !== undefined || record === null) return false;
  if (record !== read.responses[200]) return false;
  const ids = Object.keys(read.params?.shape ?? {});
  if (ids.length === 0) return command.params === undefined;
  const fields: unknown = 'shape' in record ? record.shape : {};
  return ids.every((id) => Object.hasOwn(Object(fields), id));
}
