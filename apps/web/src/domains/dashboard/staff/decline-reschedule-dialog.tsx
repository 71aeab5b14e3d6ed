import { type AppointmentSummary, declineRescheduleRequest } from '@cleaning/contract/appointments';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { describeAppointmentTime } from '#domains/appointments/format-appointment.ts';
import {
  AppointmentChanged,
  useLatestAppointment,
} from '#domains/appointments/latest-appointment.tsx';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
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
  const decline = useMutation(api.declineReschedule.mutation({ id: appointment.id }));
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const schemaForm = useSchemaForm({
    schema: declineRescheduleRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: latest.version }),
    defaultValues: { reason: '' },
    idPrefix: `keep-${appointment.id}-`,
    fieldNames: ['reason'],
    onRefused: handleConflict,
    send: async (body) => {
      await decline.mutateAsync(body);
      forget();
      onClose();
      toast.show(`${appointment.client_name} keeps the time`);
    },
  });
  const forget = useFormDraft(schemaForm.form, `decline-reschedule ${appointment.id}`);
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
