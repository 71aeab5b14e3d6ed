import type { UserAccount } from '@cleaning/contract/people';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { plural } from '@cleaning/contract/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ArrowLink } from '@cleaning/ui/link';
import { Row, RowList } from '@cleaning/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import { describeShortDay, describeTime } from '#domains/appointments/format-appointment.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { calendarWeekPath, staffVisitPath } from '#kit/lib/paths.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';

/** How many visits are named; the others are in the calendar. */
const SHOWN = 5;

/** The visits that a person still has, so that somebody else can be given them first. */
export function VisitsToHandOver({ person }: { readonly person: UserAccount }) {
  const api = useApi();
  const today = sydneyDateOf(useNow());
  const query = useQuery(
    api.listAppointments.query({
      staff_id: person.id,
      from: today,
      status: 'confirmed,in_progress',
      page_size: SHOWN,
    }),
  );
  const { first_name: name } = person;
  return (
    <QueryContent query={query} what={`the visits of ${name}`} level={3}>
      {({ count, results }) => {
        const last = results.at(-1);
        if (last === undefined) return <p>{`${name} has no visits from today on.`}</p>;
        return (
          <>
            <Alert tone="warning" icon={CalendarX}>
              <p>
                <b>{`${name} still has ${plural(count, 'visit')}.`}</b>{' '}
                {`Give ${count === 1 ? 'it' : 'them'} to somebody else first. Until then the calendar says that ${name} comes.`}
              </p>
            </Alert>
            <RowList>
              {results.map((visit) => (
                <Row
                  key={visit.id}
                  href={staffVisitPath(visit.id)}
                  title={visit.client_name}
                  detail={whenAndWhere(visit)}
                />
              ))}
            </RowList>
            {count > results.length ? (
              <ArrowLink href={calendarWeekPath(last.appointment_date)}>
                {`See the other ${count - results.length} in the calendar`}
              </ArrowLink>
            ) : null}
          </>
        );
      }}
    </QueryContent>
  );
}

const whenAndWhere = (visit: AppointmentSummary): string =>
  [describeShortDay(visit.appointment_date), describeTime(visit), visit.suburb].join(', ');
