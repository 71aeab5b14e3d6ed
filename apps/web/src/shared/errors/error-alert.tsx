import { Alert } from '@cleaning/ui/alert';
import { errorMessage, isGone } from './api-errors.ts';

export interface ErrorAlertProps {
  /** What a call threw. Nothing is shown for null. */
  readonly error: unknown;
  /** What did not happen: "Not removed". */
  readonly title?: string | undefined;
  /** Said in place of the error when what the call was about is no longer there. */
  readonly gone?: string | undefined;
  /** Added to the error, such as "What you typed is still here." */
  readonly more?: string | undefined;
  readonly className?: string | undefined;
}

/** Why something was not done, shown where it was asked for. */
export function ErrorAlert({ error, title, gone, more, className }: ErrorAlertProps) {
  if (error === null) return null;
  const message = gone !== undefined && isGone(error) ? gone : errorMessage(error);
  return (
    <Alert tone="danger" title={title} live className={className}>
      <p>{more === undefined ? message : `${message} ${more}`}</p>
    </Alert>
  );
}
