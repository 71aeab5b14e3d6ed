import { plural } from '@cleaning/contract/rules';
import {
  type Appointment,
  type AppointmentTask,
  completeAppointmentRequest,
} from '@cleaning/contract/appointments';
import { findWorkTimesProblem, type WorkTimesProblem } from '@cleaning/contract/appointments/rules';
import { sydneyTimeOf } from '@cleaning/ndis';
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
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { describeWorked, hourOf, momentOf } from './clock-times.ts';
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

type Values = Record<'started_at' | 'ended_at' | 'notes', string>;

/** Completes a visit with its start and end times and notes. */
export function CompleteVisit({ appointment, tasks, onClose }: CompleteVisitProps) {
  const { queue } = useVisitQueue();
  const toast = useToast();
  const [clocks] = useState(() => {
    const start = new Date(appointment.actual_started_at ?? Date.now());
    const began = sydneyTimeOf(start);
    return {
      start: start.toISOString(),
      date: began.date,
      started_at: hourOf(began),
      ended_at: hourOf(sydneyTimeOf(new Date())),
    };
  });
  const schemaForm = useSchemaForm({
    schema: possibleCompletion,
    // An unchanged time is sent as the recorded moment, to the second.
    toRequest: ({ started_at, ended_at, notes }: Values) => ({
      version: appointment.version,
      notes,
      started_at:
        started_at === clocks.started_at ? clocks.start : momentOf(clocks.date, started_at),
      ended_at:
        ended_at === clocks.ended_at ? new Date().toISOString() : momentOf(clocks.date, ended_at),
    }),
    defaultValues: {
      started_at: clocks.started_at,
      ended_at: clocks.ended_at,
      notes: appointment.completion_notes,
    },
    send: async ({ version, notes = '', started_at: startedAt, ended_at: endedAt }) => {
      if (startedAt === undefined || endedAt === undefined) return;
      queue.add(appointment.id, { kind: 'complete', version, startedAt, endedAt, notes });
      forget();
      toast.show('Visit completed.');
      onClose();
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, `complete ${appointment.id}`);
  const [startedAt, endedAt] = useWatch({
    control: form.control,
    name: ['started_at', 'ended_at'],
  });
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
      <Grid minColumn="8rem" gap="space-3">
        <TextField {...field('started_at')} label="Started" type="time" numeric />
        <TextField {...field('ended_at')} label="Finished" type="time" numeric />
      </Grid>
      <p className={styles['worked']}>
        Time to invoice <output>{describeWorked(startedAt, endedAt)}</output>
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
