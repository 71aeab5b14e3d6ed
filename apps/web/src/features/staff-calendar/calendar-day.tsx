import type { AppointmentSummary, StaffMember, Trip } from '@cleaning/contract';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { DragEvent } from 'react';
import { ClockHours, ClockItem, ClockRow } from '../../shared/appointments/clock-rows.tsx';
import { clockOf, type DayClock, timeAt } from '../../shared/appointments/day-clock.ts';
import {
  countAppointments,
  describeMinutes,
} from '../../shared/appointments/format-appointment.ts';
import { VisitBlock } from '../../shared/appointments/visit-block.tsx';
import { useNow } from '../../shared/hooks/use-now.ts';
import { lengthOfVisits } from './calendar-days.ts';
import { type PlanDraft, planOf } from './plan-draft.ts';
import styles from './calendar-day.module.css';

interface CalendarDayProps {
  day: string;
  today: string;
  cleaners: readonly StaffMember[];
  appointments: readonly AppointmentSummary[];
  trips: readonly Trip[];
  draft: PlanDraft | null;
  onOpen: (appointment: AppointmentSummary) => void;
  /** With the time on the clock, hh:mm, at which it was dropped. */
  onDrop: (id: string, date: string, staffId: string, from: string) => void;
}

/** How far from its start a visit was taken, in pixels. */
const GRIP = 'text/x-grip';

/** One day of every cleaner on a clock. A visit that is dragged takes the time where it is dropped. */
export function CalendarDay({
  day,
  today,
  cleaners,
  appointments,
  trips,
  draft,
  onOpen,
  onDrop,
}: CalendarDayProps) {
  const currentTime = useNow();
  const target = draft === null || draft.date !== day ? null : planOf(draft);
  const clock = clockOf(target === null ? appointments : [...appointments, target]);
  const now = day === today ? currentTime : null;
  return (
    <>
      <ClockHours clock={clock} now={now} />
      {cleaners.map((cleaner) => {
        const visits = appointments.filter((visit) => visit.staff_member?.id === cleaner.id);
        const count = countAppointments(visits.length);
        return (
          <ClockRow
            key={cleaner.id}
            label={cleaner.first_name}
            name={cleaner.first_name}
            shortName={cleaner.first_name}
            detail={
              <>
                {visits.length === 0
                  ? 'No visits'
                  : `${count}, ${describeMinutes(lengthOfVisits(visits))}`}
                {tightTripsTo(visits, trips).map((trip) => (
                  <span key={trip.to_appointment_id} className={styles['tight']}>
                    <TriangleAlert />
                    {`${trip.gap_minutes} min gap, ${trip.drive_minutes} min drive`}
                  </span>
                ))}
              </>
            }
            clock={clock}
            now={now}
            track={{
              onDragOver: (event) => event.preventDefault(),
              onDrop: (event) => {
                event.preventDefault();
                const id = event.dataTransfer.getData('text/plain');
                onDrop(id, day, cleaner.id, timeUnder(event, clock));
              },
            }}
          >
            {visits.map((visit) => (
              <ClockItem key={visit.id} clock={clock} span={visit}>
                <VisitBlock
                  visit={visit}
                  button={{
                    'data-visit': visit.id,
                    'data-moving': draft?.appointment.id === visit.id || undefined,
                    draggable: visit.status === 'confirmed',
                    onDragStart: (event) => {
                      const { left } = event.currentTarget.getBoundingClientRect();
                      event.dataTransfer.setData('text/plain', visit.id);
                      event.dataTransfer.setData(GRIP, String(event.clientX - left));
                    },
                    onClick: () => onOpen(visit),
                  }}
                />
              </ClockItem>
            ))}
            {target !== null && draft?.staffId === cleaner.id ? (
              <ClockItem clock={clock} span={target}>
                <p className={styles['target']}>{draft.appointment.client_name}</p>
              </ClockItem>
            ) : null}
          </ClockRow>
        );
      })}
    </>
  );
}

/** When a visit would begin that is dropped here. */
function timeUnder(event: DragEvent<HTMLElement>, clock: DayClock): string {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const start = event.clientX - (Number(event.dataTransfer.getData(GRIP)) || 0);
  return timeAt(clock, ((start - left) / width) * 100);
}

const tightTripsTo = (visits: readonly AppointmentSummary[], trips: readonly Trip[]) =>
  trips.filter(
    ({ is_tight: isTight, to_appointment_id: to }) => isTight && visits.some(({ id }) => id === to),
  );
