import type { Appointment } from '@cleaning/contract/appointments';
import { Card } from '@cleaning/ui/card';
import { Timeline } from '@cleaning/ui/timeline';
import { describeShortMoment } from '../../format-appointment.ts';
import { describeVisitEvent } from './describe-visit-event.ts';

/** What was done with a visit, the latest first. A copy on the phone has none of it. */
export function VisitHistory({ appointment: { events } }: { readonly appointment: Appointment }) {
  if (events.length === 0) return null;
  return (
    <Card title="History">
      <Timeline
        steps={events.toReversed().map((event) => ({
          state: 'done',
          title: describeVisitEvent(event),
          detail: [
            describeShortMoment(event.occurred_at),
            event.reason === null ? null : `“${event.reason}”`,
          ]
            .filter((part) => part !== null)
            .join(': '),
        }))}
      />
    </Card>
  );
}
