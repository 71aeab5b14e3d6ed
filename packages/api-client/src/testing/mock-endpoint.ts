import {
  API_BASE_PATH,
  type EndpointBody,
  type EndpointDefinition,
  type EndpointResponse,
} from '@cleaning/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** What a mocked endpoint does with one call. */
export type MockAnswer<Body> =
  | { readonly kind: 'answer'; readonly body: Body }
  | { readonly kind: 'refusal'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'no-response' };

/** The call, as the server would see it. */
export interface MockCall<Definition extends EndpointDefinition> {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  readonly body: EndpointBody<Definition>;
  readonly headers: Headers;
}

type Answer<Definition extends EndpointDefinition> = MockAnswer<EndpointResponse<Definition>>;

type Respond<Definition extends EndpointDefinition> = (
  call: MockCall<Definition>,
) => Answer<Definition> | Promise<Answer<Definition>>;

/** An answer with the endpoint's own success status; `mockEndpoint` checks it against the contract. */
export function answer<Body>(body: Body) {
  return { kind: 'answer', body } as const;
}

/** A refusal; the body may be anything, as bodies of proxies are. */
export function refuse(status: number, body: unknown) {
  return { kind: 'refusal', status, body } as const;
}

/** The network goes away before a response arrives. */
export function noResponse() {
  return { kind: 'no-response' } as const;
}

/** An msw handler of one endpoint of the contract, typed by it, at any origin. */
export function mockEndpoint<Definition extends EndpointDefinition>(
  definition: Definition,
  respond: Answer<Definition> | Respond<Definition>,
): HttpHandler {
  const register = {
    GET: http.get,
    POST: http.post,
    PATCH: http.patch,
    DELETE: http.delete,
  }[definition.method];
  return register(`*${API_BASE_PATH}/${definition.path}`, async ({ request, params }) => {
    if (typeof respond !== 'function') return toResponse(definition, respond);
    const text = await request.text();
    return toResponse(
      definition,
      await respond({
        params,
        query: new URL(request.url).searchParams,
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
      }),
    );
  });
}

function toResponse(definition: EndpointDefinition, result: MockAnswer<unknown>): Response {
  if (result.kind === 'no-response') return HttpResponse.error();
  if (result.kind === 'refusal') {
    return typeof result.body === 'string'
      ? new HttpResponse(result.body, { status: result.status })
      : Response.json(result.body, { status: result.status });
  }
  const status = Number(Object.keys(definition.responses)[0]);
  return result.body === undefined
    ? new HttpResponse(null, { status })
    : Response.json(result.body, { status });
}
