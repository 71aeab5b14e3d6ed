import type { AppointmentSummary, StaffToday } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import ArrowRight from 'lucide-react/icons/arrow-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Suspense, lazy } from 'react';
import {
  countAppointments,
  describeShortDate,
} from '../../shared/appointments/format-appointment.ts';
import { isUrgent } from '../../shared/appointments/without-cleaner.ts';
import { retry } from '../../shared/deferred/retry.ts';
import { calendarWeekPath } from '../../shared/lib/paths.ts';
import styles from './today.module.css';

const RescheduleRow = lazy(() => retry(() => import('./reschedule-row.tsx')));

export interface ReschedulesCardProps {
  readonly today: Pick<StaffToday, 'reschedules' | 'requests' | 'without_cleaner' | 'date'>;
}

/** Clients who want another time, with the common answer one press away, and visits to confirm. */
export function ReschedulesCard({ today }: ReschedulesCardProps) {
  const { reschedules, requests, without_cleaner: unassigned } = today;
  const [first] = unassigned.waiting;
  const withoutCleaner = `${countAppointments(unassigned.count)} without a cleaner`;
  const more = reschedules.count - reschedules.waiting.length;
  return (
    <Card title="Visits that need an answer">
      {reschedules.count + requests.count + unassigned.count === 0 ? (
        <p className={styles['none']}>Every visit has its time and cleaner.</p>
      ) : (
        <RowList>
          {reschedules.waiting.map((waiting) => (
            <Suspense
              key={waiting.request.id}
              fallback={<Row title={`${waiting.appointment.client_name} wants another time`} />}
            >
              <RescheduleRow waiting={waiting} today={today.date} />
            </Suspense>
          ))}
          {more > 0 ? (
            <Row title={`${more} more want another time`} href={SITE_PATHS.staffCalendar} />
          ) : null}
          {requests.count > 0 ? (
            <Row
              href={SITE_PATHS.staffCalendar}
              title={
                requests.count === 1
                  ? '1 request to confirm'
                  : `${requests.count} requests to confirm`
              }
              detail={requests.waiting.map(describeRequest).join(', ')}
              end={<ArrowRight />}
            />
          ) : null}
          {first === undefined ? null : (
            <Row
              href={calendarWeekPath(first.appointment_date)}
              {...(isUrgent(first, today.date)
                ? {
                    lead: <TriangleAlert className={styles['urgent']} />,
                    title: <span className={styles['urgent']}>{withoutCleaner}</span>,
                  }
                : { title: withoutCleaner })}
              detail={unassigned.waiting.map(describeRequest).join(', ')}
            />
          )}
        </RowList>
      )}
    </Card>
  );
}

const describeRequest = ({ client_name: name, appointment_date: date }: AppointmentSummary) =>
  `${name.split(' ')[0] ?? name} ${describeShortDate(date)}`;
