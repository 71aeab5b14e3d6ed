import { type Appointment, reportNoAccessRequest } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { CheckboxField, TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import DoorClosed from 'lucide-react/icons/door-closed';
import { useState } from 'react';
import {
  AppointmentChanged,
  useLatestAppointment,
} from '../../shared/appointments/latest-appointment.tsx';
import {
  describeAppointmentTime,
  describeTimeRange,
} from '../../shared/appointments/format-appointment.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';

type Tried = 'rang' | 'called' | 'waited';

type Values = Record<Tried, boolean> & { reason: string };

/** What a cleaner does before giving up. What is ticked stands first in the reason. */
const TRIED: readonly {
  readonly name: Tried;
  readonly labelFor: (client: string) => string;
  readonly said: string;
}[] = [
  {
    name: 'rang',
    labelFor: () => 'I rang the bell and knocked',
    said: 'Rang the bell and knocked.',
  },
  { name: 'called', labelFor: (client) => `I called ${client}`, said: 'Called.' },
  { name: 'waited', labelFor: () => 'I waited 15 minutes', said: 'Waited 15 minutes.' },
];

const reasonOf = ({ reason, ...ticked }: Values): string =>
  [...TRIED.filter(({ name }) => ticked[name]).map(({ said }) => said), reason.trim()]
    .filter((sentence) => sentence !== '')
    .join(' ');

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
    toRequest: (values: Values) => ({ reason: reasonOf(values), version: latest.version }),
    defaultValues: { rang: false, called: false, waited: false, reason: '' },
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
  const { client_name: name, appointment_date: date } = latest;
  const [firstName = ''] = name.split(' ');
  const [today] = useState(() => sydneyDateOf(new Date()));
  const booked = date === today ? describeTimeRange(latest) : describeAppointmentTime(latest);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Record no access?"
      form={schemaForm}
      errorTitle="Not recorded"
      submitLabel="Record no access"
      submitIcon={<DoorClosed />}
      busyLabel="Recording"
      variant="danger"
      closeLabel="Keep trying"
    >
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <p>{`${name}, ${appointment.address_line1}, ${appointment.suburb}. Booked ${booked}.`}</p>
      <div>
        {TRIED.map(({ name: tried, labelFor }) => (
          <CheckboxField
            key={tried}
            {...schemaForm.form.register(tried)}
            label={labelFor(firstName)}
          />
        ))}
      </div>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="What happened"
        hint="The client can read this and what you ticked. It ends the visit, and cannot be taken back."
        rows={3}
        maxLength={400}
      />
    </FormDialog>
  );
}
