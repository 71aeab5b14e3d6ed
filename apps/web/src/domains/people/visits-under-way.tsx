import type { HandOver, UserAccount } from '@cleaning/contract/people';
import { formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ArrowLink } from '@cleaning/ui/link';
import { describeShortDay } from '#domains/appointments/format-appointment.ts';
import { clientFirstName } from '#domains/appointments/series/describe-series.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { useNow } from '#kit/hooks/use-now.ts';

interface VisitsUnderWayProps {
  readonly person: Pick<UserAccount, 'first_name'>;
  readonly visits: HandOver['under_way'];
}

type Visit = HandOver['under_way'][number];

/** Says that somebody who leaves now is at a client, and that the visit is not handed over. */
export function VisitsUnderWay({ person: { first_name: name }, visits }: VisitsUnderWayProps) {
  const now = useNow();
  if (visits.length === 0) return null;
  const which = visits.length === 1 ? 'That visit stays' : 'Those visits stay';
  const it = visits.length === 1 ? 'it' : 'them';
  return (
    <Alert tone="warning" title={`${name} has not completed ${it === 'it' ? 'a visit' : 'visits'}`}>
      {visits.map((visit) => (
        <p key={visit.id}>
          {describeWhere(name, visit, now)}{' '}
          <ArrowLink href={staffVisitPath(visit.id)}>
            {`Open the visit at ${clientFirstName(visit)}’s`}
          </ArrowLink>
        </p>
      ))}
      <p>{`${which} with ${name}. Complete ${it} for ${name}, or choose a later day.`}</p>
    </Alert>
  );
}

/** "Tom is at Ruth’s until about 11:00 am.", or that the time of the visit is over. */
function describeWhere(name: string, visit: Visit, now: Date): string {
  const { appointment_date: date, ends_at: end } = visit;
  const client = clientFirstName(visit);
  return end !== null && new Date(end) > now
    ? `${name} is at ${client}’s until about ${formatInstant(end, 'time')}.`
    : `The visit at ${client}’s on ${describeShortDay(date)} began and was not completed.`;
}
