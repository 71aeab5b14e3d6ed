import { Alert } from '@cleaning/ui/alert';
import { useGuardError } from './use-guard-error.ts';

/** Says why a guard redirected the user here. */
export function GuardMessage() {
  const error = useGuardError();
  if (error === null) return null;
  return (
    <Alert tone="danger" live>
      <p>{error}</p>
    </Alert>
  );
}
