import { Alert } from '@cleaning/ui/alert';
import { errorMessage, isMissing } from './api-errors.ts';

export interface ErrorAlertProps {
  /** The error of a call; null renders nothing. */
  readonly error: unknown;
  /** The heading: "Not removed". */
  readonly title?: string | undefined;
  /** Replaces the error if the record no longer exists. */
  readonly gone?: string | undefined;
  /** Text after the error, such as "What you typed is still here." */
  readonly more?: string | undefined;
  readonly className?: string | undefined;
}

/** Shows why an action failed, beside the control that started it. */
export function ErrorAlert({ error, title, gone, more, className }: ErrorAlertProps) {
  if (error === null) return null;
  const message = gone !== undefined && isMissing(error) ? gone : errorMessage(error);
  return (
    <Alert tone="danger" title={title} live className={className}>
      <p>{more === undefined ? message : `${message} ${more}`}</p>
    </Alert>
  );
}
