import { Alert } from '@cleaning/ui/alert';
import { useLocation } from 'react-router-dom';

/** Says why a guard brought the user here in place of the page they asked for. */
export function GuardMessage() {
  const { state } = useLocation();
  const error = errorOf(state);
  if (error === null) return null;
  return (
    <Alert tone="danger" live>
      <p>{error}</p>
    </Alert>
  );
}

function errorOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('error' in state)) return null;
  return typeof state.error === 'string' ? state.error : null;
}
