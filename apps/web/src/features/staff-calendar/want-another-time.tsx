import type { StaffCalendar } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { useQuery } from '@tanstack/react-query';
import { describeShortDay, describeTime } from '../../shared/appointments/format-appointment.ts';
import { unbrokenTimes } from '../../shared/lib/unbroken.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import styles from './staff-calendar.module.css';

export interface WantAnotherTimeProps {
  readonly calendar: StaffCalendar;
}

/** The clients who want another time on any day, each with their visit. Today is where they are answered. */
export function WantAnotherTime({ calendar }: WantAnotherTimeProps) {
  const { queries } = usePortalApi();
  // The counts of the navigation come from it, so it is mostly there.
  const { data: today } = useQuery(queries.staff.today());
  const visits =
    today?.reschedules.waiting.map(({ appointment }) => appointment) ??
    calendar.appointments.filter((visit) => visit.has_open_reschedule_request);
  const count = today?.reschedules.count ?? visits.length;
  const others = count - visits.length;
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      className={styles['bar']}
      title={
        count === 1
          ? 'A client wants another time'
          : `Clients want another time for ${count} visits`
      }
    >
      <div className={styles['wanted']}>
        <ul>
          {visits.map((visit) => (
            <li key={visit.id}>
              <Link href={pathWithId(SITE_PATHS.staffVisit, visit.id)}>{visit.client_name}</Link>
              {`, ${describeShortDay(visit.appointment_date)}, ${unbrokenTimes(describeTime(visit))}`}
            </li>
          ))}
          {others > 0 ? <li>{`${others} more`}</li> : null}
        </ul>
        <ButtonLink variant="outline" href={`${SITE_PATHS.staffPortal}?show=everyone`}>
          Answer
        </ButtonLink>
      </div>
    </Alert>
  );
}
