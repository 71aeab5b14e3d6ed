import { Button } from '@cleaning/ui/button';
import { Dialog, type DialogProps } from '@cleaning/ui/dialog';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { FormErrors, type FormErrorsProps } from './form-errors.tsx';
import styles from './form-errors.module.css';

export interface FormDialogProps extends Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'initialFocus' | 'wide'
> {
  /** Of `useSchemaForm`; null while the content is a form of its own. */
  form: {
    readonly handleSubmit: (event: SyntheticEvent) => void;
    readonly isSending: boolean;
    readonly errors: Pick<FormErrorsProps, 'attempt' | 'summary' | 'formError'>;
  } | null;
  /** Above the form, such as what decides which form it is. */
  head?: ReactNode;
  /** Said above what kept the form from being sent: "Not approved". */
  errorTitle: string;
  /** More about it, under it. */
  errorDetails?: ReactNode;
  /** Null where something in the form sends it, or where it cannot be sent any more. */
  submitLabel: string | null;
  submitIcon?: ReactNode;
  busyLabel: string;
  variant?: 'primary' | 'danger' | undefined;
  /** Null where `otherAnswer` stands there; the cross still closes it. */
  closeLabel: string | null;
  /** Another way to do the same, such as a phone call. */
  otherAnswer?: ReactNode;
  children: ReactNode;
}

/** A form over the page. Its owner closes it once it was sent. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, form, submitLabel } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
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
        <form id={id} className={styles['dialog']} noValidate onSubmit={form.handleSubmit}>
          <FormErrors {...form.errors} title={props.errorTitle}>
            {props.errorDetails}
          </FormErrors>
          {props.children}
        </form>
      )}
    </Dialog>
  );
}
