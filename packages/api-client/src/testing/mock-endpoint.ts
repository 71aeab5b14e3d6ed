import { endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody, EndpointDefinition, EndpointResponse } from '@cleaning/contract/http';
import {
  API_BASE_PATH,
  isFileResponse,
  UPLOAD_FIELD,
  type ReceivedFile,
} from '@cleaning/contract/http/rules';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** How a mocked endpoint answers one call. */
export type MockAnswer<Body> =
  | { readonly kind: 'answer'; readonly body: Body }
  | { readonly kind: 'refusal'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'no-response' };

/** The call as the server sees it. */
export interface MockCall<Definition extends EndpointDefinition> {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  readonly body: EndpointBody<Definition>;
  /** The uploaded file. */
  readonly file: File | null;
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

/** A refusal with any body, since a proxy may send anything. */
export function refuse(status: number, body: unknown) {
  return { kind: 'refusal', status, body } as const;
}

/** A network error before a response arrives. */
export function noResponse() {
  return { kind: 'no-response' } as const;
}

/** An msw handler for one endpoint of the contract, with its types, at any origin. */
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
    if (isOfAnother(definition, request)) return undefined;
    if (typeof respond !== 'function') return toResponse(definition, respond);
    return toResponse(
      definition,
      await respond({
        params,
        query: new URL(request.url).searchParams,
        ...(await sentBy(request, definition)),
        headers: request.headers,
      }),
    );
  });
}

/** The paths without parameters, with their methods. */
const FIXED = new Set(
  Object.values(endpoints).map(({ method, path }) => `${method} ${API_BASE_PATH}/${path}`),
);

/** As in the service, `quotes/revisions/` never matches the quote with the id "revisions". */
function isOfAnother({ method, path }: EndpointDefinition, { url }: Request): boolean {
  return path.includes(':') && FIXED.has(`${method} ${new URL(url).pathname}`);
}

async function sentBy(request: Request, { upload }: EndpointDefinition) {
  if (upload !== undefined) {
    const { [UPLOAD_FIELD]: file, ...body } = Object.fromEntries(await request.formData());
    // The same form that the client made from a typed body.
    return { body: body as never, file: file instanceof File ? file : null };
  }
  const text = await request.text();
  return { body: text === '' ? undefined : JSON.parse(text), file: null };
}

/** The endpoint declares a file, so `answer` has the type of one. */
function toFile({ fileName, mediaType, content }: ReceivedFile, status: number): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return new HttpResponse(content, {
    status,
    headers: { 'content-type': mediaType, 'content-disposition': disposition },
  });
}

function toResponse(definition: EndpointDefinition, result: MockAnswer<unknown>): Response {
  if (result.kind === 'no-response') return HttpResponse.error();
  if (result.kind === 'refusal') {
    return typeof result.body === 'string'
      ? new HttpResponse(result.body, { status: result.status })
      : Response.json(result.body, { status: result.status });
  }
  const [declared] = Object.entries(definition.responses);
  const status = Number(declared?.[0]);
  if (isFileResponse(declared?.[1])) return toFile(result.body as ReceivedFile, status);
  return result.body === undefined
    ? new HttpResponse(null, { status })
    : Response.json(result.body, { status });
}
