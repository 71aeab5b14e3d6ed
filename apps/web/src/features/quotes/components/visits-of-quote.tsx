import type { AppointmentSummary, Page } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { AppointmentBadge } from '../../../shared/appointments/appointment-badge.tsx';
import { describeAppointmentTime } from '../../../shared/appointments/format-appointment.ts';
import { appointmentPath } from '../../../shared/lib/paths.ts';
import { LinkedRow, LinkedRows } from './linked-row.tsx';
import styles from './visits-of-quote.module.css';

/** How many visits are named here; the rest are in Appointments. */
const SHOWN = 5;

/** The visits that were booked of a quote. Nothing while there are none. */
export function VisitsOfQuote({ quoteId }: { quoteId: string }) {
  const { queries } = usePortalApi();
  const today = sydneyDateOf(useNow());
  const query = useQuery(queries.appointments.mine({ quote_id: quoteId, page_size: 100 }));
  return (
    <QueryContent query={query} what="your visits" skeleton={null} card="Your visits">
      {(page) => (page.results.length === 0 ? null : <BookedVisits page={page} today={today} />)}
    </QueryContent>
  );
}

interface BookedVisitsProps {
  page: Page<AppointmentSummary>;
  today: string;
}

function BookedVisits({ page, today }: BookedVisitsProps) {
  const visits = nextFirst(page.results, today).slice(0, SHOWN);
  return (
    <Card title="Your visits">
      <LinkedRows>
        {visits.map((visit) => (
          <LinkedRow
            key={visit.id}
            href={appointmentPath(visit.id)}
            name={describeAppointmentTime(visit)}
            words={visit.staff_member === null ? null : `With ${visit.staff_member.first_name}`}
            end={<AppointmentBadge status={visit.status} />}
          />
        ))}
      </LinkedRows>
      {page.count > visits.length ? (
        <p
          className={styles['more']}
        >{`And ${page.count - visits.length} more, in Appointments.`}</p>
      ) : null}
    </Card>
  );
}

/** What is still to come, soonest first; then what is over, latest first. */
function nextFirst(visits: readonly AppointmentSummary[], today: string): AppointmentSummary[] {
  const isAhead = ({ visit_date: date }: AppointmentSummary) => date >= today;
  const inOrder = visits.toSorted((a, b) => a.visit_date.localeCompare(b.visit_date));
  return [...inOrder.filter(isAhead), ...inOrder.filter((visit) => !isAhead(visit)).toReversed()];
}
