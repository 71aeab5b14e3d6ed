import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { liveEndpoint } from '@cleaning/contract/live';
import type { FastifyInstance } from 'fastify';
import { assertAccess } from '../http/access.ts';
import type { Actor } from '../http/actor.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { tokenOf } from '../http/token-of.ts';
import type { LiveStreams } from './live-streams.ts';

interface LiveOptions {
  /** Null when this service has no connection that receives changes. */
  readonly streams: LiveStreams | null;
  readonly authenticate: (token: string, now: Date) => Promise<Actor | null>;
  readonly rateLimiter: RateLimiter;
  readonly now: () => Date;
}

/** Serves the stream of changes, with the access rules and rate limits of an endpoint. */
export function registerLive(
  app: FastifyInstance,
  { streams, authenticate, rateLimiter, now }: LiveOptions,
): void {
  const { path, access, rateLimit } = liveEndpoint;
  app.addHook('preClose', async () => streams?.close());
  app.route({
    method: 'GET',
    url: `${API_BASE_PATH}/${path}`,
    config: { endpoint: liveEndpoint },
    exposeHeadRoute: false,
    // Each event goes out as it comes.
    compress: false,
    handler: async (request, reply) => {
      await rateLimiter.chargeAddress(rateLimit, request.ip, now());
      const token = tokenOf(request) ?? '';
      const findActor = () => authenticate(token, now());
      const actor = await findActor();
      assertAccess(access, actor);
      await rateLimiter.chargeAccount(rateLimit, actor.userId, now());
      // In the protocol of server-sent events, 204 means: do not reconnect.
      if (streams === null) return reply.code(204).send();
      const { 'last-event-id': lastEventId } = request.headers;
      const stream = await streams.open({
        actor,
        lastEventId: typeof lastEventId === 'string' ? lastEventId : null,
        isSignedIn: async () => (await findActor()) !== null,
        now: now(),
      });
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .type('text/event-stream')
        .send(stream);
    },
  });
}
