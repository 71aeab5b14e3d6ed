import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { LIVE_PATH } from '@cleaning/contract/live/rules';
import { http, HttpResponse } from 'msw';
import type { startService } from './render-app.tsx';

/**
 * Serves a live stream that stays open until the test ends it and on which the test sends events. A
 * second connection gets no stream.
 */
export function mockLiveStream(service: ReturnType<typeof startService>) {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const seen: Headers[] = [];
  const send = (event: string, data: object = {}) =>
    void writer.write(
      encoder.encode(`event: ${event}\nid: 7-1\ndata: ${JSON.stringify(data)}\n\n`),
    );
  service.use(
    http.get(`*${API_BASE_PATH}/${LIVE_PATH}`, ({ request }) => {
      seen.push(request.headers);
      return seen.length === 1
        ? new HttpResponse(readable, { headers: { 'content-type': 'text/event-stream' } })
        : new HttpResponse(null, { status: 204 });
    }),
  );
  const end = () => void writer.close();
  return { seen, send, end };
}
