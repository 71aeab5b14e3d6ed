import type { ApiError } from '../errors/api-error.ts';

interface ReporterOptions {
  readonly getToken: () => string | null;
  readonly onUnauthorised: (error: ApiError) => void;
}

/**
 * Calls that start or end a session. A refusal of one of them does not mean that the stored session
 * has ended.
 */
const SESSION_CALLS: ReadonlySet<string> = new Set([
  'register',
  'login',
  'logout',
  'googleLogin',
  'googleRegister',
  'socialLogin',
]);

/**
 * Tells the application that its session has ended: once for each token, however many calls fail
 * with it, and never for a token that a new sign-in has replaced or a logout has deleted.
 */
export function createUnauthorisedReporter({ getToken, onUnauthorised }: ReporterOptions) {
  const reported = new Set<string>();
  return (endpointName: string, sentToken: string | null, error: ApiError): void => {
    if (error.status !== 401 || SESSION_CALLS.has(endpointName)) return;
    if (sentToken !== getToken() || (sentToken !== null && reported.has(sentToken))) return;
    if (sentToken !== null) reported.add(sentToken);
    onUnauthorised(error);
  };
}
