import { plural } from '@cleaning/contract/rules';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { StaffToday } from '@cleaning/contract/staff';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import ArrowRight from 'lucide-react/icons/arrow-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { calendarWeekPath, STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { isUrgent } from '#domains/appointments/without-cleaner.ts';
import { useFocusNearby } from '#kit/hooks/focus.ts';
import { RescheduleRow } from './reschedule-row.tsx';
import styles from './today.module.css';

export interface ReschedulesCardProps {
  readonly today: Pick<StaffToday, 'reschedules' | 'requests' | 'without_cleaner' | 'date'>;
}

/** Requests for another time, each with a one-press answer, and visits to confirm. */
export function ReschedulesCard({ today }: ReschedulesCardProps) {
  const { reschedules, requests, without_cleaner: unassigned } = today;
  const withoutCleaner = `${plural(unassigned.count, 'visit')} without a cleaner`;
  const rememberPlace = useFocusNearby(reschedules.waiting);
  const more = reschedules.count - reschedules.waiting.length;
  return (
    <Card title="Visits that need an answer">
      {reschedules.count + requests.count + unassigned.count === 0 ? (
        <Text tone="muted">Every visit has its time and cleaner.</Text>
      ) : (
        <RowList>
          {reschedules.waiting.map((waiting) => (
            <RescheduleRow
              key={waiting.request.id}
              waiting={waiting}
              today={today.date}
              onAnswer={rememberPlace}
            />
          ))}
          {more > 0 ? (
            <Row
              title={`${more} more ${more === 1 ? 'wants' : 'want'} another time`}
              href={STAFF_CALENDAR_PATH}
            />
          ) : null}
          {requests.count > 0 ? (
            <Row
              href={STAFF_CALENDAR_PATH}
              title={plural(requests.count, 'visit to confirm', 'visits to confirm')}
              detail={requests.waiting.map(describeVisit).join(', ')}
              end={<ArrowRight />}
            />
          ) : null}
          {unassigned.count > 0 ? (
            <WithoutCleanerRow
              title={withoutCleaner}
              visits={unassigned.waiting}
              today={today.date}
            />
          ) : null}
        </RowList>
      )}
    </Card>
  );
}

const describeVisit = ({ client_name: name, appointment_date: date }: AppointmentSummary) =>
  `${name.split(' ')[0] ?? name} ${describeShortDate(date)}`;

interface WithoutCleanerRowProps {
  readonly title: string;
  /** The visits without a cleaner, earliest date first. */
  readonly visits: StaffToday['without_cleaner']['waiting'];
  readonly today: string;
}

/** A link to the calendar's week of the first visit without a cleaner. Red if the visit is soon. */
function WithoutCleanerRow({ title, visits, today }: WithoutCleanerRowProps) {
  const [first] = visits;
  if (first === undefined) return null;
  const isRed = isUrgent(first, today);
  return (
    <Row
      href={calendarWeekPath(first.appointment_date)}
      lead={isRed ? <TriangleAlert className={styles['urgent']} /> : null}
      title={isRed ? <span className={styles['urgent']}>{title}</span> : title}
      detail={visits.map(describeVisit).join(', ')}
    />
  );
}
