import { sydneyDateOf } from '@cleaning/pricing';
import { SelectField, TextAreaField, TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FreeTimes } from '../../first-visit/free-times.tsx';
import { TIME_OPTIONS } from '../../time-options.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { rescheduleAnswers } from '../request/preferred-time.ts';
import { useLatestAppointment, AppointmentChanged } from '../../latest-appointment.tsx';
import { appointmentActions } from '../detail/appointment-actions.ts';
import { describeAppointmentTime, describeWantedTime } from '../../format-appointment.ts';
import { DialogOutcome } from '../detail/appointment-dialog.tsx';
import type { AppointmentDialogProps } from '../detail/appointment-dialog.tsx';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

/** Requests another time for a confirmed appointment, which keeps its time until staff answer. */
export function RequestReschedule({ appointment, open, onClose }: AppointmentDialogProps) {
  const api = useApi();
  const now = useNow();
  const ask = useMutation(api.requestReschedule.mutation({ id: appointment.id }));
  const { opened, latest: current, hasChanged, handleConflict } = useLatestAppointment(appointment);
  const [asked, setAsked] = useState<string | null>(null);
  const schemaForm = useSchemaForm({
    schema: rescheduleAnswers,
    defaultValues: { preferred_date: '', preferred_time: 'any', note: '' },
    onRefused: handleConflict,
    send: async (request) => {
      await ask.mutateAsync({ version: current.version, ...request });
      forget();
      setAsked(describeWantedTime(request));
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, `reschedule ${appointment.id}`);
  const day = useWatch({ control: form.control, name: 'preferred_date' });

  if (asked !== null) {
    return (
      <DialogOutcome
        open={open}
        onClose={onClose}
        title="We have your request"
        text={`You asked for ${asked}. Your visit stays at ${unbrokenTimes(describeAppointmentTime(current))} until we answer.`}
      />
    );
  }

  const close = () => {
    forget();
    onClose();
  };
  const { canReschedule } = appointmentActions(current, now);
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Ask for another time"
      form={schemaForm}
      errorTitle="Not sent yet"
      submitLabel={canReschedule ? 'Send request' : null}
      busyLabel="Sending"
      closeLabel="Keep this time"
    >
      {hasChanged ? <AppointmentChanged opened={opened} latest={current} /> : null}
      <p>{`Now: ${unbrokenTimes(describeAppointmentTime(current))}. You keep this time until we answer.`}</p>
      <TextField
        {...field('preferred_date')}
        label="Day that suits you"
        type="date"
        min={sydneyDateOf(now)}
        numeric
      />
      <FreeTimesFor appointment={current} day={day} />
      <SelectField {...field('preferred_time')} label="Time of day" options={TIME_OPTIONS} />
      <TextAreaField
        {...field('note')}
        label="Anything we should know"
        optional
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}

/** The times on another day than its own, where the visit itself takes up one. */
function FreeTimesFor({
  appointment: { starts_at: startsAt, ends_at: endsAt },
  day,
}: Pick<AppointmentDialogProps, 'appointment'> & { readonly day: string }) {
  if (startsAt === null || endsAt === null || sydneyDateOf(startsAt) === day) return null;
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return <FreeTimes date={day} minutes={minutes} />;
}
