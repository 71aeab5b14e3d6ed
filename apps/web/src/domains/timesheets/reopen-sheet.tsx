import { reopenTimesheetRequest } from '@cleaning/contract/timesheets';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type SheetDialogProps, useSheetVersion } from './sheet-version.tsx';

/** Opens an approved timesheet again, with a reason. */
export function ReopenSheet({ sheet, onClose }: SheetDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { fields, handleConflict, changes } = useSheetVersion(sheet);
  const schemaForm = useCommandForm({
    mutation: api.reopenTimesheet.mutation({ id: sheet.cleaner.id }),
    schema: reopenTimesheetRequest,
    defaultValues: { reason: '' },
    toRequest: ({ reason }: { readonly reason: string }) => ({ ...fields, reason }),
    idPrefix: 'reopen-',
    onRefused: handleConflict,
    onDone: () => {
      toast.show('Timesheet open again.');
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Open ${sheet.cleaner.first_name}’s week again?`}
      form={schemaForm}
      errorTitle="Not opened"
      errorDetails={changes}
      submitLabel="Open again"
      busyLabel="Opening"
      closeLabel="Leave it approved"
    >
      <TextAreaField {...schemaForm.field('reason')} label="Why" rows={2} maxLength={500} />
    </FormDialog>
  );
}
