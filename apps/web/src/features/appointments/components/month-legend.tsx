import { APPOINTMENT_STATUSES, type AppointmentSummary } from '@cleaning/contract';
import { STATUS_LABELS } from '../../../shared/appointments/format-appointment.ts';
import { AppointmentIcon } from '../../../shared/appointments/appointment-badge.tsx';
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
            <AppointmentIcon status={status} />
          </span>
          {STATUS_LABELS[status].label}
        </li>
      ))}
    </ul>
  );
}
