import type { EndpointDefinition } from '@cleaning/contract/http';
import {
  ACCESS_RULES,
  API_BASE_PATH,
  IDEMPOTENCY_KEY_HEADER,
  isFileResponse,
  REQUEST_TIMEOUT_MS,
} from '@cleaning/contract/http/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assertAccess } from './access.ts';
import type { Actor } from './actor.ts';
import { methodNotAllowed, refuseField } from './api-error.ts';
import { sendFile } from './file-answer.ts';
import { answerOnce, type Answer, type Call } from './idempotency.ts';
import { answerEach } from './idempotent-items.ts';
import { viewerOf } from './viewer.ts';
import type { HandlerDependencies } from '../dependencies.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { entityTagOf, isKnownTo } from './entity-tag.ts';
import { acceptForms, formPostOf } from './form-post.ts';
import type { AnyEndpointHandler, HandlersOf } from './handlers.ts';
import { networkOf } from './rate-limiter.ts';
import { limitBodyTime } from './slow-body.ts';
import { tokenOf } from './token-of.ts';
import { fixedPathsOf } from './unmatched-route.ts';
import { acceptUploads, fileOf, readUpload } from './upload.ts';
import { parseInput, parseParams } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointDefinition;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export interface EndpointDependencies extends HandlerDependencies {
  /** The user of a token; null when the token is unknown or has expired. */
  readonly authenticate: (token: string, now: Date) => Promise<Actor | null>;
  readonly now: () => Date;
}

type Table = Readonly<Record<string, EndpointDefinition>>;

/**
 * Serves a table of endpoints. Every call passes these steps: access, rate limit, validation, the
 * handler, and a filter that leaves only the declared fields of the answer.
 *
 * @throws at start when an endpoint has no access rule, or endpoints and handlers do not match.
 */
export function registerEndpoints<Endpoints extends Table>(
  app: FastifyInstance,
  endpoints: Endpoints,
  handlers: HandlersOf<Endpoints>,
  dependencies: EndpointDependencies,
): void {
  assertComplete(endpoints, handlers);
  app.decorateRequest('actor', null);
  refuseOtherMethods(app, Object.values(endpoints));
  for (const [name, endpoint] of Object.entries(endpoints)) {
    // `HandlersOf` checks the types; here only the common shape is needed.
    const handler = handlers[name] as unknown as AnyEndpointHandler;
    if (endpoint.formPost === undefined && endpoint.upload === undefined) {
      registerEndpoint(app, endpoint, handler, dependencies);
    } else {
      // In its own scope, so that no other endpoint parses forms or files.
      void app.register(async (scope) => {
        if (endpoint.formPost !== undefined) acceptForms(scope);
        if (endpoint.upload !== undefined) await acceptUploads(scope);
        registerEndpoint(scope, endpoint, handler, dependencies);
      });
    }
  }
}

/**
 * Refuses other methods of a path such as `quotes/my-quotes/`, which `quotes/:id/` would otherwise
 * match.
 */
function refuseOtherMethods(app: FastifyInstance, endpoints: readonly EndpointDefinition[]): void {
  const fixedPaths = fixedPathsOf(endpoints);
  app.addHook('onRequest', async ({ url, method }) => {
    const methods = fixedPaths.get(url.split('?', 1)[0] ?? '');
    if (methods?.includes(method) === false) throw methodNotAllowed(method, methods);
  });
}

function assertComplete(endpoints: Table, handlers: object): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (!ACCESS_RULES.includes(endpoint.access)) {
      throw new Error(
        `The endpoint "${name}" states no access rule. Give it one of: ${ACCESS_RULES.join(', ')}.`,
      );
    }
    if (!Object.hasOwn(handlers, name)) {
      throw new Error(
        `The endpoint "${name}" has no handler. Add one to the folder of its record.`,
      );
    }
  }
  for (const name of Object.keys(handlers)) {
    if (!Object.hasOwn(endpoints, name)) {
      throw new Error(
        `The handler "${name}" has no endpoint. Add it to the contract, or delete it.`,
      );
    }
  }
}

function registerEndpoint(
  app: FastifyInstance,
  endpoint: EndpointDefinition,
  handler: AnyEndpointHandler,
  { authenticate, now, ...dependencies }: EndpointDependencies,
): void {
  const { rateLimiter } = dependencies;
  app.route({
    method: endpoint.method,
    url: `${API_BASE_PATH}/${endpoint.path}`,
    config: { endpoint },
    // A file keeps its length, by which a browser shows how much is left.
    ...(Object.values(endpoint.responses).some(isFileResponse) ? { compress: false } : {}),
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    onRequest: async (request) => {
      if (endpoint.upload === undefined) limitBodyTime(request, REQUEST_TIMEOUT_MS);
      if (endpoint.rateLimit !== undefined) {
        await rateLimiter.chargeAddress(endpoint.rateLimit, request.ip, now());
      }
      if (endpoint.access !== 'public' || endpoint.session === 'optional') {
        const token = tokenOf(request);
        request.actor = token === null ? null : await authenticate(token, now());
      }
      assertAccess(endpoint.access, request.actor);
    },
    handler: async (request, reply) => {
      const params = parseParams(endpoint.params, request.params);
      const query = parseInput(endpoint.query, request.query);
      const sent =
        endpoint.upload === undefined ? null : await readUpload(request, endpoint.upload);
      const body = parseInput(endpoint.body, sent === null ? request.body : sent.fields);
      const account = endpoint.access === 'public' ? emailOf(body) : request.actor?.userId;
      if (
        endpoint.rateLimit !== undefined &&
        endpoint.chargesAccount !== 'handler' &&
        typeof account === 'string'
      ) {
        await rateLimiter.chargeAccount(endpoint.rateLimit, account, now());
      }
      const moment = now();
      const call = {
        ...dependencies,
        params,
        query,
        body,
        file: sent === null ? null : fileOf(sent),
        actor: request.actor,
        viewer: viewerOf(request.actor, moment),
        idempotencyKey: endpoint.idempotent === undefined ? null : idempotencyKeyOf(request),
        userAgent: request.headers['user-agent'] ?? null,
        network: networkOf(request.ip),
        now: moment,
        log: request.log,
      };
      const answer = await answerCall(endpoint, call, handler);
      const formPost = formPostOf(request);
      if (formPost !== null) return reply.redirect(formPost.donePath, 303);
      const schema = endpoint.responses[answer.status];
      reply.code(answer.status);
      if (schema === null || schema === undefined) return reply.send();
      if (isFileResponse(schema)) return sendFile(reply, schema, answer.body);
      const json = JSON.stringify(z.encode(schema, answer.body));
      if (endpoint.method === 'GET') {
        const tag = entityTagOf(json);
        reply.headers({ etag: tag, vary: 'accept-encoding' });
        if (isKnownTo(request.headers['if-none-match'], tag)) return reply.code(304).send();
      }
      return reply.type('application/json; charset=utf-8').send(json);
    },
  });
}

function answerCall(
  endpoint: EndpointDefinition,
  call: Call,
  handler: AnyEndpointHandler,
): Promise<Answer> {
  const { database } = call;
  const alone = { ...call, transaction: null, commit: null, each: null };
  if ('outside' in handler) return handler.outside(alone);
  const { method, idempotent, upload, bodyHasFile } = endpoint;
  if (idempotent === 'each') return answerEach(database, endpoint, call, handler);
  if (idempotent === true) return answerOnce(database, endpoint, call, handler);
  if (method === 'GET' || upload !== undefined || bodyHasFile === true) return handler(alone);
  return inTransaction(database, (transaction) => handler({ ...alone, transaction }));
}

function emailOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  return typeof body.email === 'string' ? body.email : null;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/u.test(key)) {
    throw refuseField(IDEMPOTENCY_KEY_HEADER, 'Use 1 to 255 visible characters, such as a UUID.');
  }
  return key;
}
