import {
  API_BASE_PATH,
  type EndpointBody,
  type EndpointDefinition,
  type EndpointResponse,
} from '@cleaning/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** What a mocked endpoint does with one call. */
export type MockAnswer<Definition extends EndpointDefinition> =
  | { readonly kind: 'answer'; readonly body: EndpointResponse<Definition> }
  | { readonly kind: 'refusal'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'no-response' };

/** The call, as the server would see it. */
export interface MockCall<Definition extends EndpointDefinition> {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  readonly body: EndpointBody<Definition>;
  readonly headers: Headers;
}

type Respond<Definition extends EndpointDefinition> = (
  call: MockCall<Definition>,
) => MockAnswer<Definition> | Promise<MockAnswer<Definition>>;

/** An answer as the contract types it, with the endpoint's own success status. */
export function answer<Definition extends EndpointDefinition>(
  body: EndpointResponse<Definition>,
): MockAnswer<Definition> {
  return { kind: 'answer', body };
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
  respond: MockAnswer<Definition> | Respond<Definition>,
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

function toResponse<Definition extends EndpointDefinition>(
  definition: Definition,
  result: MockAnswer<Definition>,
): Response {
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
