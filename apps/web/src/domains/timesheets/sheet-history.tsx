import type { Timesheet, TimesheetEvent } from '@cleaning/contract/timesheets';
import { Card } from '@cleaning/ui/card';
import { Timeline } from '@cleaning/ui/timeline';
import { describeMoment } from '#domains/appointments/format-appointment.ts';

const DONE: Readonly<Record<TimesheetEvent['command'], string>> = {
  approve: 'Approved',
  reopen: 'Opened again',
  export: 'Exported for payroll',
  settle: 'Difference settled',
  add_extra: 'Extra time added',
  remove_extra: 'Extra time removed',
  correct_travel: 'Travel corrected',
  ask: 'Asked for a change',
  answer: 'Answered',
};

/** What was done to a timesheet, the latest first. */
export function SheetHistory({ sheet: { events } }: { readonly sheet: Timesheet }) {
  if (events.length === 0) return null;
  return (
    <Card title="History">
      <Timeline
        steps={events.toReversed().map(({ command, name, reason, occurred_at: at }) => ({
          state: 'done',
          title: DONE[command],
          detail: `${name ?? 'A deleted user'}, ${describeMoment(at)}${reason === null ? '' : `: “${reason}”`}`,
        }))}
      />
    </Card>
  );
}
