import { Alert } from '@cleaning/ui/alert';
import { ErrorSummary, type SummaryError } from '@cleaning/ui/error-summary';
import type { ReactNode } from 'react';
import { focusOnMount } from '../hooks/focus.ts';
import styles from './form-errors.module.css';

export interface FormErrorsProps {
  /** Counts failed attempts; each new one moves focus here. */
  readonly attempt: number;
  /** The fields to fix, with links to them. */
  readonly summary: readonly SummaryError[];
  /** What is wrong with the form as a whole. */
  readonly formError: string | null;
  /** Said above that, for example "Login failed". */
  readonly title?: string | undefined;
  /** Another thing to do, under the sentence. */
  readonly children?: ReactNode;
}

/** Everything that kept a form from being sent, at its top, with focus. */
export function FormErrors({ attempt, summary, formError, title, children }: FormErrorsProps) {
  const hasFormError = formError !== null;
  return (
    <>
      {hasFormError ? (
        // A new element for each attempt, so every attempt moves focus.
        <div key={attempt} ref={focusOnMount} tabIndex={-1} className={styles['form']} role="alert">
          <Alert tone="danger" title={title === formError ? undefined : title}>
            <p>{formError}</p>
            {children}
          </Alert>
        </div>
      ) : null}
      <ErrorSummary errors={summary} attempt={hasFormError ? undefined : attempt} />
    </>
  );
}
