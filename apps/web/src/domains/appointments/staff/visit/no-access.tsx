import { joinWithAnd } from '@cleaning/contract/rules';
import { type Appointment, reportNoAccessRequest } from '@cleaning/contract/appointments';
import { sydneyDateOf } from '@cleaning/pricing';
import { CheckboxField, TextAreaField } from '@cleaning/ui/field';
import { useToast } from '@cleaning/ui/toast';
import DoorClosed from 'lucide-react/icons/door-closed';
import { useState } from 'react';
import { AppointmentChanged, useLatestAppointment } from '../../latest-appointment.tsx';
import { describeAppointmentTime, describeTimeRange } from '../../format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useCallTimes } from './call-times.ts';

type AccessAttemptName = 'rang' | 'called' | 'waited';

type Values = Record<AccessAttemptName, boolean> & { reason: string };

interface AccessAttempt {
  readonly name: AccessAttemptName;
  readonly label: string;
  readonly hint?: string;
  /** The sentence added to the reason when it is ticked. */
  readonly sentence: string;
}

/**
 * The usual attempts before reporting no access. The ticked ones start the reason.
 *
 * @param calls when the client was called from this phone.
 */
const listAttempts = (client: string, calls: readonly string[]): readonly AccessAttempt[] => [
  {
    name: 'rang',
    label: 'I rang the bell and knocked',
    sentence: 'Rang the bell and knocked.',
  },
  calls.length === 0
    ? { name: 'called', label: `I called ${client}`, sentence: 'Called.' }
    : {
        name: 'called',
        label: `I called ${client}${TIMES[calls.length - 1] ?? ` ${calls.length} times`}`,
        hint: joinWithAnd(calls),
        sentence: `Called at ${joinWithAnd(calls)}.`,
      },
  { name: 'waited', label: 'I waited 15 minutes', sentence: 'Waited 15 minutes.' },
];

const TIMES = ['', ' twice'];

const writeReason = ({ reason, ...ticked }: Values, attempts: readonly AccessAttempt[]): string =>
  [...attempts.filter(({ name }) => ticked[name]).map(({ sentence }) => sentence), reason.trim()]
    .filter((sentence) => sentence !== '')
    .join(' ');

/** Reports that the cleaner could not get in. The client sees the reason. */
export function NoAccess({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const api = useApi();
  const toast = useToast();
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const { client_name: name, appointment_date: date } = latest;
  const [firstName = ''] = name.split(' ');
  const calls = useCallTimes(appointment.id);
  const attempts = listAttempts(firstName, calls);
  const schemaForm = useCommandForm({
    mutation: api.reportNoAccess.mutation({ id: appointment.id }),
    schema: reportNoAccessRequest,
    toRequest: (values: Values) => ({
      reason: writeReason(values, attempts),
      version: latest.version,
    }),
    defaultValues: { rang: false, called: calls.length > 0, waited: false, reason: '' },
    fieldNames: ['reason'],
    onRefused: handleConflict,
    draft: `no-access ${appointment.id}`,
    onDone: () => {
      toast.show('No access recorded.');
      onClose();
    },
  });
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
        {attempts.map(({ name: tried, label, hint }) => (
          <CheckboxField
            key={tried}
            {...schemaForm.form.register(tried)}
            label={label}
            hint={hint}
          />
        ))}
      </div>
      <TextAreaField
        {...schemaForm.field('reason')}
        label="What happened"
        hint="The client can read this and what you ticked. It ends the visit; the office can take it back."
        rows={3}
        maxLength={400}
      />
    </FormDialog>
  );
}
