import type { AppointmentSummary } from '@cleaning/contract';
import { SERVICES, formatInstant } from '@cleaning/pricing';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { WEEKDAYS, monthOf } from '../model/month.ts';
import {
  STATUS_LABELS,
  describeDay,
  describePreferredTime,
} from '../../../shared/appointments/format-appointment.ts';
import { AppointmentIcon } from '../../../shared/appointments/appointment-badge.tsx';
import styles from './month-view.module.css';
import type { OpenVisit } from './visit-dialogs.tsx';

export interface MonthTableProps {
  /** The id of the heading that names the month. */
  labelledBy: string;
  /** YYYY-MM. */
  month: string;
  /** Whole weeks of dates, YYYY-MM-DD. */
  weeks: readonly (readonly string[])[];
  today: string;
  visits: readonly AppointmentSummary[];
  onOpen: OpenVisit;
}

/** A calendar as a real table: a week a row, a weekday a column, visits as buttons in their day. */
export function MonthTable({ labelledBy, month, weeks, today, visits, onOpen }: MonthTableProps) {
  return (
    <table className={styles['table']} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <span aria-hidden="true">{weekday.slice(0, 3)}</span>
              <VisuallyHidden>{weekday}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td
                key={date}
                data-outside={monthOf(date) !== month || undefined}
                data-today={date === today || undefined}
              >
                <span className={styles['day']}>
                  {Number(date.slice(8))}
                  {date === today ? <VisuallyHidden> today</VisuallyHidden> : null}
                </span>
                {visits
                  .filter(({ visit_date }) => visit_date === date)
                  .map((visit) => (
                    <DayVisit key={visit.id} visit={visit} onOpen={onOpen} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayVisit({ visit, onOpen }: { visit: AppointmentSummary; onOpen: OpenVisit }) {
  const time =
    visit.starts_at === null
      ? describePreferredTime(visit.preferred_time)
      : formatInstant(visit.starts_at, 'time');
  const service = SERVICES[visit.service_id].name;
  return (
    <button
      type="button"
      className={styles['visit']}
      data-status={visit.status}
      onClick={() => onOpen('details', visit)}
    >
      <AppointmentIcon status={visit.status} />
      <span className={styles['words']}>
        <b>{time}</b>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={styles['service']}>{service}</span>
      </span>
      <VisuallyHidden>
        {`, ${describeDay(visit.visit_date)}, ${STATUS_LABELS[visit.status].label}. See details`}
      </VisuallyHidden>
    </button>
  );
}
