import { requestChangesRequest } from '@cleaning/contract/quotes';
import { TextAreaField } from '@cleaning/ui/field';
import { ChangeAlert, ChangeNotes } from './change-notes.tsx';
import { useQuoteDecision, type QuoteDialogProps } from './use-quote-decision.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** Sends an offer back with a comment. */
export function RequestChanges({ quote, open, onClose, onDone }: QuoteDialogProps) {
  const api = useApi();
  const decision = useQuoteDecision({
    quote,
    command: 'request_changes',
    open,
    options: api.requestQuoteChanges.mutation({ id: quote.id }),
    onDone,
  });
  const { decidedVersion, isPossible } = decision;
  const schemaForm = useSchemaForm({
    schema: requestChangesRequest,
    toRequest: (values: { comment: string }) => ({ ...values, version: decidedVersion }),
    defaultValues: { comment: '' },
    send: async (body) => {
      await decision.submit(body);
      forget();
    },
  });
  const { form, field, errors } = schemaForm;
  const forget = useFormDraft(form, {
    name: `request-changes ${quote.id}`,
    asksBeforeClosing: true,
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="What should change?"
      form={schemaForm}
      errorTitle="Not sent"
      errorDetails={<ChangeNotes decision={decision} />}
      submitLabel={isPossible ? 'Ask for changes' : null}
      busyLabel="Sending"
      closeLabel={isPossible ? 'Keep the quote as it is' : 'Close'}
    >
      {errors.formError === null ? <ChangeAlert decision={decision} /> : null}
      <p>
        We look at it and send you an updated quote. This quote is on hold until we send the updated
        one. You cannot undo this.
      </p>
      <TextAreaField
        {...field('comment')}
        label="Tell us what you would like changed"
        hint="For example rooms, extras, the date or the price."
        rows={4}
        maxLength={1000}
      />
    </FormDialog>
  );
}
