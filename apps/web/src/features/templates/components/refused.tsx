import { isApiError } from '@cleaning/api-client';
import { Alert } from '@cleaning/ui/alert';
import { errorMessage } from '../../../shared/portal-api/index.ts';

export interface RefusedProps {
  /** What did not happen. */
  title: string;
  /** What the call threw; null while there is nothing to say. */
  error: unknown;
  /** Said when the thing is not there any more. */
  gone?: string | undefined;
}

/** Why something did not happen, where it was asked for. */
export function Refused({ title, error, gone }: RefusedProps) {
  if (error === null) return null;
  const isGone = isApiError(error) && error.status === 404;
  return (
    <Alert tone="danger" title={title} live>
      <p>{isGone && gone !== undefined ? gone : errorMessage(error)}</p>
    </Alert>
  );
}
