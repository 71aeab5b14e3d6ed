import { ApiError } from '../../platform/http/api-error.ts';

/** Somebody changed the details after the caller read them. */
export const staleVersion = (current: object): ApiError =>
  new ApiError(
    'stale_version',
    'These details have changed since you opened them. Check them and try again.',
    { current },
  );
