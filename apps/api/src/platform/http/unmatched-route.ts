import { API_BASE_PATH, type EndpointDefinition } from '@cleaning/contract';

export type UnmatchedRoute =
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'method-not-allowed'; readonly allow: string }
  | { readonly kind: 'slash-missing'; readonly path: string }
  | { readonly kind: 'not-found' };

/**
 * Says why no endpoint answers a call: another method would, or the final slash is missing. Reading
 * is redirected to the slashed path; anything else is told, since a redirect could lose its body.
 */
export function explainUnmatched(
  endpoints: readonly EndpointDefinition[],
  method: string,
  path: string,
): UnmatchedRoute {
  const methods = methodsOf(endpoints, path);
  if (methods.length > 0) return { kind: 'method-not-allowed', allow: methods.join(', ') };
  const slashed = `${path}/`;
  const slashedMethods = methodsOf(endpoints, slashed);
  if (slashedMethods.length === 0) return { kind: 'not-found' };
  return slashedMethods.includes(method)
    ? { kind: isRead(method) ? 'redirect' : 'slash-missing', path: slashed }
    : { kind: 'method-not-allowed', allow: slashedMethods.join(', ') };
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

function methodsOf(endpoints: readonly EndpointDefinition[], path: string): string[] {
  const methods = endpoints
    .filter((endpoint) => patternOf(endpoint).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)];
}

function patternOf({ path }: EndpointDefinition): RegExp {
  const pattern = path.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`^${API_BASE_PATH}/${pattern.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
}
