import type { EndpointName, Endpoints } from '@cleaning/contract/endpoints';
import type {
  EndpointBody,
  EndpointDefinition,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@cleaning/contract/http';
import type {
  DataTag,
  OmitKeyof,
  QueryKey,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query';
import type { Keyed, UploadOptions } from '../client/call-options.ts';
import type { createAccounts } from '../resources/accounts.ts';
import type { createOwnAccount } from '../resources/own-account.ts';
import type { ReadingCommand } from './staleness.ts';

type Part<Value> = [Value] extends [undefined] ? unknown : Value;

/** The path parameters and query fields of an endpoint, and the body of one that only reads. */
export type EndpointInput<Name extends EndpointName> = Part<EndpointParams<Endpoints[Name]>> &
  Part<EndpointQuery<Endpoints[Name]>> &
  (Name extends ReadingCommand ? Part<EndpointBody<Endpoints[Name]>> : unknown);

/** Functions that do not resolve with the answer as it came. */
type Converted = ReturnType<typeof createAccounts> & ReturnType<typeof createOwnAccount>;

/** What the client's function of an endpoint resolves with. */
export type EndpointAnswer<Name extends EndpointName> = Name extends keyof Converted
  ? Awaited<ReturnType<Converted[Name]>>
  : EndpointResponse<Endpoints[Name]>;

/** The variable of a mutation that was given every path parameter, without an idempotency key. */
type Sent<Definition extends EndpointDefinition> = [EndpointBody<Definition>] extends [undefined]
  ? EndpointQuery<Definition>
  : EndpointBody<Definition>;

/** The upload of a file, with what the page needs to show it, to cancel it, and to repeat it. */
type Upload<Definition extends EndpointDefinition> = Part<EndpointBody<Definition>> & {
  readonly file: File;
} & Pick<UploadOptions, 'signal' | 'onUploadProgress' | 'idempotencyKey'>;

type IdempotencyKey = Pick<Keyed<unknown>, 'idempotencyKey'>;

/**
 * The variable of a mutation: the body (or the query, for an endpoint without a body), with the
 * idempotency key where the endpoint takes one.
 */
export type MutationVariable<Definition extends EndpointDefinition> = Definition extends {
  readonly upload: object;
}
  ? Upload<Definition>
  : Definition extends { readonly idempotent: true | 'each' }
    ? [Sent<Definition>] extends [undefined]
      ? IdempotencyKey
      : Keyed<Sent<Definition>>
    : [Sent<Definition>] extends [undefined]
      ? void
      : Sent<Definition>;

/**
 * What a caller gives a mutation, whose variable has it and an idempotency key where the endpoint
 * takes one. Never for an upload, or for a keyed mutation whose path is in its variable.
 */
export type SentBy<Variable> = 'idempotencyKey' extends keyof Variable
  ? Variable extends Keyed<infer Body>
    ? Keyed<Body> extends Variable
      ? Body
      : never
    : IdempotencyKey extends Variable
      ? void
      : never
  : Variable;

/** The variable of a mutation that was given no path parameters. */
type FullVariable<Definition extends EndpointDefinition> = EndpointParams<Definition> &
  ([EndpointBody<Definition>] extends [undefined]
    ? Part<EndpointQuery<Definition>>
    : { readonly body: EndpointBody<Definition> }) &
  (Definition extends { readonly idempotent: true | 'each' } ? IdempotencyKey : unknown);

/** The options of a query, whose key knows the type of the answer. */
export type QueryOptions<Answer> = OmitKeyof<UnusedSkipTokenOptions<Answer>, 'queryKey'> & {
  readonly queryKey: DataTag<QueryKey, Answer>;
};

type InputArgument<Input> = unknown extends Input
  ? []
  : Partial<Input> extends Input
    ? [input?: Input]
    : [input: Input];

interface QueryOf<Name extends EndpointName> {
  /** The options of `useQuery` and `prefetchQuery`. Path parameters and query fields are one input. */
  readonly query: (
    ...input: InputArgument<EndpointInput<Name>>
  ) => QueryOptions<EndpointAnswer<Name>>;
  /**
   * The key of the query with an input; of all queries with a part of the input; or, without one,
   * of all queries of the endpoint.
   */
  readonly key: (input?: Partial<EndpointInput<Name>>) => DataTag<QueryKey, EndpointAnswer<Name>>;
}

interface Mutation<Name extends EndpointName> {
  /**
   * The options of `useMutation`. They keep an answered record in the cache, and refetch what the
   * command made stale, also after a refusal because of a newer version (409, 404).
   */
  (): UseMutationOptions<EndpointAnswer<Name>, Error, MutationVariable<Endpoints[Name]>>;
}

interface MutationOfRecord<Name extends EndpointName> {
  /** The options for one record: the variable is what the path parameters leave out. */
  (
    params: EndpointParams<Endpoints[Name]>,
  ): UseMutationOptions<EndpointAnswer<Name>, Error, MutationVariable<Endpoints[Name]>>;
  /** For a mutation whose record is known only when it is called: its path is in the variable. */
  (): UseMutationOptions<EndpointAnswer<Name>, Error, FullVariable<Endpoints[Name]>>;
}

interface MutationOf<Name extends EndpointName> {
  readonly mutation: [EndpointParams<Endpoints[Name]>] extends [undefined]
    ? Mutation<Name>
    : MutationOfRecord<Name>;
}

/** The names of the endpoints that can be queried: every GET, and commands that only read. */
type QueryName = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET'
    ? Name
    : Name extends ReadingCommand
      ? Name
      : never;
}[EndpointName];

/** The TanStack Query options of every endpoint, by its name in the contract. */
export type EndpointOptions = {
  readonly [Name in EndpointName]: Name extends QueryName
    ? QueryOf<Name> & MutationOf<Name>
    : MutationOf<Name>;
};
