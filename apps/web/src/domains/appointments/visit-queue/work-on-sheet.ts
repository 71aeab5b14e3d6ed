import type { AppointmentTask, WorkSheet } from '@cleaning/contract/appointments';
import type { QueuedWork } from './queued-work.ts';

/** A work sheet with the queued items applied. Refused items are left out. */
export function withQueuedWork(sheet: WorkSheet, items: readonly QueuedWork[]): WorkSheet {
  return items
    .filter((item) => item.visitId === sheet.appointment.id && item.problem === null)
    .reduce(withItem, sheet);
}

function withItem(sheet: WorkSheet, { work, madeAt }: QueuedWork): WorkSheet {
  const { appointment, tasks } = sheet;
  const withAppointment = (changes: Partial<WorkSheet['appointment']>): WorkSheet => ({
    ...sheet,
    appointment: { ...appointment, ...changes },
  });
  switch (work.kind) {
    case 'start':
      return withAppointment({
        status: 'in_progress',
        actual_started_at: madeAt,
        available_commands: ['complete'],
      });
    case 'complete':
      if (appointment.status !== 'in_progress') return sheet;
      return withAppointment({
        status: 'completed',
        actual_started_at: work.startedAt,
        actual_ended_at: work.endedAt,
        completion_notes: work.notes ?? appointment.completion_notes,
        available_commands: [],
      });
    case 'note':
      return withAppointment({ completion_notes: work.notes });
    case 'task': {
      const added = { id: work.taskId, label: work.label, done_at: null };
      return { ...sheet, tasks: [...tasks, added] };
    }
    case 'tick': {
      const doneAt = work.isDone ? madeAt : null;
      const ticked = (task: AppointmentTask) =>
        task.id === work.taskId ? { ...task, done_at: doneAt } : task;
      return { ...sheet, tasks: tasks.map(ticked) };
    }
    case 'photo':
      return sheet;
    default:
      return work satisfies never;
  }
}
