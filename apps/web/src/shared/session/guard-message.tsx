import { Alert } from '@cleaning/ui/alert';
import { useGuardError } from './use-guard-error.ts';

/** Says why a guard brought the user here in place of the page they asked for. */
export function GuardMessage() {
  const error = useGuardError();
  if (error === null) return null;
  return (
    <Alert tone="danger" live>
      <p>{error}</p>
    </Alert>
  );
}
