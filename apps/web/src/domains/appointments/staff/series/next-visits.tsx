import type { AppointmentSeries } from '@cleaning/contract/series';
import { RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { useState } from 'react';
import { AppointmentBadge } from '../../appointment-badge.tsx';
import { describeShortDate, describeTimeRange } from '../../format-appointment.ts';
import { staffVisitPath } from '../../visit-paths.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import styles from './staff-series.module.css';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

export interface NextVisitsProps {
  readonly series: readonly AppointmentSeries[];
}

const FIRST = 5;

const SHOWN_STATUSES = new Set(['requested', 'confirmed', 'in_progress']);

/** The next visits of all series, sorted by date. */
export function NextVisits({ series }: NextVisitsProps) {
  const today = sydneyDateOf(useNow());
  const visits = series
    .flatMap((each) =>
      each.occurrences.flatMap(({ appointment: visit }) =>
        visit !== null && SHOWN_STATUSES.has(visit.status) ? [{ visit, series: each }] : [],
      ),
    )
    .toSorted((a, b) => (a.visit.appointment_date < b.visit.appointment_date ? -1 : 1));
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? visits : visits.slice(0, FIRST);
  return (
    <Card
      title="Next visits"
      action={
        visits.length > FIRST ? (
          <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `First ${FIRST}` : `All ${visits.length}`}
          </Button>
        ) : null
      }
    >
      {visits.length === 0 ? (
        <p>No visit is booked.</p>
      ) : (
        <ul className={styles['next']}>
          {shown.map(({ visit, series: { recurrence } }) => (
            <li key={visit.id}>
              <span>
                <Link href={staffVisitPath(visit.id)} className={styles['visit']}>
                  {`${visit.appointment_date === today ? 'Today' : describeShortDate(visit.appointment_date)}, ${unbrokenTimes(describeTimeRange(visit))}`}
                </Link>
                <small>
                  {RECURRENCE_NAMES[recurrence]}
                  {visit.staff_member === null ? '' : `, ${visit.staff_member.first_name}`}
                </small>
              </span>
              <AppointmentBadge status={visit.status} forTeam />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['quiet']}>
        Visits are booked twelve weeks ahead. Invoices are made from visits that took place.
      </p>
    </Card>
  );
}
