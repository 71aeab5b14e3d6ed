import { settleTimesheetRequest } from '@cleaning/contract/timesheets';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeMoved } from './describe-sheet.ts';
import { type SheetDialogProps, useSheetVersion } from './sheet-version.tsx';

/** Says that a difference of hours from payroll was dealt with, and how. */
export function SettleSheet({ sheet, onClose }: SheetDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { latest, fields, handleConflict, changes } = useSheetVersion(sheet);
  const moved = latest.moved_to_minutes;
  const schemaForm = useCommandForm({
    mutation: api.settleTimesheet.mutation({ id: sheet.cleaner.id }),
    schema: settleTimesheetRequest,
    defaultValues: { reason: '' },
    toRequest: ({ reason }: { readonly reason: string }) => ({
      ...fields,
      moved_to_minutes: moved ?? latest.totals.total_minutes,
      reason,
    }),
    idPrefix: 'settle-',
    onRefused: handleConflict,
    draft: `settle ${sheet.cleaner.id} ${sheet.week}`,
    onDone: () => {
      toast.show('Difference settled.');
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Is ${sheet.cleaner.first_name}’s difference settled?`}
      form={schemaForm}
      errorTitle="Not settled"
      errorDetails={changes}
      submitLabel="Mark as settled"
      busyLabel="Saving"
      closeLabel="Not yet"
    >
      {moved === null ? null : <p>{describeMoved(latest, moved)}</p>}
      <p>Do that first. This only ends the warning, and changes no hours.</p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="How it was settled"
        hint="Like “Extra time on the week of 23 November”."
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
