import type {
  EndpointBody,
  EndpointDefinition,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions, UploadOptions } from '../client/call-options.ts';

/** Endpoints by their names. */
type EndpointTable = Readonly<Record<string, EndpointDefinition>>;

type ParamsArgument<Params> = [Params] extends [undefined] ? [] : [params: Params];

type QueryArgument<Query> = [Query] extends [undefined]
  ? []
  : Partial<Query> extends Query
    ? [query?: Query]
    : [query: Query];

/** A file goes with the fields that are sent beside it. */
type BodyArgument<Definition, Body> = Definition extends { readonly upload: object }
  ? [upload: ([Body] extends [undefined] ? unknown : Body) & { readonly file: File }]
  : [Body] extends [undefined]
    ? []
    : [body: Body];

/** Path parameters, then the query, then the body, then the options: those that the endpoint takes. */
type Arguments<Definition> = [
  ...ParamsArgument<EndpointParams<Definition>>,
  ...QueryArgument<EndpointQuery<Definition>>,
  ...BodyArgument<Definition, EndpointBody<Definition>>,
  options?: Definition extends { readonly upload: object } ? UploadOptions : CallOptions,
];

/** Turns an answer into what the function resolves with; it may throw an `ApiError`. */
type Reader<Definition extends EndpointDefinition> = (
  endpointName: string,
  answer: EndpointResponse<Definition>,
) => unknown;

type Readers<Table extends EndpointTable> = {
  readonly [Name in keyof Table]?: Reader<Table[Name]>;
};

type ResultOf<Definition extends EndpointDefinition, Read> = [Read] extends [
  (...values: never[]) => infer Result,
]
  ? Result
  : EndpointResponse<Definition>;

/** One function for each endpoint of a table. */
export type Resource<Table extends EndpointTable, Read = unknown> = {
  readonly [Name in keyof Table]: (
    ...values: Arguments<Table[Name]>
  ) => Promise<ResultOf<Table[Name], Name extends keyof Read ? Read[Name] : undefined>>;
};

/**
 * Makes the functions of a group of endpoints.
 *
 * @param readers what to make of the answers that are not given to the caller as they came.
 */
export function createResource<
  const Table extends EndpointTable,
  const Read extends Readers<Table> = Readers<Table>,
>(call: CallEndpoint, table: Table, readers?: Read): Resource<Table, Read> {
  const functionOf =
    (definition: EndpointDefinition, read?: Reader<EndpointDefinition>) =>
    async (...values: readonly unknown[]) => {
      const answer = await call(definition, inputOf(definition, values));
      return read === undefined ? answer : read(definition.name, answer);
    };
  const functions = Object.entries(table).map(([name, definition]) => [
    name,
    functionOf(definition, readers?.[name] as Reader<EndpointDefinition> | undefined),
  ]);
  return Object.fromEntries(functions) as Resource<Table, Read>;
}

/** The arguments of a function by what they are, in the order of {@link Arguments}. */
function inputOf({ params, query, body, upload }: EndpointDefinition, values: readonly unknown[]) {
  const rest = [...values];
  const input: Record<string, unknown> = {};
  if (params !== undefined) input['params'] = rest.shift();
  if (query !== undefined) input['query'] = rest.shift();
  if (upload !== undefined) {
    const { file, ...fields } = rest.shift() as { file: File };
    Object.assign(input, { file, body: fields });
  } else if (body !== undefined) {
    input['body'] = rest.shift();
  }
  return { ...input, ...(rest.shift() as CallOptions | undefined) } as never;
}
