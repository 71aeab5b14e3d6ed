import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

const READS = `*${API_BASE_PATH}/*`;

/** Requests that never get a response. */
export const neverAnswers = http.get(READS, () => new Promise<never>(() => undefined));

/** Every read is refused with this status. */
export const refusesReads = (status: number, body: object) =>
  http.get(READS, () => Response.json(body, { status }));

/** Requests without a handler since the network was opened. */
let unanswered: string[] = [];

const refuseUnanswered = http.all('*', ({ request }) => {
  unanswered.push(`${request.method} ${request.url}`);
  return HttpResponse.error();
});

const network = defineNetwork({
  // Requests are answered in the page itself, since a static Storybook has no service worker.
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
    }),
  ],
  // Without it, every call is logged to the console.
  context: { quiet: true },
});

/**
 * Answers the requests of a story with these handlers. No request leaves the page: one without a
 * handler fails.
 */
export function openStoryNetwork(handlers: readonly HttpHandler[]) {
  unanswered = [];
  network.resetHandlers(...handlers, refuseUnanswered);
  network.enable();
  return {
    /** @throws When the story requested something that no handler answers. */
    expectAllAnswered() {
      if (unanswered.length > 0) {
        throw new Error(`No handler of this story answers ${unanswered.join(', ')}.`);
      }
    },
    close: () => network.disable(),
  };
}
