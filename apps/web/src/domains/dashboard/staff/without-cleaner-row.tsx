import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { StaffToday } from '@cleaning/contract/staff';
import { Row } from '@cleaning/ui/row-list';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { isUrgent } from '#domains/appointments/without-cleaner.ts';
import { calendarWeekPath } from '#domains/appointments/visit-paths.ts';
import styles from './today.module.css';

export interface WithoutCleanerRowProps {
  readonly title: string;
  /** The visits without a cleaner, earliest date first. */
  readonly visits: StaffToday['without_cleaner']['waiting'];
  readonly today: string;
  readonly describe: (visit: AppointmentSummary) => string;
}

/** A link to the calendar's week of the first visit without a cleaner. Red if the visit is soon. */
export function WithoutCleanerRow(props: WithoutCleanerRowProps) {
  const { title, visits, today, describe } = props;
  const [first] = visits;
  if (first === undefined) return null;
  const isRed = isUrgent(first, today);
  return (
    <Row
      href={calendarWeekPath(first.appointment_date)}
      lead={isRed ? <TriangleAlert className={styles['urgent']} /> : null}
      title={isRed ? <span className={styles['urgent']}>{title}</span> : title}
      detail={visits.map(describe).join(', ')}
    />
  );
}
