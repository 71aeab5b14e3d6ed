import { type AppointmentSummary, reportRunningLateRequest } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { SelectField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { useWatch } from 'react-hook-form';
import {
  AppointmentChanged,
  useLatestAppointment,
} from '../../shared/appointments/latest-appointment.tsx';
import { describeStart } from '../../shared/appointments/format-appointment.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';

const DELAYS = [10, 20, 30, 45, 60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));

interface RunningLateProps {
  appointment: AppointmentSummary;
  phone: string | null;
  /** It is the visit after the one that the user is at. */
  isNext: boolean;
  onClose: () => void;
}

/** Tells the client that the visit begins later. */
export function RunningLate({ appointment, phone, isNext, onClose }: RunningLateProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(
    mutations.staffAppointments.reportRunningLate(appointment.id),
  );
  const toast = useToast();
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const [firstName = ''] = appointment.client_name.split(' ');
  const schemaForm = useSchemaForm({
    schema: reportRunningLateRequest,
    toRequest: ({ minutes }: { minutes: string }) => ({
      version: latest.version,
      minutes: Number(minutes),
    }),
    defaultValues: { minutes: '20' },
    fieldNames: ['minutes'],
    onRefused: handleConflict,
    send: async (body) => {
      await mutateAsync(body);
      toast.show(`${firstName} has a message.`);
      onClose();
    },
  });
  const minutes = Number(useWatch({ control: schemaForm.form.control, name: 'minutes' }));
  const expected = new Date(Date.parse(latest.starts_at ?? '') + minutes * 60_000);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Tell ${firstName} you are running late?`}
      form={schemaForm}
      errorTitle="Not sent"
      submitLabel="Send message"
      busyLabel="Sending"
      closeLabel="Not now"
    >
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <p>
        {`${isNext ? 'Next visit: ' : ''}${latest.client_name}, ${latest.suburb}, ${describeStart(latest)}.`}
      </p>
      <SelectField {...schemaForm.field('minutes')} label="How late?" options={DELAYS} />
      <p>{`We email ${firstName} that you will be there about ${formatInstant(expected, 'time')}.`}</p>
      {phone === null ? null : (
        <ButtonLink variant="ghost" href={`tel:${phone}`} icon={<Phone />}>
          Call instead
        </ButtonLink>
      )}
    </FormDialog>
  );
}
