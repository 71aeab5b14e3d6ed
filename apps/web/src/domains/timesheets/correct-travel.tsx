import { correctTravelRequest, type TimesheetTravel } from '@cleaning/contract/timesheets';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { describeDay, describeMinutes } from '#domains/appointments/format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type SheetDialogProps, useSheetVersion } from './sheet-version.tsx';

/** Says how long the travel of a day took, in place of the estimate. */
export function CorrectTravel({
  sheet,
  travel,
  onClose,
}: SheetDialogProps & { readonly travel: TimesheetTravel }) {
  const api = useApi();
  const toast = useToast();
  const { fields, handleConflict, changes } = useSheetVersion(sheet);
  const schemaForm = useCommandForm({
    mutation: api.correctTravel.mutation({ id: sheet.cleaner.id }),
    schema: correctTravelRequest,
    defaultValues: { minutes: String(travel.counted_minutes), reason: '' },
    toRequest: ({ minutes, reason }: Record<'minutes' | 'reason', string>) => ({
      ...fields,
      date: travel.date,
      minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
      reason,
    }),
    idPrefix: 'travel-',
    onRefused: handleConflict,
    draft: `travel ${sheet.cleaner.id} ${travel.date}`,
    onDone: () => {
      toast.show('Travel corrected.');
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`How long was the travel on ${describeDay(travel.date)}?`}
      form={schemaForm}
      errorTitle="Not corrected"
      errorDetails={changes}
      submitLabel="Correct travel"
      busyLabel="Correcting"
      closeLabel="Leave it"
    >
      <TextField
        {...schemaForm.field('minutes')}
        label="Minutes"
        hint={`By the distance of the suburbs it is ${describeMinutes(travel.estimated_minutes)}.`}
        inputMode="numeric"
        numeric
      />
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint={`${sheet.cleaner.first_name} reads this.`}
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
