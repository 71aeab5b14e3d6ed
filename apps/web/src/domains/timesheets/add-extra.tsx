import { addExtraRequest } from '@cleaning/contract/timesheets';
import { datesOfWeek } from '@cleaning/contract/timesheets/rules';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { useToast } from '@cleaning/ui/toast';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type SheetDialogProps, useSheetVersion } from './sheet-version.tsx';

/** Adds paid time that is no visit, such as training. */
export function AddExtra({ sheet, onClose }: SheetDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { fields, handleConflict, changes } = useSheetVersion(sheet);
  const schemaForm = useCommandForm({
    mutation: api.addExtraLine.mutation({ id: sheet.cleaner.id }),
    schema: addExtraRequest,
    defaultValues: { date: sheet.week, minutes: '', what: '' },
    toRequest: ({ date, minutes, what }: Record<'date' | 'minutes' | 'what', string>) => ({
      ...fields,
      date,
      minutes: Number(minutes),
      what,
    }),
    idPrefix: 'extra-',
    onRefused: handleConflict,
    draft: `extra ${sheet.cleaner.id} ${sheet.week}`,
    onDone: () => {
      toast.show('Extra time added.');
      onClose();
    },
  });
  const { field } = schemaForm;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Add extra time for ${sheet.cleaner.first_name}`}
      form={schemaForm}
      errorTitle="Not added"
      errorDetails={changes}
      submitLabel="Add time"
      busyLabel="Adding"
      closeLabel="Not now"
    >
      <TextField
        {...field('what')}
        label="What for"
        hint="Like training or sick relief."
        maxLength={120}
      />
      <Grid minColumn="9rem" gap="space-3">
        <SelectField
          {...field('date')}
          label="Day"
          options={datesOfWeek(sheet.week).map((date) => ({
            value: date,
            label: describeShortDate(date),
          }))}
        />
        <TextField {...field('minutes')} label="Minutes" inputMode="numeric" numeric />
      </Grid>
    </FormDialog>
  );
}
