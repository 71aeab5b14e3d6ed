import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { Alert } from '@cleaning/ui/alert';
import { describeAppointmentTime } from '../format-appointment.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

interface SameClientProps {
  /** Visits that the client has with somebody else at the planned times. */
  readonly visits: readonly [AppointmentSummary, ...AppointmentSummary[]];
  /** "Plan it anyway?" */
  readonly question: string;
}

/** How many visits are listed; the rest are only counted. */
const LISTED = 3;

/** Asks about the visits that the client already has then. The plan can be saved all the same. */
export function SameClient({ visits, question }: SameClientProps) {
  const [{ client_name: client }] = visits;
  const more = visits.length - LISTED;
  return (
    <Alert
      tone="warning"
      title={`${client} already has ${visits.length === 1 ? 'a visit' : `${visits.length} visits`} then. ${question}`}
    >
      {visits.slice(0, LISTED).map((visit) => (
        <p key={visit.id}>{unbrokenTimes(describeVisit(visit))}</p>
      ))}
      {more > 0 ? <p>{`And ${more} more.`}</p> : null}
    </Alert>
  );
}

const describeVisit = (visit: AppointmentSummary): string =>
  `${describeAppointmentTime(visit)}${visit.staff_member === null ? '' : `, with ${visit.staff_member.first_name}`}.`;
