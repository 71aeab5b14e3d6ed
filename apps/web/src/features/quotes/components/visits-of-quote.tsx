import type { AppointmentSummary } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../shared/clock/index.ts';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { VisitBadge, describeVisitTime, visitPath } from '../../../shared/visits/index.ts';
import styles from './visits-of-quote.module.css';

/** How many visits are named here; the rest are in Appointments. */
const SHOWN = 5;

/** The visits that were booked of a quote. Nothing while there are none. */
export function VisitsOfQuote({ quoteId }: { quoteId: string }) {
  const { queries } = usePortalApi();
  const today = sydneyDateOf(useNow());
  const { data, error, isFetching, refetch } = useQuery(
    queries.appointments.mine({ quote_id: quoteId, page_size: 100 }),
  );

  if (data === undefined) {
    if (error === null) return null;
    return (
      <Card title="Your visits">
        <div className={styles['failed']}>
          <Alert tone="danger" live>
            <p>{errorMessage(error)}</p>
          </Alert>
          <Button
            variant="outline"
            size="sm"
            busy={isFetching}
            busyLabel="Loading"
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      </Card>
    );
  }
  if (data.results.length === 0) return null;

  const visits = nextFirst(data.results, today).slice(0, SHOWN);
  return (
    <Card title="Your visits">
      <ul className={styles['list']}>
        {visits.map((visit) => (
          <li key={visit.id} className={styles['visit']}>
            <span>
              <Link href={visitPath(visit.id)} className={styles['time']}>
                {describeVisitTime(visit)}
              </Link>
              <span className={styles['who']}>
                {visit.staff_member === null ? '' : `With ${visit.staff_member.first_name}`}
              </span>
            </span>
            <VisitBadge status={visit.status} />
          </li>
        ))}
      </ul>
      {data.count > visits.length ? (
        <p
          className={styles['more']}
        >{`And ${data.count - visits.length} more, in Appointments.`}</p>
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
