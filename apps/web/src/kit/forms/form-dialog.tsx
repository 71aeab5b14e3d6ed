import { Button } from '@cleaning/ui/button';
import { Dialog, type DialogProps } from '@cleaning/ui/dialog';
import { Stack } from '@cleaning/ui/stack';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { noBreak } from '../lib/no-break.tsx';
import { FormErrors, type FormErrorsProps } from './form-errors.tsx';

export interface FormDialogProps extends Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'initialFocus' | 'wide'
> {
  /** The result of `useCommandForm` or `useSchemaForm`; null if the content is a form of its own. */
  form: {
    readonly handleSubmit: (event: SyntheticEvent) => void;
    readonly isSending: boolean;
    readonly errors: Pick<FormErrorsProps, 'attempt' | 'summary' | 'formError'>;
  } | null;
  /** Shown above the form, such as a choice between forms. */
  head?: ReactNode;
  /** The heading of the errors: "Not approved". */
  errorTitle: string;
  /** Shown below the error. */
  errorDetails?: ReactNode;
  /** Null if another control submits the form, or if it can no longer be submitted. */
  submitLabel: string | null;
  submitIcon?: ReactNode;
  busyLabel: string;
  variant?: 'primary' | 'danger' | undefined;
  /** Null if `otherAnswer` replaces the closing button; the cross still closes the dialog. */
  closeLabel: string | null;
  /** Another way to reach the goal, such as a phone call. */
  otherAnswer?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog. The owner closes it after a successful submit. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, form, submitLabel } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={noBreak(title)}
      initialFocus={props.initialFocus}
      wide={props.wide}
      actions={
        <>
          {submitLabel === null || form === null ? null : (
            <Button
              type="submit"
              form={id}
              variant={props.variant}
              icon={props.submitIcon}
              busy={form.isSending}
              busyLabel={props.busyLabel}
            >
              {submitLabel}
            </Button>
          )}
          {props.otherAnswer}
          {props.closeLabel === null ? null : (
            <Button variant="outline" onClick={onClose}>
              {props.closeLabel}
            </Button>
          )}
        </>
      }
    >
      {props.head}
      {form === null ? (
        props.children
      ) : (
        <Stack as="form" id={id} gap="space-4" noValidate onSubmit={form.handleSubmit}>
          <FormErrors {...form.errors} title={props.errorTitle}>
            {props.errorDetails}
          </FormErrors>
          {props.children}
        </Stack>
      )}
    </Dialog>
  );
}
