import {
  type Appointment,
  correctTimesRequest,
  type WorkSheet,
} from '@cleaning/contract/appointments';
import { findCorrectionProblem, isFarFromPlan } from '@cleaning/contract/appointments/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { Text } from '@cleaning/ui/text';
import { useToast } from '@cleaning/ui/toast';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { readClockTime } from '#kit/lib/clock-time.ts';
import { useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeShortDate } from '../../format-appointment.ts';
import { AppointmentChanged, useLatestAppointment } from '../../latest-appointment.tsx';
import { readClockWork } from './clock-times.ts';
import { OnInvoice } from './on-invoice.tsx';

type Values = Record<'started_at' | 'ended_at' | 'reason', string>;

interface CorrectTimesProps {
  readonly appointment: Appointment;
  readonly invoice: WorkSheet['invoice'];
  readonly onClose: () => void;
}

/** Corrects when the work of a completed visit began and ended, with a reason. */
export function CorrectTimes({ appointment, invoice, onClose }: CorrectTimesProps) {
  const api = useApi();
  const toast = useToast();
  const draft = useRecordDraft(`correct times ${appointment.id}`, appointment, toTimes);
  const version = useLatestAppointment(draft.opened);
  const { opened, latest, hasChanged, changedBy, handleConflict } = version;
  const [recorded] = useState(() => recordedTimes(draft.opened));
  const schemaForm = useCommandForm({
    mutation: api.correctTimes.mutation({ id: appointment.id }),
    schema: possibleCorrection(appointment),
    // An unchanged time is sent as the recorded moment, to the second.
    toRequest: ({ started_at, ended_at, reason }: Values) => {
      const work = readClockWork(recorded.start.date, started_at, ended_at);
      return {
        version: latest.version,
        reason,
        started_at: started_at === recorded.start.shown ? recorded.start.instant : work.startedAt,
        ended_at: ended_at === recorded.end.shown ? recorded.end.instant : work.endedAt,
      };
    },
    defaultValues: { ...toTimes(draft.opened), reason: '' },
    idPrefix: 'correct-',
    onRefused: handleConflict,
    draft,
    onDone: () => {
      toast.show('Times corrected.');
      onClose();
    },
  });
  const { form, field } = schemaForm;
  const [startedAt, endedAt] = useWatch({
    control: form.control,
    name: ['started_at', 'ended_at'],
  });
  const work = readClockWork(recorded.start.date, startedAt, endedAt);
  const [firstName = ''] = appointment.client_name.split(' ');
  const cleaner = appointment.staff_member?.first_name ?? 'The cleaner';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`What time did ${cleaner} work at ${firstName}’s?`}
      form={schemaForm}
      errorTitle="Not corrected"
      submitLabel="Correct times"
      busyLabel="Correcting"
      closeLabel="Leave them"
    >
      {recorded.otherDay === null ? null : (
        <Alert
          tone="warning"
          title={`It was recorded on ${recorded.otherDay}, which is not its day`}
        >
          {`Type when the work was done on ${describeShortDate(recorded.start.date)}.`}
        </Alert>
      )}
      {hasChanged ? <AppointmentChanged {...{ opened, latest, changedBy }} /> : null}
      <Grid minColumn="9rem" gap="space-3">
        <TextField {...field('started_at')} label="Started" type="time" numeric />
        <TextField {...field('ended_at')} label="Finished" hint={work.endDay} type="time" numeric />
      </Grid>
      <p>
        Time worked <output>{work.worked}</output>
      </p>
      <TextAreaField
        {...field('reason')}
        label="Why"
        hint={`${cleaner} reads this. ${firstName} does not.`}
        rows={2}
        maxLength={500}
      />
      <Text tone="muted">What the clock said stays in the history.</Text>
      {invoice === null ? null : <OnInvoice invoice={invoice} />}
    </FormDialog>
  );
}

/** The request, with what the service would refuse about its times. */
const possibleCorrection = (appointment: Appointment) =>
  correctTimesRequest.superRefine(({ started_at: startedAt, ended_at: endedAt }, context) => {
    const { actual_started_at: began, actual_ended_at: ended, starts_at: planned } = appointment;
    const problem = findCorrectionProblem({
      startedAt: new Date(startedAt),
      endedAt: new Date(endedAt),
      before: { startedAt: toDate(began), endedAt: toDate(ended) },
      plannedAt: toDate(planned),
      now: new Date(),
    });
    if (problem === null) return;
    context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  });

const toDate = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant);

/**
 * The times that count until now. The planned ones take their place where there are none, and where
 * they are of another day than the visit, which no correction can be.
 */
function recordedTimes({ actual_started_at, actual_ended_at, starts_at, ends_at }: Appointment) {
  const start = readClock(actual_started_at ?? starts_at);
  const isOfOtherDay = isFarFromPlan(new Date(start.instant), toDate(starts_at));
  return isOfOtherDay
    ? {
        start: readClock(starts_at),
        end: readClock(ends_at),
        otherDay: describeShortDate(start.date),
      }
    : { start, end: readClock(actual_ended_at ?? ends_at), otherDay: null };
}

function toTimes(appointment: Appointment): Omit<Values, 'reason'> {
  const { start, end } = recordedTimes(appointment);
  return { started_at: start.shown, ended_at: end.shown };
}

function readClock(instant: string | null) {
  const at = instant ?? new Date().toISOString();
  return { instant: at, date: sydneyDateOf(at), shown: readClockTime(at) };
}
