import type { AppointmentSummary } from '@cleaning/contract';
import { countAppointments, dayParts } from '../../shared/appointments/format-appointment.ts';
import { isoWeekOf } from './calendar-days.ts';
import styles from './staff-calendar.module.css';

interface DayHeadsProps {
  days: readonly string[];
  today: string;
  /** The day that a phone shows. */
  shown: string;
  appointments: readonly AppointmentSummary[];
  onShow: (day: string) => void;
}

/** The days over the calendar. On a phone they choose the one that is shown. */
export function DayHeads({ days, today, shown, appointments, onShow }: DayHeadsProps) {
  return (
    <div className={styles['days']}>
      <p className={styles['week']}>
        <strong>{`Week ${isoWeekOf(days[0] ?? today)}`}</strong>
        <span>{countAppointments(appointments.length)}</span>
      </p>
      {days.map((day) => {
        const { weekday, day: number } = dayParts(day);
        const count = appointments.filter((visit) => visit.appointment_date === day).length;
        return (
          <button
            key={day}
            type="button"
            className={styles['day']}
            data-today={day === today || undefined}
            aria-pressed={day === shown}
            onClick={() => onShow(day)}
          >
            <strong>{`${weekday.slice(0, 3)} ${number}`}</strong>
            <span>{day === today ? `Today, ${count}` : countAppointments(count)}</span>
          </button>
        );
      })}
    </div>
  );
}
