import { type Appointment, cancelAppointmentRequest } from '@cleaning/contract/appointments';
import { TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { AppointmentChanged, useLatestAppointment } from '../../latest-appointment.tsx';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { describeAppointmentTime } from '../../format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';

interface CancelVisitProps {
  appointment: Appointment;
  onClose: () => void;
}

/** Cancels a visit on behalf of the company. The client sees the reason and does not pay. */
export function CancelVisit({ appointment, onClose }: CancelVisitProps) {
  const api = useApi();
  const toast = useToast();
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const schemaForm = useCommandForm({
    mutation: api.cancelAppointment.mutation({ id: appointment.id }),
    schema: cancelAppointmentRequest,
    toRequest: ({ reason }: { reason: string }) => ({ reason, version: latest.version }),
    defaultValues: { reason: '' },
    onRefused: handleConflict,
    draft: `cancel ${appointment.id}`,
    onDone: () => {
      toast.show('Visit cancelled.');
      onClose();
    },
  });
  const { client_name: name, address_line1: street, suburb } = appointment;
  const [firstName = ''] = name.split(' ');
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Cancel this visit?"
      form={schemaForm}
      errorTitle="Not cancelled"
      submitLabel="Cancel visit"
      busyLabel="Cancelling"
      variant="danger"
      closeLabel="Keep the visit"
    >
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <p>{`${name}, ${street}, ${suburb}. Booked ${describeAppointmentTime(latest)}.`}</p>
      <p>{`We cancel, so ${firstName} pays nothing. The visit cannot be brought back.`}</p>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="Why"
        hint={tellsByEmail(
          firstName,
          appointment.client_has_email,
          ', and reads this reason in the portal',
        )}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
