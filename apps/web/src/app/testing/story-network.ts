import { API_BASE_PATH } from '@cleaning/contract';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

const READS = `*${API_BASE_PATH}/*`;

/** The service never answers what it is asked for. */
export const neverAnswers = http.get(READS, () => new Promise<never>(() => undefined));

/** The service refuses everything that it is asked for. */
export const refusesReads = (status: number, body: object) =>
  http.get(READS, () => Response.json(body, { status }));

/** Each request that had no handler since the network was opened. */
let unanswered: string[] = [];

const refuseUnanswered = http.all('*', ({ request }) => {
  unanswered.push(`${request.method} ${request.url}`);
  return HttpResponse.error();
});

const network = defineNetwork({
  // Requests are answered in the page itself: a static Storybook needs no service worker.
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
    }),
  ],
  // Every call is a line in the console otherwise.
  context: { quiet: true },
});

/** Answers every request of a story with these handlers. No request leaves the page: what has no handler fails. */
export function openStoryNetwork(handlers: readonly HttpHandler[]) {
  unanswered = [];
  network.resetHandlers(...handlers, refuseUnanswered);
  network.enable();
  return {
    /** @throws When the story asked for something that no handler answers. */
    expectAllAnswered() {
      if (unanswered.length > 0) {
        throw new Error(`No handler of this story answers ${unanswered.join(', ')}.`);
      }
    },
    close: () => network.disable(),
  };
}
