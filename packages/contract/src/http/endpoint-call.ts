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
  /** Exists only as a type: input and answer have the types of this definition. */
  readonly [endpointOfCall]?: Definition;
}

/** The calls for a group of endpoints. */
export type CallsOf<Group> = { readonly [Name in keyof Group]: EndpointCall<Group[Name]> };

/** The definition of the endpoint of a call. */
export type DefinitionOf<Call> =
  Call extends EndpointCall<infer Definition extends EndpointDefinition> ? Definition : never;

/** Reduces a definition to what callers need. */
export function callOf<Definition extends EndpointDefinition>(
  definition: Definition,
): EndpointCall<Definition> {
  const { method, path, params, query, body, upload, responses, idempotent }: EndpointDefinition =
    definition;
  const sends: InputPart[] = [];
  if (params !== undefined) sends.push('params');
  if (query !== undefined) sends.push('query');
  if (upload !== undefined) sends.push('upload');
  else if (body !== undefined) sends.push('body');
  const answers = Object.values(responses);
  return {
    method,
    path,
    ...(sends.length === 0 ? {} : { sends }),
    ...(answers.some(isFileResponse) ? { brings: 'file' } : {}),
    ...(answers.every((answer) => answer === null) ? { brings: 'nothing' } : {}),
    ...(idempotent === undefined ? {} : { idempotent: true }),
  };
}
