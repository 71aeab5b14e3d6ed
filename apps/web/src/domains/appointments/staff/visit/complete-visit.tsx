import { plural } from '@cleaning/contract/rules';
import {
  type Appointment,
  type AppointmentTask,
  completeAppointmentRequest,
} from '@cleaning/contract/appointments';
import {
  findWorkTimesProblem,
  LONGEST_WORK_HOURS,
  type WorkTimesProblem,
} from '@cleaning/contract/appointments/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { TextAreaField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { useToast } from '@cleaning/ui/toast';
import Check from 'lucide-react/icons/check';
import ListTodo from 'lucide-react/icons/list-todo';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { readClockTime } from '#kit/lib/clock-time.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { describeShortMoment } from '../../format-appointment.ts';
import { readClockWork } from './clock-times.ts';
import styles from './staff-visit.module.css';

interface CompleteVisitProps {
  appointment: Appointment;
  tasks: readonly AppointmentTask[];
  onClose: () => void;
}

/**
 * The request, with what the service would refuse about its times. Without a signal it would refuse
 * them hours later, when nobody remembers the right ones.
 */
const possibleCompletion = completeAppointmentRequest.superRefine((request, context) => {
  const problem = findTimesProblem(request);
  if (problem === null) return;
  context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
});

function findTimesProblem({
  started_at: startedAt,
  ended_at: endedAt,
}: z.output<typeof completeAppointmentRequest>): WorkTimesProblem | null {
  if (startedAt === undefined || endedAt === undefined) return null;
  const times = { started_at: new Date(startedAt), ended_at: new Date(endedAt) };
  for (const field of ['started_at', 'ended_at'] as const) {
    if (times[field].getTime() > Date.now()) return { field, message: STILL_TO_COME };
  }
  return findWorkTimesProblem(times.started_at, times.ended_at);
}

const STILL_TO_COME = 'This time is still to come. Check it, or complete the visit later.';

const HOUR_MS = 60 * 60 * 1000;

type Values = Record<'started_at' | 'ended_at' | 'notes' | 'earlier_notes', string>;

/** Completes a visit with its start and end times and notes. */
export function CompleteVisit({ appointment, tasks, onClose }: CompleteVisitProps) {
  const { queue } = useVisitQueue();
  const toast = useToast();
  const [clocks] = useState(() => proposeClocks(appointment));
  const { completion_notes: saved } = appointment;
  const draft = useRecordDraft(`complete ${appointment.id}`, saved, toNotes);
  const isStarted = appointment.actual_started_at !== null;
  const schemaForm = useSchemaForm({
    schema: possibleCompletion,
    // An unchanged time is sent as the recorded moment, to the second.
    toRequest: ({ started_at, ended_at, notes, earlier_notes }: Values) => {
      const work = readClockWork(clocks.date, started_at, ended_at);
      return {
        version: appointment.version,
        ...(notes !== earlier_notes && { notes, earlier_notes }),
        started_at: started_at === clocks.started_at ? clocks.start : work.startedAt,
        // The moment that is shown, not that of the press: the time to invoice was read from it.
        ended_at: clocks.isLive && ended_at === clocks.ended_at ? clocks.opened : work.endedAt,
      };
    },
    defaultValues: {
      started_at: clocks.started_at,
      ended_at: clocks.ended_at,
      ...toNotes(draft.opened),
    },
    send: async ({
      version,
      notes,
      earlier_notes: earlierNotes,
      started_at: startedAt,
      ended_at: endedAt,
    }) => {
      if (startedAt === undefined || endedAt === undefined) return;
      if (!isStarted) {
        const staffId = appointment.staff_member?.id ?? null;
        queue.add(appointment.id, { kind: 'start', version, staffId });
      }
      const note = notes === undefined ? {} : { notes, earlierNotes };
      queue.add(appointment.id, { kind: 'complete', version, startedAt, endedAt, ...note });
      forget();
      toast.show('Visit completed.');
      onClose();
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, draft);
  const [startedAt, endedAt] = useWatch({
    control: form.control,
    name: ['started_at', 'ended_at'],
  });
  const work = readClockWork(clocks.date, startedAt, endedAt);
  const [firstName = ''] = appointment.client_name.split(' ');
  const goTo = (task: AppointmentTask | undefined) => {
    onClose();
    // Wait, because the closing dialog first returns the focus to its opener.
    setTimeout(() => document.getElementById(`tick-${task?.id}`)?.focus());
  };
  const open = tasks.filter(({ done_at: doneAt }) => doneAt === null);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Complete ${firstName}’s visit?`}
      form={schemaForm}
      errorTitle="Not completed"
      submitLabel="Complete visit"
      submitIcon={<Check />}
      busyLabel="Completing"
      closeLabel="Not yet"
    >
      {clocks.isLive ? null : (
        <Alert
          tone="warning"
          title={
            isStarted
              ? `This visit has been under way since ${describeShortMoment(clocks.start)}`
              : `This visit was planned for ${describeShortMoment(clocks.start)}`
          }
        >
          {isStarted
            ? 'Type when the work ended that day.'
            : 'Type when the work began and ended that day.'}
        </Alert>
      )}
      {open.length === 0 ? null : (
        <Alert tone="warning" icon={ListTodo}>
          <p>
            <b>{plural(open.length, 'task is not ticked:', 'tasks are not ticked:')}</b>
            {` ${open.map(({ label }) => label).join('. ')}.`}
          </p>
          <Button
            className={styles['edgeButton']}
            variant="ghost"
            size="sm"
            onClick={() => goTo(open[0])}
          >
            {open.length === 1 ? 'Go back to it' : 'Go back to them'}
          </Button>
        </Alert>
      )}
      <Grid minColumn="9rem" gap="space-3">
        <TextField {...field('started_at')} label="Started" type="time" numeric />
        <TextField {...field('ended_at')} label="Finished" hint={work.endDay} type="time" numeric />
      </Grid>
      <p className={styles['worked']}>
        Time to invoice <output>{work.worked}</output>
      </p>
      <TextAreaField
        {...field('notes')}
        label="Notes for the office"
        hint={`${firstName} does not see these.`}
        optional
        rows={3}
        maxLength={2000}
      />
    </FormDialog>
  );
}

const toNotes = (saved: string) => ({ notes: saved, earlier_notes: saved });

/**
 * The times that the fields start with. Work that would be longer than any is a visit that nobody
 * completed on its day, and one that nobody started is recorded after its day. Both ended when they
 * were planned to, as far as anybody knows.
 */
function proposeClocks({ actual_started_at: startedAt, starts_at, ends_at }: Appointment) {
  const now = new Date();
  const start = new Date(startedAt ?? starts_at ?? now);
  const isLive =
    startedAt !== null && now.getTime() - start.getTime() <= LONGEST_WORK_HOURS * HOUR_MS;
  const end = isLive ? now : ends_at;
  return {
    start: start.toISOString(),
    opened: now.toISOString(),
    date: sydneyDateOf(start),
    isLive,
    started_at: readClockTime(start),
    ended_at: end === null ? '' : readClockTime(end),
  };
}
