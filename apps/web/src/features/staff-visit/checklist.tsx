import { addTaskRequest, type Appointment, type AppointmentTask } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import type { Tick } from '@cleaning/api-client/queries';
import { useMutation } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { ErrorAlert } from '../../shared/errors/error-alert.tsx';
import { FormErrors } from '../../shared/forms/form-errors.tsx';
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../shared/hooks/use-idempotency-key.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import { isUnfinished } from './visit-state.ts';
import styles from './staff-visit.module.css';

interface ChecklistProps {
  appointment: Appointment;
  tasks: readonly AppointmentTask[];
}

/** What is to be done, ticked one by one. A tick shows at once and is sent in the order it was made. */
export function Checklist({ appointment, tasks }: ChecklistProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync, error } = useMutation(mutations.staffAppointments.tick(appointment.id));
  const [shown, showTick] = useOptimistic(tasks, withTick);
  const send = (tick: Tick) =>
    startTransition(async () => {
      showTick(tick);
      // The alert shows why a tick was not saved.
      await mutateAsync(tick).catch(() => undefined);
    });
  const isOpen = isUnfinished(appointment);
  const done = shown.filter(({ done_at: doneAt }) => doneAt !== null).length;
  return (
    <Card
      title="Checklist"
      action={
        <output>
          <strong>{`${done} of ${shown.length}`}</strong> done
        </output>
      }
    >
      <ErrorAlert title="That tick was not saved" error={error} />
      {tasks.length === 0 ? <p className={styles['quiet']}>No tasks yet.</p> : null}
      <ul className={styles['tasks']}>
        {shown.map(({ id, label, done_at: doneAt }) => (
          <li key={id}>
            <CheckboxField
              label={label}
              checked={doneAt !== null}
              disabled={!isOpen}
              onChange={(event) => send({ taskId: id, isDone: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      {isOpen ? <AddTask key={tasks.length} id={appointment.id} /> : null}
    </Card>
  );
}

/** The tasks as they will be once the tick is saved. */
const withTick = (tasks: readonly AppointmentTask[], { taskId, isDone }: Tick) =>
  tasks.map((task) =>
    task.id === taskId ? { ...task, done_at: isDone ? new Date().toISOString() : null } : task,
  );

function AddTask({ id }: { id: string }) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.staffAppointments.addTask(id));
  const keyOf = useIdempotencyKey();
  const { field, handleSubmit, isSending, errors } = useSchemaForm({
    schema: addTaskRequest,
    defaultValues: { label: '' },
    fieldNames: ['label'],
    idPrefix: 'task-',
    send: async (body) => {
      await mutateAsync({ body, idempotencyKey: keyOf(body) });
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
