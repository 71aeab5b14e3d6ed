import { plural } from '@cleaning/contract/rules';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { Text } from '@cleaning/ui/text';
import { dayParts } from '../../format-appointment.ts';
import { countIsoWeek } from './calendar-days.ts';
import styles from './day-heads.module.css';

interface DayHeadsProps {
  days: readonly string[];
  today: string;
  /** The day shown on a phone. */
  shown: string;
  appointments: readonly AppointmentSummary[];
  onShow: (day: string) => void;
}

/** The days above the calendar. On a phone they are buttons that choose the shown day. */
export function DayHeads({ days, today, shown, appointments, onShow }: DayHeadsProps) {
  return (
    <div className={styles['root']}>
      <p className={styles['week']}>
        <strong>{`Week ${countIsoWeek(days[0] ?? today)}`}</strong>
        <span>{plural(appointments.length, 'visit')}</span>
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
            <span className={styles['date']}>
              <span className={styles['weekday']}>{weekday.slice(0, 3)}</span> {number}
            </span>
            <Text as="span" size="xs">
              {day === today ? <span className={styles['words']}>Today, </span> : null}
              {count}
              {day === today ? null : (
                <span className={styles['words']}>{count === 1 ? ' visit' : ' visits'}</span>
              )}
            </Text>
          </button>
        );
      })}
    </div>
  );
}
