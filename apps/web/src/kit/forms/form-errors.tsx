import { Alert } from '@cleaning/ui/alert';
import { ErrorSummary, type SummaryError } from '@cleaning/ui/error-summary';
import type { ReactNode } from 'react';
import { focusOnMount } from '../hooks/focus.ts';
import styles from './form-errors.module.css';

export interface FormErrorsProps {
  /** Counts failed attempts; each new one moves the focus here. */
  readonly attempt: number;
  /** The invalid fields, for a list of links. */
  readonly summary: readonly SummaryError[];
  /** The error of the form as a whole. */
  readonly formError: string | null;
  /** The heading of that error, such as "Login failed". */
  readonly title?: string | undefined;
  /** A further action below the error. */
  readonly children?: ReactNode;
}

/** All errors of a form, at its top, focused after each failed submit. */
export function FormErrors({ attempt, summary, formError, title, children }: FormErrorsProps) {
  const hasFormError = formError !== null;
  return (
    <>
      {hasFormError ? (
        // A new element for each attempt, so that each one moves the focus.
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
