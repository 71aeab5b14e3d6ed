import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCESS_RULES } from '../http/access.ts';
import { isFileResponse } from '../http/files.ts';
import { SITE_PATHS } from '../routes/site-paths.ts';
import { allEndpoints, endpointGroups, endpoints, type EndpointName } from './endpoint-table.ts';

const named = allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const);

const pathParams = (path: string) => (path.match(/:\w+/gu) ?? []).map((name) => name.slice(1));

describe('the endpoint table', () => {
  test('is keyed by the names of its endpoints', () => {
    expect(Object.keys(endpoints)).toEqual(allEndpoints.map(({ name }) => name));
  });

  test('names no endpoint twice across its parts', () => {
    const parts = Object.values(endpointGroups);
    const names = parts.flatMap((part) => Object.keys(part));
    expect(new Set(names).size).toBe(names.length);
    expect(allEndpoints).toHaveLength(names.length);
  });

  test('uses each method and path once', () => {
    // Paths that differ only in the names of their parameters are the same.
    const calls = allEndpoints.map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/gu, ':')}`,
    );
    expect(new Set(calls).size).toBe(calls.length);
  });
});

/** Names that were agreed with callers earlier; all others are in lower snake case. */
const AGREED_SEGMENTS = ['my-quotes', 'my-invoices', 'dashboard-stats'];

describe.each(named)('%s', (_name, endpoint) => {
  test('has a path below the base path that ends with a slash, its words joined by underscores', () => {
    const segments = endpoint.path.split('/');
    expect(segments.pop()).toBe('');
    for (const segment of segments) {
      if (AGREED_SEGMENTS.includes(segment)) continue;
      expect(segment).toMatch(/^:?[a-z]+(?:_[a-z]+)*$/u);
    }
  });

  test('states who may call it', () => {
    expect(ACCESS_RULES).toContain(endpoint.access);
  });

  test('declares the parameters of its path, and no others', () => {
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(pathParams(endpoint.path));
  });

  test('has a camel-case name, a tag and a summary for its page in the documentation', () => {
    expect(endpoint.name).toMatch(/^[a-z][A-Za-z]+$/u);
    expect(endpoint.tag).not.toBe('');
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/u);
  });

  test('has one response, without a body only where there is nothing to return', () => {
    const answers = Object.entries(endpoint.responses);
    expect(answers).toHaveLength(1);
    for (const [status, schema] of answers) {
      expect(schema === null).toBe(status === '204');
    }
  });
});

/** Reads of JSON that cost much processor time. */
const EXPENSIVE_READS: ReadonlySet<string> = new Set<EndpointName>([
  'exportOwnData',
  'getStatement',
]);
/** Files that are stored already or only a few lines long, so that sending them is all the work. */
const CHEAP_FILES: ReadonlySet<string> = new Set<EndpointName>([
  'downloadFile',
  'getAppointmentCalendar',
  'readCalendarFeed',
]);

const reads = allEndpoints
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => [endpoint.name, endpoint] as const);

describe.each(reads)('the read %s', (name, { body, idempotent, rateLimit, path, responses }) => {
  test('takes no body and no key', () => {
    expect([body, idempotent]).toEqual([undefined, undefined]);
  });

  test('has a rate budget exactly when it creates or sends a file, a statement or an export', () => {
    const isFile = isFileResponse(responses[200]);
    const isExpensive =
      EXPENSIVE_READS.has(name) || /(?:^|[/_-])(?:export|statement|pdf)(?:[/_-])/u.test(path);
    const expected = CHEAP_FILES.has(name) ? 'download' : isFile || isExpensive ? 'export' : null;
    expect(rateLimit ?? null).toBe(expected);
  });
});

/**
 * A log-out must always work; the calculator and the check of a time, which is asked at each move of a
 * visit, store nothing and cost little.
 */
const WITHOUT_BUDGET: readonly EndpointName[] = ['logout', 'calculatePrice', 'checkAvailability'];

test('every call that changes data has a rate budget', () => {
  const open = allEndpoints.filter(({ method, rateLimit }) => method !== 'GET' && !rateLimit);
  expect(open.map(({ name }) => name)).toEqual(WITHOUT_BUDGET);
});

test('no address contains personal data or a secret, except links that work without a session', () => {
  const secret = /email|phone|password|token|ndis|signature/u;
  const found = allEndpoints.flatMap(({ name, params, query }) =>
    Object.keys({ ...params?.shape, ...query?.shape })
      .filter((field) => secret.test(field))
      .map((field) => `${name} ${field}`),
  );
  expect(found).toEqual(['readCalendarFeed token', 'downloadFile signature']);
});

test('a form without scripts changes data, needs no session, and leads to pages of the site', () => {
  const forms = allEndpoints.filter(({ formPost }) => formPost !== undefined);
  expect(forms).not.toHaveLength(0);
  for (const { method, access, formPost } of forms) {
    expect([method, access]).toEqual(['POST', 'public']);
    for (const path of [formPost?.formPath, formPost?.donePath]) {
      expect(Object.values<string>(SITE_PATHS)).toContain(path?.split('#')[0]);
    }
  }
});

describe('unknown fields are refused', () => {
  const inputs = allEndpoints.flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [{ name, part, schema }],
    ),
  );

  test.each(inputs)('in the $part of $name', ({ schema }) => {
    const result = schema.safeParse({ unheard_of: 1 });
    expect(result.error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['unheard_of'] }),
    );
  });
});

describe('a list filter accepts each of its values once', () => {
  const filters = allEndpoints.flatMap(({ name, query }) =>
    Object.entries(query?.shape ?? {}).flatMap(([field, schema]) => {
      const { type, items, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any' });
      return type === 'array' ? [{ name, field, schema, items, maxItems }] : [];
    }),
  );

  test('is tested for at least one filter', () => {
    expect(filters.map(({ name, field }) => `${name} ${field}`)).toContain('listMyQuotes status');
  });

  test.each(filters)('$field of $name', ({ schema, items, maxItems }) => {
    const parse = (text: string) => z.safeParse(schema, text);
    const { enum: words } = z.object({ enum: z.array(z.string()) }).parse(items);
    expect(maxItems).toBe(words.length);
    expect(parse(words.join(',')).data).toEqual(words);
    for (const times of [2, 3, 7]) {
      const repeated = Array.from({ length: times }, () => words[0]).join(',');
      expect(parse(repeated).data).toEqual([words[0]]);
    }
    expect(parse([...words, ...words].join(',')).data).toEqual(words);
    expect(parse(`${words.join(',')},unheard-of`).success).toBe(false);
    const flood = parse('x,'.repeat(5000));
    expect(flood.error?.issues).toHaveLength(1);
  });
});

describe('the agreed method and path of each call of the site', () => {
  test.each([
    ['register', 'POST', 'accounts/auth/register/'],
    ['login', 'POST', 'accounts/auth/login/'],
    ['logout', 'POST', 'accounts/auth/logout/'],
    ['googleLogin', 'POST', 'accounts/auth/google/'],
    ['googleRegister', 'POST', 'accounts/auth/google/register/'],
    ['socialLogin', 'POST', 'accounts/auth/social/login/'],
    ['changePassword', 'POST', 'accounts/auth/password/change/'],
    ['requestPasswordReset', 'POST', 'accounts/auth/password/reset/'],
    ['confirmPasswordReset', 'POST', 'accounts/auth/password/reset/confirm/'],
    ['verifyEmail', 'POST', 'accounts/auth/email/verify/'],
    ['resendVerification', 'POST', 'accounts/auth/email/resend/'],
    ['linkSocialAccount', 'POST', 'accounts/profile/social/link/'],
    ['unlinkSocialAccount', 'POST', 'accounts/profile/social/unlink/'],
    ['getProfile', 'GET', 'accounts/profile/'],
    ['health', 'GET', 'accounts/health/'],
    ['listQuotes', 'GET', 'quotes/'],
    ['listMyQuotes', 'GET', 'quotes/my-quotes/'],
    ['calculatePrice', 'POST', 'quotes/calculator/'],
    ['getCatalogue', 'GET', 'services/'],
    ['listAddons', 'GET', 'services/addons/'],
    ['listServices', 'GET', 'services/services/'],
    ['listInvoices', 'GET', 'invoices/'],
    ['listMyInvoices', 'GET', 'invoices/my-invoices/'],
    ['listNdisInvoices', 'GET', 'invoices/ndis/'],
    ['getNdisInvoices', 'GET', 'invoices/ndis_invoices/'],
    ['listInvoiceLines', 'GET', 'invoices/items/'],
    ['getInvoiceStats', 'GET', 'invoices/dashboard-stats/'],
    ['getInvoice', 'GET', 'invoices/:id/'],
    ['createEnquiry', 'POST', 'enquiries/'],
    ['listDocuments', 'GET', 'documents/'],
    ['downloadInvoicePdf', 'GET', 'invoices/:id/download_pdf/'],
    ['listQuoteAttachments', 'GET', 'quotes/attachments/'],
  ] as const)('%s is %s %s', (name, method, path) => {
    expect(endpoints[name]).toMatchObject({ method, path });
  });
});

/** Values that the fields of a form may have although no form offers them. */
const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  'bogus',
  '',
  -1,
  1.5,
  true,
  'x'.repeat(20_000),
];

const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

describe('a refusal of a request', () => {
  const parts = allEndpoints.flatMap(({ name, body, query }) =>
    [body, query].flatMap((schema) => (schema === undefined ? [] : [[name, schema] as const])),
  );

  test.each(parts)('of %s names its fields in plain words', (_name, schema) => {
    const fields = fieldsOf(schema);
    const issues = ODD_VALUES.flatMap(
      (value) =>
        schema.safeParse(Object.fromEntries(fields.map((field) => [field, value]))).error?.issues ??
        [],
    );
    const messages = issues
      // A body that is not an object gets the same answer for every call.
      .filter((issue) => !(issue.code === 'invalid_type' && issue.expected === 'object'))
      .map(({ message }) => message);
    expect(
      messages.filter((message) =>
        /\bInvalid\b|Too (?:big|small)|expected .*, received/u.test(message),
      ),
    ).toEqual([]);
  });
});
