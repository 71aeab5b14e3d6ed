import { ApiError } from '@cleaning/api-client';
import { updateQuoteTemplateRequest } from '@cleaning/contract/quotes';
import { TextField } from '@cleaning/ui/field';
import { useRef } from 'react';
import { isMissing } from '#kit/errors/api-errors.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';

export interface TemplateNameDialogProps {
  onClose: () => void;
  title: string;
  text: string;
  /** The initial value. */
  name: string;
  saveLabel: string;
  /** Saves the name. A thrown error is shown in the dialog. */
  save: (name: string) => Promise<void>;
}

/** The most characters of a template's name. */
const NAME_MAX = 60;

export const TEMPLATE_GONE = 'This template was deleted, perhaps in another window.';

/** A dialog for the name of a template. */
export function TemplateNameDialog({
  onClose,
  title,
  text,
  name,
  saveLabel,
  save,
}: TemplateNameDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useSchemaForm({
    schema: updateQuoteTemplateRequest.pick({ name: true }).required(),
    defaultValues: { name },
    idPrefix: 'template-',
    async send(request) {
      try {
        await save(request.name);
      } catch (error) {
        throw isMissing(error) ? new ApiError({ kind: 'http', message: TEMPLATE_GONE }) : error;
      }
    },
  });
  const { ref, ...field } = form.field('name');

  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      initialFocus={input}
      form={form}
      errorTitle="Not saved yet"
      errorDetails={<p>What you typed is still here.</p>}
      submitLabel={saveLabel}
      busyLabel="Saving"
      closeLabel="Cancel"
    >
      <p>{text}</p>
      <TextField
        {...field}
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
        label="Name"
        maxLength={NAME_MAX}
      />
    </FormDialog>
  );
}
