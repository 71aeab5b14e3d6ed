import { type ExtraLine, removeExtraRequest } from '@cleaning/contract/timesheets';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { describeMinutes, describeShortDate } from '#domains/appointments/format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type SheetDialogProps, useSheetVersion } from './sheet-version.tsx';

/** Removes an extra line, with a reason. */
export function RemoveExtra({
  sheet,
  extra,
  onClose,
}: SheetDialogProps & { readonly extra: ExtraLine }) {
  const api = useApi();
  const toast = useToast();
  const { fields, handleConflict, changes } = useSheetVersion(sheet);
  const schemaForm = useCommandForm({
    mutation: api.removeExtraLine.mutation({ id: sheet.cleaner.id }),
    schema: removeExtraRequest,
    defaultValues: { reason: '' },
    toRequest: ({ reason }: { readonly reason: string }) => ({
      ...fields,
      extra_id: extra.id,
      reason,
    }),
    idPrefix: 'remove-',
    onRefused: handleConflict,
    onDone: () => {
      toast.show('Extra time removed.');
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Remove “${extra.what}”?`}
      form={schemaForm}
      errorTitle="Not removed"
      errorDetails={changes}
      submitLabel="Remove"
      busyLabel="Removing"
      variant="danger"
      closeLabel="Keep it"
    >
      <p>{`${describeMinutes(extra.minutes)} on ${describeShortDate(extra.date)}.`}</p>
      <TextAreaField {...schemaForm.field('reason')} label="Why" rows={2} maxLength={500} />
    </FormDialog>
  );
}
