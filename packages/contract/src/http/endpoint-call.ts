import type { EndpointDefinition, HttpMethod } from './endpoint.ts';
import { isFileResponse } from './files.ts';

/** What a call may send, in the order in which a client function takes it. */
export type InputPart = 'params' | 'query' | 'body' | 'upload';

declare const endpointOfCall: unique symbol;

/** What it takes to call an endpoint. It names no schema, so that a client can do without zod. */
export interface EndpointCall<out Definition = EndpointDefinition> {
  readonly method: HttpMethod;
  readonly path: `${string}/`;
  readonly sends?: readonly InputPart[];
  /** What a success brings, where it is not JSON. */
  readonly brings?: 'file' | 'nothing';
  /** A call with an `Idempotency-Key` may be repeated. */
  readonly idempotent?: true;
  /** The compiler alone knows it: what is sent and answered has the types of this definition. */
  readonly [endpointOfCall]?: Definition;
}

/** The calls of a group of endpoints. */
export type CallsOf<Group> = { readonly [Name in keyof Group]: EndpointCall<Group[Name]> };

/** The definition of the endpoint that is called. */
export type DefinitionOf<Call> =
  Call extends EndpointCall<infer Definition extends EndpointDefinition> ? Definition : never;

/** The part of a definition that a caller needs. */
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
    ...(idempotent === true ? { idempotent } : {}),
  };
}
