import type { FieldValues } from 'react-hook-form';
import {
  type SchemaForm,
  type SchemaFormOptions,
  useSchemaForm,
} from '../../../shared/forms/use-schema-form.ts';
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts';
import type { EditFormProps } from '../forms/edit-form.tsx';

interface EditFormOptions<Values extends FieldValues, Request> extends SchemaFormOptions<
  Values,
  Request
> {
  /** Tells the form from the others whose words are kept. */
  readonly keptAs: string;
  /** What is said once it is saved. */
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
  /** To be called where something else than the form's own buttons ends it. */
  readonly forget: () => void;
}

/** A form in the place of what it changes, whose words are kept until they are saved or given up. */
export function useEditForm<Values extends FieldValues, Request>({
  keptAs,
  saved,
  onSaved,
  onCancel,
  send,
  ...options
}: EditFormOptions<Values, Request>): EditFormState<Values, Request> {
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm<Values, Request>({
    ...options,
    async send(request) {
      await send(request);
      forget();
      onSaved(saved);
    },
  });
  const forget = useFormDraft(form, keptAs);
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
