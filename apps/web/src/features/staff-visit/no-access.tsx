import { type Appointment, reportNoAccessRequest } from '@cleaning/contract';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import {
  AppointmentChanged,
  useLatestAppointment,
} from '../../shared/appointments/latest-appointment.tsx';
import { describeAppointmentTime } from '../../shared/appointments/format-appointment.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';

/** Records that the cleaner could not get in. The client reads why. */
export function NoAccess({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.appointments.reportNoAccess(appointment.id));
  const toast = useToast();
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const schemaForm = useSchemaForm({
    schema: reportNoAccessRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: latest.version }),
    defaultValues: { reason: '' },
    fieldNames: ['reason'],
    onRefused: handleConflict,
    send: async (body) => {
      await mutateAsync(body);
      forget();
      toast.show('No access recorded.');
      onClose();
    },
  });
  const forget = useFormDraft(schemaForm.form, `no-access ${appointment.id}`);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Record no access?"
      form={schemaForm}
      errorTitle="Not recorded"
      submitLabel="Record no access"
      busyLabel="Recording"
      variant="danger"
      closeLabel="Keep trying"
    >
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <p>{`${appointment.client_name}, ${describeAppointmentTime(latest)}. Ring the bell, knock and call first.`}</p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="What happened"
        hint="The client can read this. It ends the visit, and cannot be taken back."
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
