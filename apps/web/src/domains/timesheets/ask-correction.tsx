import { askForCorrectionRequest } from '@cleaning/contract/timesheets';
import { SelectField, TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type SheetDialogProps, useSheetVersion } from './sheet-version.tsx';

/** The choice of who asks about no visit of the list. */
const NO_VISIT = '';

/** A short message of the cleaner to the office about one visit, or about the week. */
export function AskCorrection({ sheet, onClose }: SheetDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { fields, handleConflict, changes } = useSheetVersion(sheet);
  const schemaForm = useCommandForm({
    mutation: api.askForCorrection.mutation({ id: sheet.cleaner.id }),
    schema: askForCorrectionRequest,
    defaultValues: { appointment_id: sheet.visits[0]?.appointment_id ?? NO_VISIT, message: '' },
    toRequest: ({ appointment_id: id, message }: Record<'appointment_id' | 'message', string>) => ({
      ...fields,
      appointment_id: id === NO_VISIT ? null : id,
      message,
    }),
    idPrefix: 'ask-',
    onRefused: handleConflict,
    draft: `ask ${sheet.cleaner.id} ${sheet.week}`,
    onDone: () => {
      toast.show('Sent to the office.');
      onClose();
    },
  });
  const { field } = schemaForm;
  return (
    <FormDialog
      open
      onClose={onClose}
      title="What is not right?"
      form={schemaForm}
      errorTitle="Not sent"
      errorDetails={changes}
      submitLabel="Send to the office"
      busyLabel="Sending"
      closeLabel="It is right"
    >
      <SelectField
        {...field('appointment_id')}
        label="Visit"
        options={[
          ...sheet.visits.map((visit) => ({
            value: visit.appointment_id,
            label: `${describeShortDate(visit.date)}, ${visit.client_name ?? visit.suburb}`,
          })),
          { value: NO_VISIT, label: 'Something else, or a visit that is missing' },
        ]}
      />
      <TextAreaField
        {...field('message')}
        label="What happened"
        hint="The office reads this. The client does not."
        rows={3}
        maxLength={300}
      />
    </FormDialog>
  );
}
