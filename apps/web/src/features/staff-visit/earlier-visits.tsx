import type { WorkSheet } from '@cleaning/contract';
import { Card } from '@cleaning/ui/card';
import { AppointmentBadge } from '../../shared/appointments/appointment-badge.tsx';
import {
  describeMinutes,
  describeShortDay,
  describeTime,
} from '../../shared/appointments/format-appointment.ts';
import { minutesBetween } from './minutes-between.ts';
import styles from './staff-visit.module.css';

type Earlier = WorkSheet['earlier'][number];

/** The client's visits before this one: how long each took, by whom, and what they wrote about it. */
export function EarlierVisits({ earlier }: Pick<WorkSheet, 'earlier'>) {
  return (
    <Card title="Earlier visits">
      <ul className={styles['earlier']}>
        {earlier.map((visit) => (
          <li key={visit.id}>
            <span>
              <strong>{describeShortDay(visit.appointment_date)}</strong>
              <br />
              {[timeOf(visit), visit.staff_member?.first_name].filter(Boolean).join(', ')}
            </span>
            <AppointmentBadge status={visit.status} forTeam />
            <Note text={visit.completion_notes} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A phone may hold a sheet from before the note was part of it. */
function Note({ text }: { text: string | undefined }) {
  return text === undefined || text === '' ? null : <p className={styles['notes']}>{text}</p>;
}

function timeOf(visit: Earlier): string {
  const { actual_started_at: began, actual_ended_at: ended } = visit;
  return began && ended ? describeMinutes(minutesBetween(began, ended)) : describeTime(visit);
}
