import { Button } from '@cleaning/ui/button';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormErrors, type FormErrorsProps } from '../../../shared/forms/form-errors.tsx';
import { useLeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { focusOnMount } from '../../../shared/hooks/focus.ts';
import styles from './edit-form.module.css';

export interface EditFormProps {
  /** What is done here, for who hears it: "Edit your details". */
  readonly label: string;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly onCancel: () => void;
  readonly errors: Pick<FormErrorsProps, 'attempt' | 'summary' | 'formError'>;
  /** More about what went wrong, under it. */
  readonly errorDetails?: ReactNode;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** Null where something in the form sends it. */
  readonly saveLabel?: string | null;
  readonly savingLabel?: string;
  /** Another thing to do, at the end. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A small form in the place of what it changes. Reading goes on at its start. */
export function EditForm({
  label,
  onSubmit,
  onCancel,
  errors,
  errorDetails,
  isDirty,
  isSending,
  saveLabel = 'Save',
  savingLabel = 'Saving',
  extra,
  children,
}: EditFormProps) {
  useLeaveGuard(isDirty);
  return (
    <form
      ref={focusOnMount}
      tabIndex={-1}
      className={styles['form']}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
    >
      <FormErrors {...errors} title="Not saved">
        {errorDetails}
      </FormErrors>
      {children}
      <div className={styles['buttons']}>
        {saveLabel === null ? null : (
          <Button type="submit" busy={isSending} busyLabel={savingLabel}>
            {saveLabel}
          </Button>
        )}
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        {extra === undefined || extra === null ? null : (
          <span className={styles['extra']}>{extra}</span>
        )}
      </div>
    </form>
  );
}
