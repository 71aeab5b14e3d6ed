import {
  correctTravelRequest,
  type Timesheet,
  type TimesheetTravel,
} from '@cleaning/contract/timesheets';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { describeDay, describeMinutes } from '#domains/appointments/format-appointment.ts';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
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
  const { date } = travel;
  const draft = useRecordDraft(`travel ${sheet.cleaner.id} ${date}`, sheet, (read) => ({
    minutes: countedMinutes(read, date),
  }));
  const { fields, handleConflict, changes } = useSheetVersion(draft.opened);
  const schemaForm = useCommandForm({
    mutation: api.correctTravel.mutation({ id: sheet.cleaner.id }),
    schema: correctTravelRequest,
    defaultValues: {
      minutes: String(countedMinutes(draft.opened, date) ?? travel.counted_minutes),
      reason: '',
    },
    toRequest: ({ minutes, reason }: Record<'minutes' | 'reason', string>) => ({
      ...fields,
      date,
      minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
      reason,
    }),
    idPrefix: 'travel-',
    onRefused: handleConflict,
    draft,
    onDone: () => {
      toast.show('Travel corrected.');
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`How long was the travel on ${describeDay(date)}?`}
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

const countedMinutes = ({ travel }: Timesheet, date: string): number | undefined =>
  travel.find((day) => day.date === date)?.counted_minutes;
