import type { User } from '@cleaning/contract/accounts';
import { type AppointmentSummary, reportRunningLateRequest } from '@cleaning/contract/appointments';
import { formatInstant } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { Fieldset, OptionCard } from '@cleaning/ui/option-card';
import { useToast } from '@cleaning/ui/toast';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AppointmentChanged, useLatestAppointment } from '../../latest-appointment.tsx';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { describeStart } from '../../format-appointment.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { delaysFrom, expectedAfter, lateMessage } from './late-message.ts';
import styles from './staff-visit.module.css';

interface RunningLateProps {
  appointment: AppointmentSummary;
  phone: string | null;
  /** True for the visit after the one that the user is at. */
  isNext: boolean;
  sender: User;
  onClose: () => void;
}

/** Tells the client that the visit starts late, with a message that the sender can edit. */
export function RunningLate({ appointment, phone, isNext, sender, onClose }: RunningLateProps) {
  const api = useApi();
  const toast = useToast();
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const [now] = useState(() => new Date());
  const [isLonger, setLonger] = useState(false);
  const startsAt = latest.starts_at ?? '';
  const delays = delaysFrom(startsAt, now);
  const usual = delays.includes(20) ? 20 : (delays[0] ?? 180);
  const [firstName = ''] = appointment.client_name.split(' ');
  const wordsFor = (minutes: number) =>
    lateMessage(latest, sender, { minutes, expected: expectedAfter(startsAt, minutes) });
  const schemaForm = useCommandForm({
    mutation: api.reportRunningLate.mutation({ id: appointment.id }),
    schema: reportRunningLateRequest,
    toRequest: ({ minutes, message }: { minutes: string; message: string }) => ({
      version: latest.version,
      minutes: Number(minutes),
      message,
    }),
    defaultValues: { minutes: String(usual), message: wordsFor(usual) },
    onRefused: handleConflict,
    onDone: () => {
      toast.show(`${firstName} has a message.`);
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const minutes = Number(useWatch({ control: form.control, name: 'minutes' }));
  const words = wordsFor(minutes);
  const isReworded = form.formState.dirtyFields.message === true;
  // The message follows the chosen delay and the visit's time until the sender edits it.
  useEffect(() => {
    if (!isReworded) form.resetField('message', { defaultValue: words });
  }, [form, words, isReworded]);
  const { error, ...choice } = field('minutes');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Tell ${firstName} you are running late?`}
      form={schemaForm}
      errorTitle="Not sent"
      submitLabel="Send message"
      busyLabel="Sending"
      submitIcon={<Send />}
      closeLabel={phone === null ? 'Not now' : null}
      otherAnswer={
        phone === null ? null : (
          <ButtonLink variant="outline" href={`tel:${phone}`} icon={<Phone />}>
            Call instead
          </ButtonLink>
        )
      }
    >
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <p>
        {`${isNext ? 'Next visit: ' : ''}${latest.client_name}, ${latest.suburb}, ${describeStart(latest)}.`}
      </p>
      <Fieldset size="label" legend="How late?" id={choice.id} error={error}>
        <div className={styles['delays']}>
          {(isLonger ? delays : delays.slice(0, 3)).map((each) => (
            <OptionCard
              {...choice}
              key={each}
              id={`late-${each}`}
              type="radio"
              value={each}
              title={`${each} min`}
            />
          ))}
        </div>
        {isLonger || delays.length <= 3 ? null : (
          <Button
            className={styles['edgeButton']}
            variant="ghost"
            size="sm"
            onClick={() => setLonger(true)}
          >
            Longer
          </Button>
        )}
      </Fieldset>
      <TextAreaField
        {...field('message')}
        label="Message"
        hint={
          appointment.client_has_email
            ? `Goes to ${firstName}’s messages. An email says that you will be there about ${formatInstant(expectedAfter(startsAt, minutes), 'time')}.`
            : tellsByEmail(firstName, false)
        }
        rows={4}
        maxLength={500}
      />
    </FormDialog>
  );
}
