import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Why a guard redirected the user here, or null. It is shown once, and not after a reload or on
 * going back.
 */
export function useGuardError(): string | null {
  const { state } = useLocation();
  // A guard redirects with REPLACE, while a reload or Back arrives as POP.
  return useNavigationType() === NavigationType.Pop ? null : errorIn(state);
}

function errorIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('error' in state)) return null;
  return typeof state.error === 'string' ? state.error : null;
}
