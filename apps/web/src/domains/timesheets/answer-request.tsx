import { answerRequestRequest, type TimesheetRequest } from '@cleaning/contract/timesheets';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type SheetDialogProps, useSheetVersion } from './sheet-version.tsx';

/** Answers what a cleaner asked about their hours. */
export function AnswerRequest({
  sheet,
  request,
  onClose,
}: SheetDialogProps & { readonly request: TimesheetRequest }) {
  const api = useApi();
  const toast = useToast();
  const { fields, handleConflict, changes } = useSheetVersion(sheet);
  const schemaForm = useCommandForm({
    mutation: api.answerCorrection.mutation({ id: sheet.cleaner.id }),
    schema: answerRequestRequest,
    defaultValues: { answer: '' },
    toRequest: ({ answer }: { readonly answer: string }) => ({
      ...fields,
      request_id: request.id,
      answer,
    }),
    idPrefix: 'answer-',
    onRefused: handleConflict,
    draft: `answer ${request.id}`,
    onDone: () => {
      toast.show('Answered.');
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Answer ${sheet.cleaner.first_name}`}
      form={schemaForm}
      errorTitle="Not answered"
      errorDetails={changes}
      submitLabel="Send answer"
      busyLabel="Sending"
      closeLabel="Not yet"
    >
      <p>{`“${request.message}”`}</p>
      <TextAreaField
        {...schemaForm.field('answer')}
        label="Your answer"
        hint={`${sheet.cleaner.first_name} reads this. Correct the times on the page of the visit first, if they are wrong.`}
        rows={3}
        maxLength={300}
      />
    </FormDialog>
  );
}
