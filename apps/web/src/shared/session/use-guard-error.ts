import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Why a guard brought the user to this page in place of the one they asked for; null when none did. It
 * is said once: a reload, and the way Back, find the page without it.
 */
export function useGuardError(): string | null {
  const { state } = useLocation();
  // A guard replaces what was asked for. A reload or a step back arrives by a POP.
  return useNavigationType() === NavigationType.Pop ? null : errorIn(state);
}

function errorIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('error' in state)) return null;
  return typeof state.error === 'string' ? state.error : null;
}
