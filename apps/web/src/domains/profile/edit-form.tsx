import { Button } from '@cleaning/ui/button';
import type { ReactNode, SyntheticEvent } from 'react';
import { type FormErrorsProps, FormErrors } from '#kit/forms/form-errors.tsx';
import { useLeaveGuard } from '#kit/forms/leave-guard.tsx';
import { focusOnMount } from '#kit/hooks/focus.ts';
import styles from './edit-form.module.css';
import type { FieldValues } from 'react-hook-form';
import {
  type SchemaForm,
  type SchemaFormOptions,
  useSchemaForm,
} from '#kit/forms/use-schema-form.ts';
import { type FormDraft, useFormDraft } from '#kit/drafts/use-form-draft.ts';

export interface EditFormProps {
  /** The accessible name of the form: "Edit your details". */
  readonly label: string;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly onCancel: () => void;
  readonly errors: Pick<FormErrorsProps, 'attempt' | 'summary' | 'formError'>;
  /** Shown below the error. */
  readonly errorDetails?: ReactNode;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** Null if another control submits the form. */
  readonly saveLabel?: string | null;
  readonly savingLabel?: string;
  /** Shown at the end of the buttons. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** An inline form that replaces what it edits. Takes the focus on mount. */
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

interface EditFormOptions<Values extends FieldValues, Request> extends SchemaFormOptions<
  Values,
  Request
> {
  readonly draft: FormDraft;
  /** The status message after saving. */
  readonly saved: string;
  readonly onSaved: (saved: string) => void;
  readonly onCancel: () => void;
}

interface EditFormState<Values extends FieldValues, Request> extends Pick<
  SchemaForm<Values, Request>,
  'form' | 'field'
> {
  /** For `<EditForm>`. */
  readonly frame: Pick<EditFormProps, 'onSubmit' | 'onCancel' | 'errors' | 'isDirty' | 'isSending'>;
  /** Removes the draft; call it when something other than the form's own buttons closes it. */
  readonly forget: () => void;
}

/** An inline form with a draft that is kept until the form is saved or cancelled. */
export function useEditForm<Values extends FieldValues, Request>({
  draft,
  saved,
  onSaved,
  onCancel,
  send,
  ...options
}: EditFormOptions<Values, Request>): EditFormState<Values, Request> {
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm<Values, Request>({
    ...options,
    async send(request, sent) {
      await send(request, sent);
      forget();
      onSaved(saved);
    },
  });
  const forget = useFormDraft(form, draft);
  return {
    form,
    field,
    forget,
    frame: {
      onSubmit: handleSubmit,
      onCancel() {
        forget();
        onCancel();
      },
      errors,
      isDirty: form.formState.isDirty,
      isSending,
    },
  };
}
