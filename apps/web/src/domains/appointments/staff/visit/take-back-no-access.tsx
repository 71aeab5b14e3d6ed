import { type Appointment, takeBackNoAccessRequest } from '@cleaning/contract/appointments';
import { sydneyDateOf } from '@cleaning/pricing';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Fieldset, OptionCard } from '@cleaning/ui/option-card';
import { Grid } from '@cleaning/ui/grid';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { readClockTime } from '#kit/lib/clock-time.ts';
import { AppointmentChanged, useLatestAppointment } from '../../latest-appointment.tsx';
import { readClockWork } from './clock-times.ts';

type Outcome = 'went_on' | 'to_come' | 'done';
type Values = Record<'started_at' | 'ended_at' | 'reason', string> & { outcome: Outcome };

interface TakeBackNoAccessProps {
  readonly appointment: Appointment;
  readonly onClose: () => void;
}

/** Takes back that nobody could get in: the work went on, is still to come, or was done after all. */
export function TakeBackNoAccess({ appointment, onClose }: TakeBackNoAccessProps) {
  const api = useApi();
  const toast = useToast();
  const { opened, latest, hasChanged, changedBy, handleConflict } =
    useLatestAppointment(appointment);
  const [now] = useState(() => new Date());
  const { starts_at: start, ends_at: end } = appointment;
  const isOver = end !== null && new Date(end) <= now;
  const isToday = appointment.appointment_date === sydneyDateOf(now);
  const schemaForm = useCommandForm({
    mutation: api.takeBackNoAccess.mutation({ id: appointment.id }),
    schema: takeBackNoAccessRequest,
    defaultValues: {
      outcome: isToday ? 'went_on' : 'done',
      started_at: start === null ? '' : readClockTime(start),
      ended_at: end === null ? '' : readClockTime(end),
      reason: '',
    },
    toRequest: ({ outcome: chosen, started_at, ended_at, reason }: Values) => {
      const work = readClockWork(appointment.appointment_date, started_at, ended_at);
      return {
        version: latest.version,
        outcome: chosen,
        reason,
        ...(chosen === 'to_come' ? {} : { started_at: work.startedAt }),
        ...(chosen === 'done' ? { ended_at: work.endedAt } : {}),
      };
    },
    fieldNames: ['outcome', 'started_at', 'ended_at', 'reason'],
    idPrefix: 'access-',
    onRefused: handleConflict,
    draft: `access ${appointment.id}`,
    onDone: () => {
      toast.show('“No access” is taken back.');
      onClose();
    },
  });
  const { field, form } = schemaForm;
  const [outcome, startedAt, endedAt] = useWatch({
    control: form.control,
    name: ['outcome', 'started_at', 'ended_at'],
  });
  const { endDay } = readClockWork(appointment.appointment_date, startedAt, endedAt);
  const choice = field('outcome');
  const [firstName = ''] = appointment.client_name.split(' ');
  const cleaner = appointment.staff_member?.first_name ?? 'The cleaner';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Take back “No access” at ${firstName}’s?`}
      form={schemaForm}
      errorTitle="Not taken back"
      submitLabel="Take back “No access”"
      busyLabel="Taking back"
      closeLabel="Leave it"
    >
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <Fieldset size="label" legend="What happened?">
        <Stack gap="space-2">
          {isToday ? (
            <OptionCard
              {...choice}
              id="access-went-on"
              type="radio"
              value="went_on"
              title="The door opened, and the clean goes on"
              detail={`${cleaner} starts from the time you type.`}
            />
          ) : null}
          {isOver ? null : (
            <OptionCard
              {...choice}
              id="access-to-come"
              type="radio"
              value="to_come"
              title="Marked by mistake, the visit is still to come"
              detail="It is confirmed again, at the same time."
            />
          )}
          <OptionCard
            {...choice}
            id="access-done"
            type="radio"
            value="done"
            title="Marked by mistake, the clean is done"
            detail="You type both times."
          />
        </Stack>
      </Fieldset>
      {outcome === 'to_come' ? null : (
        <Grid minColumn="9rem" gap="space-3">
          <TextField {...field('started_at')} label="Started" type="time" numeric />
          {outcome === 'done' ? (
            <TextField {...field('ended_at')} label="Finished" hint={endDay} type="time" numeric />
          ) : null}
        </Grid>
      )}
      <TextAreaField
        {...field('reason')}
        label="Why"
        hint={`${firstName} can read this.`}
        rows={2}
        maxLength={500}
      />
      <Text tone="muted">
        {`${tellsByEmail(firstName, appointment.client_has_email, ' that our earlier email no longer counts')}${appointment.fee === null ? '' : ' The no access fee is removed.'}`}
      </Text>
    </FormDialog>
  );
}
