import { randomUUID } from 'node:crypto';
import { endpoints } from '@cleaning/contract/endpoints';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Dependencies } from './core/dependencies.ts';
import { registerApiDocs } from './core/http/api-docs.ts';
import { COMPRESSION } from './core/http/compression.ts';
import { handleError } from './core/http/error-handler.ts';
import { createHttpServer } from './core/http/http-server.ts';
import { createLoggerOptions, routeOf, type LogLevel } from './core/http/logger.ts';
import { readableUrl } from './core/http/readable-url.ts';
import { createRateLimiter } from './core/http/rate-limiter.ts';
import { registerEndpoints } from './core/http/register-endpoints.ts';
import { securityHeaders } from './core/http/security-headers.ts';
import { handleUnmatched } from './core/http/unmatched-handler.ts';
import type { JobsState } from './core/jobs/job-queue.ts';
import { LiveStreams } from './core/live/live-streams.ts';
import { registerLive } from './core/live/register-live.ts';
import { registerMailbox } from './core/mail/mailbox.ts';
import { renderPdf } from './core/pdf/render-pdf.ts';
import { registerOperations } from './core/operations/register-operations.ts';
import { createPageSender } from './core/site/page-sender.ts';
import { registerSite } from './core/site/register-site.ts';
import { siteUrl } from './core/site/site-url.ts';
import type { Site } from './core/site/site.ts';
import { authenticate } from './accounts/sessions/session.ts';
import { handlers } from './handlers.ts';

/** The largest body of a call, in bytes. */
const BODY_LIMIT = 100_000;

export interface AppOptions {
  readonly logLevel: LogLevel;
  /** Where log lines go; standard output by default. */
  readonly logStream?: { write(line: string): void };
  /**
   * The proxies whose `X-Forwarded-For` header is trusted: addresses, ranges or names of ranges.
   */
  readonly trustProxy: readonly string[] | false;
  /** The built site, or null to serve the API alone. */
  readonly site: Site | null;
  /** Sent to the browser, which shows the Google button only when it is set. */
  readonly googleClientId: string | null;
  /** Whether any caller may read the mail at `/dev/mailbox`: only in a demo. */
  readonly hasMailbox: boolean;
  /** The folders of this machine that the service writes to: `/readyz` reports when they are full. */
  readonly dataFolders: readonly string[];
  /** Where a backup command leaves its result, for `/metrics`. */
  readonly dataDirectory: string;
  /** The token that a scraper of `/metrics` has to send; null turns the endpoint off. */
  readonly metricsToken: string | null;
  /** What `/metrics` says of the jobs. */
  readonly jobs: JobsState;
}

/**
 * Builds the service. It neither listens on a port nor reads the environment. `setPublicUrl` has to be
 * called first.
 */
export function buildApp(dependencies: Dependencies, options: AppOptions): FastifyInstance {
  const headers = securityHeaders({ isHttps: siteUrl().startsWith('https:') });
  const headersOf = ({ id }: Pick<FastifyRequest, 'id'>) => ({ ...headers, 'x-request-id': id });
  const app = fastify({
    logger: createLoggerOptions({
      level: options.logLevel,
      ...(options.logStream === undefined ? {} : { stream: options.logStream }),
    }),
    // One line for each answer, written below, is enough.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy && [...options.trustProxy],
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) => createHttpServer(handle, headers),
    // The HTTP server itself answers requests that it cannot parse.
    clientErrorHandler: () => {},
    // A call that arrives on an open connection while the service stops is still answered.
    return503OnClosing: false,
    // Hooks do not run for a request that is too broken to have a route.
    frameworkErrors: (error, request, reply) =>
      void handleError(error, request, reply.headers(headersOf(request))),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 200 },
  });
  app.setErrorHandler(handleError);
  acceptEmptyJson(app);
  logAnswers(app);
  closeConnectionsWhenStopping(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    done();
  });

  const { database, databaseDirectUrl, now } = dependencies;
  const { dataFolders, dataDirectory, metricsToken, jobs } = options;
  const findActor = (token: string, at: Date) => authenticate(database, token, at);
  const rateLimiter = createRateLimiter({ ...dependencies, limits: dependencies.rateLimits });
  const streams =
    databaseDirectUrl === null ? null : new LiveStreams({ database, url: databaseDirectUrl });
  void app.register(compress, COMPRESSION);
  void app.register(registerOperations, {
    ...dependencies,
    dataFolders,
    dataDirectory,
    metricsToken,
    jobs,
    countLiveStreams: () => streams?.count ?? 0,
  });
  void app.register(
    // A plugin, so that it waits for the one that compresses, which sees only routes after it.
    fp(async (root) => {
      registerEndpoints(root, endpoints, handlers, {
        ...dependencies,
        authenticate: findActor,
        rateLimiter,
      });
      registerLive(root, { streams, authenticate: findActor, rateLimiter, now });
    }),
  );
  const pages =
    options.site &&
    createPageSender({ site: options.site, allowsGoogle: options.googleClientId !== null });
  void app.register(registerApiDocs);
  if (options.hasMailbox) {
    void app.register(registerMailbox, { ...dependencies, renderPdf });
  }
  void app.register(registerSite, { pages, googleClientId: options.googleClientId });
  app.setNotFoundHandler(handleUnmatched(pages));
  return app;
}

/** Some clients send a JSON content type with an empty body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/**
 * Closes each connection after the call under way when the service stops. Kept-alive connections
 * would otherwise keep it from stopping.
 */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
