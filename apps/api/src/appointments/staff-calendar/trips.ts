import type { AppointmentSummary, Trip } from '@cleaning/contract/appointments';
import { driveMinutes } from './drive-times.ts';

type Stop = Pick<
  AppointmentSummary,
  'id' | 'suburb' | 'starts_at' | 'ends_at' | 'appointment_date' | 'staff_member'
>;

/** The trips between appointments that follow each other for one person on one day. */
export function tripsBetween(stops: readonly Stop[]): Trip[] {
  const days = Map.groupBy(
    stops.filter(
      ({ starts_at, ends_at, staff_member }) =>
        starts_at !== null && ends_at !== null && staff_member !== null,
    ),
    ({ staff_member, appointment_date }) => `${staff_member?.id} ${appointment_date}`,
  );
  return [...days.values()].flatMap((day) => {
    const inOrder = day.toSorted((a, b) => startOf(a) - startOf(b));
    return inOrder.slice(1).flatMap((to, index) => {
      const from = inOrder[index];
      return from === undefined ? [] : [tripOf(from, to)];
    });
  });
}

function tripOf(from: Stop, to: Stop): Trip {
  const gap = Math.round((startOf(to) - Date.parse(from.ends_at ?? '')) / 60_000);
  const drive = driveMinutes(from.suburb, to.suburb);
  return {
    from_appointment_id: from.id,
    to_appointment_id: to.id,
    gap_minutes: gap,
    drive_minutes: drive,
    // A negative gap means that the two appointments overlap, which is a clash and not a tight
    // trip.
    is_tight: drive !== null && gap >= 0 && drive > gap,
  };
}

const startOf = ({ starts_at: startsAt }: Stop): number => Date.parse(startsAt ?? '');
