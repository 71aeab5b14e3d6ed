import { allEndpoints } from '../all-endpoints.ts';
import { defineEndpoint, type EndpointDefinition } from '../http/endpoint.ts';
import { fileResponse } from '../http/files.ts';
import { LIVE_PATH } from './changes.ts';

/**
 * Apart from the table of endpoints, because an answer without an end is no call. Its events:
 *
 * - `change`: a {@link LiveChange} as JSON.
 * - `reset`: changes may have been missed; everything is to be read again.
 * - `ready` and `heartbeat`: nothing changed.
 * - `end`: the session is over; opening the stream again would be refused.
 *
 * An event with an `id` says that everything before it was sent: `Last-Event-ID` goes on from there.
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

/** Everything that the description of the service lists. */
export const documentedEndpoints: readonly EndpointDefinition[] = [...allEndpoints, liveEndpoint];
