import type { StaffCalendar } from '@cleaning/contract/appointments';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { useQuery } from '@tanstack/react-query';
import Repeat from 'lucide-react/icons/repeat';
import { Fragment } from 'react';
import { EVERYONES_DAY } from '#domains/dashboard/today-paths.ts';
import { staffVisitPath } from '../../visit-paths.ts';
import { describeShortDate, describeStart } from '../../format-appointment.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './staff-calendar.module.css';

export interface WantAnotherTimeProps {
  readonly calendar: StaffCalendar;
  readonly today: string;
}

/**
 * Clients who asked for another time, on any day, with their visits. Their requests are answered on
 * the Today page.
 */
export function WantAnotherTime({ calendar, today }: WantAnotherTimeProps) {
  const api = useApi();
  // The navigation's counts use the same query, so it is usually cached.
  const { data: waiting } = useQuery(api.getStaffToday.query({ page: 1 }));
  const visits =
    waiting?.reschedules.waiting.map(({ appointment }) => appointment) ??
    calendar.appointments.filter((visit) => visit.has_open_reschedule_request);
  const count = waiting?.reschedules.count ?? visits.length;
  const others = count - visits.length;
  if (count === 0) return null;
  return (
    <Alert tone="warning" icon={Repeat} className={styles['bar']}>
      <div className={styles['wanted']}>
        <p>
          <b>
            {count === 1
              ? 'A client wants another time:'
              : `Clients want another time for ${count} visits:`}
          </b>{' '}
          {visits.map((visit, index) => (
            <Fragment key={visit.id}>
              {index === 0 ? '' : others === 0 && index === visits.length - 1 ? ', and ' : ', '}
              <Link href={staffVisitPath(visit.id)}>{visit.client_name}</Link>
              {`, ${visit.appointment_date === today ? 'today' : describeShortDate(visit.appointment_date)} `}
              {unbrokenTimes(describeStart(visit))}
            </Fragment>
          ))}
          {others > 0 ? `, and ${others} more` : ''}.
        </p>
        <ButtonLink variant="outline" href={EVERYONES_DAY}>
          Answer
        </ButtonLink>
      </div>
    </Alert>
  );
}
