import {
  addTaskRequest,
  type Appointment,
  type AppointmentTask,
} from '@cleaning/contract/appointments';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import Hourglass from 'lucide-react/icons/hourglass';
import ListChecks from 'lucide-react/icons/list-checks';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { isDoublePress } from './is-double-press.ts';
import { isUnfinished } from './visit-state.ts';
import styles from './staff-visit.module.css';

interface ChecklistProps {
  appointment: Appointment;
  tasks: readonly AppointmentTask[];
}

/** The tasks of a visit. A tick shows immediately, and ticks are sent in order. */
export function Checklist({ appointment, tasks }: ChecklistProps) {
  const { items, signal, queue } = useVisitQueue();
  const isOpen = isUnfinished(appointment);
  /** The tasks that one press ticked, so that another takes those back. */
  const [together, setTogether] = useState<readonly AppointmentTask[]>([]);
  const open = tasks.filter(({ done_at: doneAt }) => doneAt === null);
  const canUndo = open.length === 0 && together.length > 0;
  const tick = (these: readonly AppointmentTask[], isDone: boolean) => {
    for (const { id, label } of these) {
      queue.add(appointment.id, { kind: 'tick', taskId: id, label, isDone });
    }
  };
  const done = tasks.length - open.length;
  const waits = (taskId: string) =>
    signal !== 'online' &&
    items.some(
      ({ work }) => (work.kind === 'tick' || work.kind === 'task') && work.taskId === taskId,
    );
  return (
    <Card
      title="Checklist"
      action={
        <output>
          <strong>{`${done} of ${tasks.length}`}</strong> done
        </output>
      }
    >
      {tasks.length === 0 ? <Text tone="muted">No tasks yet.</Text> : null}
      <ul className={styles['tasks']}>
        {tasks.map(({ id, label, done_at: doneAt }) => (
          <li key={id} data-done={doneAt === null ? undefined : ''}>
            <CheckboxField
              id={`tick-${id}`}
              label={waits(id) ? <Waiting label={label} /> : label}
              checked={doneAt !== null}
              disabled={!isOpen}
              onChange={({ target }) => tick([{ id, label, done_at: doneAt }], target.checked)}
            />
          </li>
        ))}
      </ul>
      {isOpen && (canUndo || open.length > 1) ? (
        <Button
          variant={canUndo ? 'outline' : 'soft'}
          icon={canUndo ? <Undo2 /> : <ListChecks />}
          onClick={(press) => {
            if (isDoublePress(press)) return;
            tick(canUndo ? together : open, !canUndo);
            setTogether(canUndo ? [] : open);
          }}
        >
          {canUndo ? 'Undo all done' : `All ${tasks.length} done`}
        </Button>
      ) : null}
      {isOpen ? <AddTask id={appointment.id} /> : null}
    </Card>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <>
      {label}{' '}
      <span className={styles['waiting']}>
        <Hourglass /> Waiting
      </span>
    </>
  );
}

function AddTask({ id }: { id: string }) {
  const { queue } = useVisitQueue();
  const { form, field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: addTaskRequest,
    defaultValues: { label: '' },
    isRepeatable: true,
    idPrefix: 'task-',
    send: async ({ label }) => {
      queue.add(id, { kind: 'task', taskId: createIdempotencyKey(), label });
    },
  });
  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    form.reset();
    form.setFocus('label');
  }, [form, isSubmitSuccessful]);
  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormErrors {...errors} title="Not added" />
      <div className={styles['add']}>
        <TextField {...field('label')} label="Add a task" maxLength={120} />
        <Button type="submit" variant="outline" busy={isSending} busyLabel="Adding">
          Add task
        </Button>
      </div>
    </form>
  );
}
