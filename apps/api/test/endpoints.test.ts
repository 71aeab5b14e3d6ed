import { allEndpoints, documentedEndpoints } from '@cleaning/contract/endpoints';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { EndpointDefinition } from '@cleaning/contract/http';
import { ACCESS_RULES, API_BASE_PATH, type Access } from '@cleaning/contract/http/rules';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { TestPerson } from './create-test-app.ts';
import { multipart } from './multipart.ts';
import { startBeforeAll } from './set-up.ts';
import { signInOwner } from './sign-in-owner.ts';

/** Routes below the base path that are not endpoints: the API description. */
const INFRASTRUCTURE = /^GET \/api\/v1\/(?:schema\/|docs(?:\/.*)?)$/u;

const CALLERS = ['nobody', 'unverified', 'client', 'cleaner', 'office', 'admin', 'owner'] as const;
type Caller = (typeof CALLERS)[number];

const IN = 'goes on';
const LOG_IN = `401 ${ERROR_MESSAGES.authenticationRequired}`;
const VERIFY = `403 ${ERROR_MESSAGES.verificationRequired}`;
const NO = `403 ${ERROR_MESSAGES.permissionDenied}`;

const NOT_YET = { nobody: LOG_IN, unverified: VERIFY };
const IN_ONCE_KNOWN = { nobody: LOG_IN, unverified: IN };
const ADMINS = { admin: IN, owner: IN };

/** The expected answer of each access rule to each caller. */
const RULES: Readonly<Record<Access, Readonly<Record<Caller, string>>>> = {
  public: { nobody: IN, unverified: IN, client: IN, cleaner: IN, office: IN, ...ADMINS },
  'signed-in': { ...IN_ONCE_KNOWN, client: IN, cleaner: IN, office: IN, ...ADMINS },
  client: { ...NOT_YET, client: IN, cleaner: NO, office: NO, admin: NO, owner: NO },
  'client-or-office': { ...NOT_YET, client: IN, cleaner: NO, office: IN, ...ADMINS },
  'client-or-staff': { ...NOT_YET, client: IN, cleaner: IN, office: IN, ...ADMINS },
  office: { ...NOT_YET, client: NO, cleaner: NO, office: IN, ...ADMINS },
  staff: { ...NOT_YET, client: NO, cleaner: IN, office: IN, ...ADMINS },
  admin: { ...NOT_YET, client: NO, cleaner: NO, office: NO, ...ADMINS },
  owner: { ...NOT_YET, client: NO, cleaner: NO, office: NO, admin: NO, owner: IN },
};

/** Someone whom each access rule lets through. */
const ALLOWED: Readonly<Record<Access, Exclude<Caller, 'nobody'>>> = {
  public: 'client',
  'signed-in': 'client',
  client: 'client',
  'client-or-office': 'client',
  'client-or-staff': 'client',
  office: 'office',
  staff: 'cleaner',
  admin: 'admin',
  owner: 'owner',
};

/** Whether the access rule let a call through, or the refusal. */
function outcomeOf(response: LightMyRequestResponse): string {
  const { statusCode } = response;
  if (statusCode === 401 || statusCode === 403) {
    return `${statusCode} ${response.json<{ detail: string }>().detail}`;
  }
  return statusCode < 500 ? IN : `${statusCode}`;
}

const api = startBeforeAll();

const ID = '0d3a0000-0000-4000-8000-00000000ffff';
const routeOf = ({ method, path }: EndpointDefinition) => `${method} ${API_BASE_PATH}/${path}`;

const signIn = (caller: Exclude<Caller, 'nobody'>): Promise<TestPerson> => {
  switch (caller) {
    case 'unverified':
      return api.signIn({ verifiedAt: null });
    case 'client':
      return api.signIn();
    case 'cleaner':
    case 'office':
      return api.signIn({ userType: 'staff', staffRole: caller });
    case 'admin':
      return api.signIn({ userType: caller });
    case 'owner':
      return signInOwner(api);
    default:
      throw new Error(`No way to sign in as ${String(caller)}.`);
  }
};

describe('the table of endpoints', () => {
  it('is served completely, and nothing else is served below the base path', () => {
    const served = routesOf(api.app).filter((route) => route.includes(` ${API_BASE_PATH}/`));
    const endpoints = served.filter((route) => !INFRASTRUCTURE.test(route));
    expect(endpoints.toSorted()).toEqual(documentedEndpoints.map(routeOf).toSorted());
  });

  it('is described completely as OpenAPI 3.1', async () => {
    const response = await api.call({ path: 'schema/' });
    const document = response.json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; security: object[] }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`,
        name: operation.operationId,
        needsToken: operation.security.length > 0 && !operation.security.some(isEmpty),
        takesToken: operation.security.length > 0,
      })),
    );
    expect(described).toEqual(
      documentedEndpoints.map((endpoint) => ({
        route: routeOf(endpoint),
        name: endpoint.name,
        needsToken: endpoint.access !== 'public',
        takesToken: endpoint.access !== 'public' || endpoint.session === 'optional',
      })),
    );
  });

  it('has an expectation here for every access rule', () => {
    expect(Object.keys(RULES)).toEqual([...ACCESS_RULES]);
  });
});

const isEmpty = (scheme: object): boolean => Object.keys(scheme).length === 0;

const titled = allEndpoints.map((endpoint) => ({ title: routeOf(endpoint), endpoint }));

it.each(titled.filter(({ endpoint }) => endpoint.body !== undefined))(
  '$title refuses fields that it does not know',
  async ({ endpoint: { method, path, access, upload } }) => {
    const as = await signIn(ALLOWED[access]);
    const sent =
      upload === undefined
        ? { body: { surprise: 1 } }
        : await multipart({ surprise: '1', file: new File(['x'], 'x.txt') });
    const response = await api.call({
      method,
      path: path.replaceAll(/:(?:[a-z]+_)?id/gu, ID),
      as,
      ...sent,
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('"surprise":["This field is not known."]');
  },
);

it.each(['/api/v1/schema/', '/api/v1/docs/', '/livez', '/readyz', '/site-config.json'])(
  '%s is read-only',
  async (url) => {
    const response = await api.app.inject({ method: 'DELETE', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
    expect(response.json()).toMatchObject({ code: 'method_not_allowed' });
  },
);

describe.each(titled)('$title', ({ endpoint }) => {
  const { method, access } = endpoint;
  const path = endpoint.path.replaceAll(/:(?:[a-z]+_)?id/gu, ID);

  it.each(CALLERS)(`(${access}) answers %s by its rule`, async (caller) => {
    const as = caller === 'nobody' ? undefined : await signIn(caller);
    const response = await api.call({ method, path, as });
    expect(outcomeOf(response)).toBe(RULES[access][caller]);
  });

  it('checks the caller before the request', async () => {
    const body = method === 'GET' ? undefined : { nonsense: true };
    const response = await api.call({ method, path, body });
    expect(outcomeOf(response)).toBe(RULES[access].nobody);
  });

  it('refuses an unknown token', async () => {
    const response = await api.call({ method, path, as: { token: 'unknown' } });
    expect(outcomeOf(response)).toBe(RULES[access].nobody);
  });

  it('lists its methods in the answer to another method', async () => {
    const taken = allEndpoints.filter((other) => other.path === endpoint.path);
    for (const wrong of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      if (taken.some((other) => other.method === wrong)) continue;
      const response = await api.app.inject({ method: wrong, url: `${API_BASE_PATH}/${path}` });
      expect(response.statusCode).toBe(405);
      expect(response.headers['allow']).toContain(method);
      expect(response.headers['allow']).not.toContain(wrong);
      expect(response.json()).toMatchObject({ code: 'method_not_allowed' });
    }
  });
});

/**
 * Every route that an app serves, as "GET /path/:id/". A HEAD that only mirrors a GET is left out.
 */
function routesOf(app: FastifyInstance): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      // Each level of the printed tree is indented by four characters, and ends in a dash and a
      // space.
      const [, branch, segment, methods] = /^(.*── )(\S+) \(([\w, ]+)\)$/u.exec(line) ?? [];
      if (branch === undefined || segment === undefined || methods === undefined) return [];
      path.splice(branch.length / 4 - 1, Infinity, segment);
      const names = methods.split(', ');
      return names
        .filter((name) => name !== 'HEAD' || !names.includes('GET'))
        .map((name) => `${name} ${path.join('')}`);
    });
}
