import * as fc from 'fast-check';
import { oddText } from './odd-values.ts';
import { valueOf, type Manner, type Schema } from './value-of-schema.ts';

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
}

export interface OddRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

export const methodOf = (name: string): OddRequest['method'] => {
  const method = name.toUpperCase();
  if (method === 'GET' || method === 'POST' || method === 'PATCH' || method === 'DELETE') {
    return method;
  }
  throw new Error(`No way to try ${method}.`);
};

interface Target {
  readonly method: OddRequest['method'];
  readonly path: string;
  readonly operation: Operation;
}

/**
 * A request to an operation: every second one follows its description, the others have odd values
 * in any part.
 */
export function requestOf(target: Target, ids: readonly string[]): fc.Arbitrary<OddRequest> {
  return fc.oneof(
    requestInManner(target, { ids, oddPercent: 0 }),
    requestInManner(target, { ids, oddPercent: 10 }),
  );
}

function requestInManner(
  { method, path, operation }: Target,
  manner: Manner,
): fc.Arbitrary<OddRequest> {
  const { oddPercent } = manner;
  const valuesIn = (place: 'path' | 'query' | 'header') => {
    const fields = operation.parameters.filter((parameter) => parameter.in === place);
    return fc.record(
      Object.fromEntries(fields.map(({ name, schema }) => [name, valueOf(schema, manner)])),
      { requiredKeys: place === 'path' ? fields.map(({ name }) => name) : [] },
    );
  };
  return fc
    .record({
      params: valuesIn('path'),
      query: valuesIn('query'),
      stranger: oddPercent === 0 ? fc.constant(null) : fc.option(fc.tuple(oddText, oddText)),
      named: valuesIn('header'),
      odd: oddPercent === 0 ? fc.constant({}) : oddHeaders,
      body: bodyOf(operation, manner),
    })
    .map(({ params, query, stranger, named, odd, body }) => ({
      method,
      url: urlOf(path, params, [
        ...Object.entries(query),
        ...(stranger === null ? [] : [stranger]),
      ]),
      headers: { ...body.headers, ...headersOf(named), ...odd },
      ...(body.payload === undefined ? {} : { payload: body.payload }),
    }));
}

const urlOf = (path: string, params: object, query: readonly (readonly [string, unknown])[]) => {
  const filled = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, () => encode(value)),
    path,
  );
  const pairs = query.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
};

const textFor = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Replaces text that cannot be encoded in a URL, as clients do. */
const encode = (value: unknown): string =>
  encodeURIComponent(textFor(value).toWellFormed().slice(0, 2000));

/** Drops values that a client cannot send in a header. */
const headersOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      textFor(value)
        .replaceAll(/[^\u0020-\u007E]/gu, '?')
        .slice(0, 4000),
    ]),
  );

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 15, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=latin1' },
      { 'content-type': 'multipart/form-data' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-encoding': 'gzip' },
      { 'if-match': '"nonsense"' },
      { accept: 'image/png' },
      { authorization: 'Bearer x' },
      { authorization: 'Token' },
      { 'x-forwarded-for': "' or 1=1" },
      { range: 'bytes=9-1' },
    ),
  },
);

interface Body {
  readonly headers: Record<string, string>;
  readonly payload: string | undefined;
}

const JSON_TYPE = { 'content-type': 'application/json' };

function bodyOf({ requestBody }: Operation, manner: Manner): fc.Arbitrary<Body> {
  const schema = requestBody?.content['application/json']?.schema;
  if (schema === undefined) return fc.constant({ headers: {}, payload: undefined });
  const described = valueOf(schema, manner).map((value) => JSON.stringify(value) ?? '');
  const broken = fc.oneof(
    fc.constantFrom(
      '',
      '{',
      '{"a":}',
      '[1',
      '\u0000',
      '{"a":1,"a":2}',
      '1e999',
      '{"__proto__":{}}',
    ),
    oddText,
  );
  const { oddPercent } = manner;
  return fc
    .oneof(
      { weight: 100 - oddPercent, arbitrary: described },
      { weight: oddPercent, arbitrary: broken },
    )
    .map((payload) => ({ headers: JSON_TYPE, payload }));
}
