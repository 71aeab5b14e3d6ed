import { describePreferredTime } from '@cleaning/contract/fields/rules';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import {
  APPOINTMENT_STATUSES,
  appointmentStatusInWords,
} from '@cleaning/contract/appointments/rules';
import { SERVICES, formatInstant } from '@cleaning/pricing';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { toMonth } from '../../month.ts';
import { WeekdayHead } from '../../weekday-head.tsx';
import { describeDay } from '../../format-appointment.ts';
import { AppointmentIcon } from '../../appointment-badge.tsx';
import styles from './month-view.module.css';
import type { OpenAppointment } from '../detail/appointment-dialog.tsx';

export interface MonthTableProps {
  /** The id of the heading that names the month. */
  labelledBy: string;
  /** YYYY-MM. */
  month: string;
  /** Whole weeks of dates, YYYY-MM-DD. */
  weeks: readonly (readonly string[])[];
  today: string;
  appointments: readonly AppointmentSummary[];
  onOpen: OpenAppointment;
}

/** A calendar as a real table: a week a row, a weekday a column, appointments as buttons in their day. */
export function MonthTable({
  labelledBy,
  month,
  weeks,
  today,
  appointments,
  onOpen,
}: MonthTableProps) {
  return (
    <table className={styles['table']} aria-labelledby={labelledBy}>
      <WeekdayHead />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td
                key={date}
                data-outside={toMonth(date) !== month || undefined}
                data-today={date === today || undefined}
              >
                <span className={styles['day']}>
                  {Number(date.slice(8))}
                  {date === today ? <VisuallyHidden> today</VisuallyHidden> : null}
                </span>
                {appointments
                  .filter(({ appointment_date }) => appointment_date === date)
                  .map((appointment) => (
                    <DayAppointment
                      key={appointment.id}
                      appointment={appointment}
                      onOpen={onOpen}
                    />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayAppointment({
  appointment,
  onOpen,
}: {
  appointment: AppointmentSummary;
  onOpen: OpenAppointment;
}) {
  const time =
    appointment.starts_at === null
      ? describePreferredTime(appointment.preferred_time)
      : formatInstant(appointment.starts_at, 'time');
  const service = SERVICES[appointment.service_id].name;
  return (
    <button
      type="button"
      className={styles['appointment']}
      data-status={appointment.status}
      onClick={() => onOpen('details', appointment)}
    >
      <AppointmentIcon status={appointment.status} />
      <span className={styles['text']}>
        <b>{time}</b>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={styles['service']}>{service}</span>
      </span>
      <VisuallyHidden>
        {`, ${describeDay(appointment.appointment_date)}, ${appointmentStatusInWords(appointment.status, 'client')}. See details`}
      </VisuallyHidden>
    </button>
  );
}

/** Explains the status icons that appear in the month, in the order of the state machine. */
export function MonthLegend({ appointments }: { appointments: readonly AppointmentSummary[] }) {
  const shown = APPOINTMENT_STATUSES.filter((status) =>
    appointments.some((appointment) => appointment.status === status),
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles['legend']} aria-label="What the marks mean">
      {shown.map((status) => (
        <li key={status} className={styles['meaning']}>
          <span className={styles['mark']} data-status={status}>
            <AppointmentIcon status={status} />
          </span>
          {appointmentStatusInWords(status, 'client')}
        </li>
      ))}
    </ul>
  );
}
