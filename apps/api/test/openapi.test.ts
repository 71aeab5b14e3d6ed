import { allEndpoints, documentedEndpoints, endpoints } from '@cleaning/contract/endpoints';
import { conflictOf } from '@cleaning/contract/http';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { LIVE_PATH } from '@cleaning/contract/live/rules';
import { Validator, type SpecData } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createOpenApiDocument } from '../src/core/http/openapi.ts';
import { faultOf } from './documented-answers.ts';
import { act, createDraft } from './quote-fixtures.ts';
import { resolvedDocument } from './resolved-document.ts';
import { startBeforeAll } from './set-up.ts';

const document = createOpenApiDocument(documentedEndpoints, 'https://clean.example');

const operations = Object.entries(resolvedDocument(document).paths).flatMap(([path, methods]) =>
  // A stream never ends; `live.test.ts` tests it.
  path === `${API_BASE_PATH}/${LIVE_PATH}`
    ? []
    : Object.values(methods).map((operation) => ({ name: operation.operationId, operation })),
);

const api = startBeforeAll();

it.each(operations)('$name limits the length of every text', ({ operation }) => {
  const sent = [operation.parameters, operation.requestBody?.content ?? {}];
  expect(unlimitedTexts(sent)).toEqual([]);
});

/** The positions of text inputs that have neither a length limit nor a format. */
function unlimitedTexts(part: unknown, path = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const LIMITS = ['maxLength', 'format', 'pattern', 'enum', 'const'];
  const isText = 'type' in part && part.type === 'string';
  const own = isText && !LIMITS.some((limit) => limit in part) ? [path] : [];
  return [
    ...own,
    ...Object.entries(part).flatMap(([key, value]) => unlimitedTexts(value, `${path}/${key}`)),
  ];
}

/** The objects that are described inside of other parts of the document, each with its places. */
function inlineObjects(part: unknown, path = ''): { shape: string; path: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  const isNamed = /^\/components\/schemas\/\w+$/u.test(path);
  const isObject = 'properties' in part && 'type' in part && part.type === 'object';
  return [
    ...(isObject && !isNamed ? [{ shape: JSON.stringify(part), path }] : []),
    ...Object.entries(part).flatMap(([key, value]) => inlineObjects(value, `${path}/${key}`)),
  ];
}

describe('the OpenAPI document', () => {
  it('is valid, and each of its references leads somewhere', async () => {
    // The validator reads it as a client gets it.
    const written = JSON.parse(JSON.stringify(document)) as SpecData;
    expect(await new Validator().validate(written)).toEqual({ valid: true });
  });

  it('names what the contract names, and describes it once', () => {
    const { schemas } = document.components;
    for (const name of ['Quote', 'Invoice', 'Appointment', 'SubmitQuoteRequest', 'QuoteConflict']) {
      expect(schemas).toHaveProperty(name);
    }
    const bodies = Object.values(schemas).map((schema) => JSON.stringify(schema));
    const inline = inlineObjects(document);
    const places = Map.groupBy(
      // Short ones cost less than the reference that replaces them would explain.
      inline.filter(({ shape }) => shape.length >= 1000),
      ({ shape }) => shape,
    );
    const repeated = [...places].filter(
      ([shape, found]) => found.length > 1 || bodies.includes(shape),
    );
    expect(repeated.map(([, found]) => found.map(({ path }) => path))).toEqual([]);
  });

  it('stays small enough to be read', () => {
    expect(JSON.stringify(document).length).toBeLessThan(1_000_000);
  });

  it('has a contact, and a description of every tag', () => {
    expect(document.info).toMatchObject({
      description: expect.stringContaining('version'),
      contact: { email: expect.stringContaining('@') },
      license: { url: 'https://clean.example/terms' },
    });
    expect(document.tags.filter(({ description }) => description === '')).toEqual([]);
    const used = new Set(documentedEndpoints.map(({ tag }) => tag));
    expect(document.tags.map(({ name }) => name)).toEqual([...used]);
  });

  it('has a 409 with the current record for every call that takes a version', () => {
    const versioned = operations.filter(({ name }) => {
      const endpoint = allEndpoints.find((one) => one.name === name);
      return [endpoint?.body, endpoint?.query].some(
        (schema) => schema !== undefined && JSON.stringify(schema).includes('"version"'),
      );
    });
    expect(versioned.length).toBeGreaterThan(40);
    for (const { operation } of versioned) {
      expect(operation.responses['409']).toHaveProperty(
        ['content', 'application/json', 'schema', 'properties', 'current'],
        expect.anything(),
      );
    }
    expect(conflictOf(endpoints.getQuote)).toBeUndefined();
  });

  it('describes the answer to a stale version', async () => {
    const client = await api.signIn();
    const draft = await createDraft(api, client);
    const stale = await act(api, client, { ...draft, version: 7 }, 'cancel');
    const answer = { status: 409, headers: stale.headers, body: stale.body };
    expect(faultOf(endpoints.cancelQuote, answer)).toBeNull();
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: { id: draft.id } });
  });
});

describe('the validation of responses', () => {
  const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
  const { health, login, getQuote, downloadQuotePdf } = endpoints;

  it.each([
    ['a status that is not described', health, 418, JSON_TYPE, '{}'],
    ['a body of another shape', health, 200, JSON_TYPE, '{"status":7}'],
    ['a field that is not described', health, 200, JSON_TYPE, '{"status":"ok","secret":1}'],
    ['another type', health, 200, { 'content-type': 'text/html' }, '<p>'],
    [
      'a refusal without its header',
      getQuote,
      503,
      JSON_TYPE,
      '{"detail":"a","code":"unavailable"}',
    ],
    ['a bare refusal of an account call', login, 400, JSON_TYPE, '{"email":["Wrong."]}'],
    ['another kind of file', downloadQuotePdf, 200, { 'content-type': 'image/png' }, null],
  ] as const)('reports %s', (_what, endpoint, status, headers, body) => {
    expect(faultOf(endpoint, { status, headers, body })).toContain(endpoint.name);
  });
});
