import type {
  EndpointBody,
  EndpointDefinition,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@cleaning/contract/http';
import type { DefinitionOf, EndpointCall } from '@cleaning/contract/http/rules';
import type { CallEndpoint, CallOptions, NamedCall, OptionsOf } from '../client/call-options.ts';

/** Calls by endpoint name. */
type CallTable = Readonly<Record<string, EndpointCall>>;

type ParamsArgument<Params> = [Params] extends [undefined] ? [] : [params: Params];

type QueryArgument<Query> = [Query] extends [undefined]
  ? []
  : Partial<Query> extends Query
    ? [query?: Query]
    : [query: Query];

/** A file comes together with the fields that are sent with it. */
type BodyArgument<Definition, Body> = Definition extends { readonly upload: object }
  ? [upload: ([Body] extends [undefined] ? unknown : Body) & { readonly file: File }]
  : [Body] extends [undefined]
    ? []
    : [body: Body];

/** The arguments that an endpoint takes, in this order: path parameters, query, body, options. */
type Arguments<Definition> = [
  ...ParamsArgument<EndpointParams<Definition>>,
  ...QueryArgument<EndpointQuery<Definition>>,
  ...BodyArgument<Definition, EndpointBody<Definition>>,
  options?: OptionsOf<Definition>,
];

/** Converts an answer to the result of the function; it may throw an `ApiError`. */
type Reader<Definition extends EndpointDefinition> = (
  endpointName: string,
  answer: EndpointResponse<Definition>,
) => unknown;

type Readers<Table extends CallTable> = {
  readonly [Name in keyof Table]?: Reader<DefinitionOf<Table[Name]>>;
};

type ResultOf<Definition extends EndpointDefinition, Read> = [Read] extends [
  (...values: never[]) => infer Result,
]
  ? Result
  : EndpointResponse<Definition>;

/** One function for each call of a table. */
export type Resource<Table extends CallTable, Read = unknown> = {
  readonly [Name in keyof Table]: (
    ...values: Arguments<DefinitionOf<Table[Name]>>
  ) => Promise<
    ResultOf<DefinitionOf<Table[Name]>, Name extends keyof Read ? Read[Name] : undefined>
  >;
};

/**
 * Creates the client functions of a group of endpoints.
 *
 * @param readers convert answers that are not returned to the caller unchanged.
 */
export function createResource<
  const Table extends CallTable,
  const Read extends Readers<Table> = Readers<Table>,
>(callEndpoint: CallEndpoint, table: Table, readers?: Read): Resource<Table, Read> {
  const functionOf =
    (call: NamedCall, read?: Reader<EndpointDefinition>) =>
    async (...values: readonly unknown[]) => {
      const answer = await callEndpoint(call, inputOf(call, values));
      return read === undefined ? answer : read(call.name, answer);
    };
  const functions = Object.entries(table).map(([name, call]) => [
    name,
    functionOf({ ...call, name }, readers?.[name] as Reader<EndpointDefinition> | undefined),
  ]);
  return Object.fromEntries(functions) as Resource<Table, Read>;
}

/** The arguments of a function by name, from their order in {@link Arguments}. */
function inputOf({ sends = [] }: EndpointCall, values: readonly unknown[]) {
  const input: Record<string, unknown> = {};
  for (const [index, part] of sends.entries()) {
    if (part === 'upload') {
      const { file, ...fields } = values[index] as { file: File };
      Object.assign(input, { file, body: fields });
    } else {
      input[part] = values[index];
    }
  }
  return { ...input, ...(values[sends.length] as CallOptions | undefined) } as never;
}
