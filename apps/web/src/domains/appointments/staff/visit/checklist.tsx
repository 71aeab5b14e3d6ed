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
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
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
  const done = tasks.filter(({ done_at: doneAt }) => doneAt !== null).length;
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
              onChange={({ target }) =>
                queue.add(appointment.id, {
                  kind: 'tick',
                  taskId: id,
                  label,
                  isDone: target.checked,
                })
              }
            />
          </li>
        ))}
      </ul>
      {isOpen ? <AddTask key={tasks.length} id={appointment.id} /> : null}
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
  const { field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: addTaskRequest,
    defaultValues: { label: '' },
    idPrefix: 'task-',
    send: async ({ label }) => {
      queue.add(id, { kind: 'task', taskId: createIdempotencyKey(), label });
    },
  });
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
