import type { Appointment, AppointmentEvent } from '@cleaning/contract/appointments';
import { Card } from '@cleaning/ui/card';
import { Timeline } from '@cleaning/ui/timeline';
import { describeShortMoment } from '../../format-appointment.ts';
import { describeVisitEvent } from './describe-visit-event.ts';

/** The commands whose reason the service writes, so that it is nobody's words. */
const IN_OWN_WORDS: ReadonlySet<AppointmentEvent['command']> = new Set([
  'edit',
  'report_running_late',
]);

/** When it was done, by whom and why: "Wed 18 Nov, 4:00 pm, Priya: “Hana has leave.”". */
function describeDetail(event: AppointmentEvent): string {
  const moment = describeShortMoment(event.occurred_at);
  const done = event.actor_name === null ? moment : `${moment}, ${event.actor_name}`;
  const reason = quoteReason(event);
  return reason === null ? done : `${done}: ${reason}`;
}

const quoteReason = ({ command, reason }: AppointmentEvent): string | null =>
  reason === null || IN_OWN_WORDS.has(command) ? reason : `“${reason}”`;

/** What was done with a visit, the latest first. A copy on the phone has none of it. */
export function VisitHistory({ appointment: { events } }: { readonly appointment: Appointment }) {
  if (events.length === 0) return null;
  return (
    <Card title="History">
      <Timeline
        steps={events.toReversed().map((event) => ({
          state: 'done',
          title: describeVisitEvent(event),
          detail: describeDetail(event),
        }))}
      />
    </Card>
  );
}
