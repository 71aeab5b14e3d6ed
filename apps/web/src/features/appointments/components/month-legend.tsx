import { APPOINTMENT_STATUSES, type AppointmentSummary } from '@cleaning/contract';
import { STATUS_WORDS, VisitIcon } from '../../../shared/visits/index.ts';
import styles from './month-view.module.css';

/** What the marks of a month mean: those that are in it, in the order in which a visit passes them. */
export function MonthLegend({ visits }: { visits: readonly AppointmentSummary[] }) {
  const shown = APPOINTMENT_STATUSES.filter((status) =>
    visits.some((visit) => visit.status === status),
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles['legend']} aria-label="What the marks mean">
      {shown.map((status) => (
        <li key={status} className={styles['meaning']}>
          <span className={styles['mark']} data-status={status}>
            <VisitIcon status={status} />
          </span>
          {STATUS_WORDS[status].label}
        </li>
      ))}
    </ul>
  );
}
