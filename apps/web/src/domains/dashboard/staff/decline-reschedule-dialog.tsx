import { type AppointmentSummary, declineRescheduleRequest } from '@cleaning/contract/appointments';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { describeAppointmentTime } from '#domains/appointments/format-appointment.ts';
import {
  AppointmentChanged,
  useLatestAppointment,
} from '#domains/appointments/latest-appointment.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';

interface DeclineRescheduleDialogProps {
  readonly appointment: AppointmentSummary;
  readonly onClose: () => void;
}

/**
 * Declines a client's request for another time, with a reason for the client. The visit keeps its
 * time.
 */
export function DeclineRescheduleDialog({ appointment, onClose }: DeclineRescheduleDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const schemaForm = useCommandForm({
    mutation: api.declineReschedule.mutation({ id: appointment.id }),
    schema: declineRescheduleRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: latest.version }),
    defaultValues: { reason: '' },
    idPrefix: `keep-${appointment.id}-`,
    onRefused: handleConflict,
    draft: `decline-reschedule ${appointment.id}`,
    onDone: () => {
      onClose();
      toast.show(`${appointment.client_name} keeps the time`);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Keep this time?"
      form={schemaForm}
      errorTitle="Not sent"
      submitLabel="Keep this time"
      busyLabel="Sending"
      closeLabel="Back"
    >
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <p>{`${latest.client_name}, ${describeAppointmentTime(latest)}.`}</p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why does another time not work?"
        hint="We send this to the client."
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
