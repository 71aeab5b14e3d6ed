import type { EndpointDefinition } from '@cleaning/contract/http';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';

export type UnmatchedRoute =
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'method-not-allowed'; readonly allow: readonly string[] }
  | { readonly kind: 'slash-missing'; readonly path: string }
  | { readonly kind: 'not-found' };

/**
 * Explains why no endpoint matches: the method is not supported, or the final slash is missing.
 * Reads are redirected to the path with a slash; other calls are refused, since a redirect could
 * lose their body.
 */
export function explainUnmatched(
  endpoints: readonly EndpointDefinition[],
  method: string,
  path: string,
): UnmatchedRoute {
  const methods = methodsOf(endpoints, path);
  if (methods.length > 0) return { kind: 'method-not-allowed', allow: methods };
  const slashed = `${path}/`;
  const slashedMethods = methodsOf(endpoints, slashed);
  if (slashedMethods.length === 0) return { kind: 'not-found' };
  return slashedMethods.includes(method)
    ? { kind: isRead(method) ? 'redirect' : 'slash-missing', path: slashed }
    : { kind: 'method-not-allowed', allow: slashedMethods };
}

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * The paths without parameters, such as `/api/v1/quotes/my-quotes/`, with their methods. Calls with
 * other methods would match `quotes/:id/`.
 */
export function fixedPathsOf(
  endpoints: readonly EndpointDefinition[],
): ReadonlyMap<string, readonly string[]> {
  const fixed = endpoints.filter(({ path }) => !path.includes(':'));
  const byPath = Map.groupBy(fixed, ({ path }) => `${API_BASE_PATH}/${path}`);
  return new Map(Array.from(byPath, ([path, ofPath]) => [path, methodsThatTake(ofPath)]));
}

const methodsAt = (endpoints: readonly EndpointDefinition[], path: string): string[] =>
  methodsThatTake(endpoints.filter((endpoint) => `${API_BASE_PATH}/${endpoint.path}` === path));

function methodsOf(endpoints: readonly EndpointDefinition[], path: string): string[] {
  const exact = methodsAt(endpoints, path);
  if (exact.length > 0) return exact;
  return methodsThatTake(endpoints.filter((endpoint) => patternOf(endpoint).test(path)));
}

function methodsThatTake(endpoints: readonly EndpointDefinition[]): string[] {
  const methods = endpoints.flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  return [...new Set(methods)];
}

function patternOf({ path }: EndpointDefinition): RegExp {
  const pattern = path.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`^${API_BASE_PATH}/${pattern.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
}
