import { defineEndpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { LIVE_PATH } from './changes.ts';

/**
 * Separate from the table of endpoints, because its answer never ends. Its events:
 *
 * - `change`: a {@link LiveChange} as JSON.
 * - `reset`: changes may have been missed; everything must be read again.
 * - `ready` and `heartbeat`: nothing changed.
 * - `end`: the session has ended; opening the stream again would be refused.
 *
 * An event with an `id` means that everything before it was sent, so that a stream can be resumed
 * with `Last-Event-ID`.
 */
export const liveEndpoint = defineEndpoint({
  name: 'openLiveStream',
  method: 'GET',
  path: LIVE_PATH,
  tag: 'Live',
  summary: 'Hear of changes as server-sent events; 204 where this service has none',
  access: 'client-or-staff',
  rateLimit: 'live',
  responses: { 200: fileResponse(['text/event-stream']), 204: null },
});
