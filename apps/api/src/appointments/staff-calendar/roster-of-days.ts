import type { Away, HoursOnDate, StaffCalendar } from '@cleaning/contract/appointments';
import { FIRST_PLANNED_MINUTES, plannedStart } from '@cleaning/contract/appointments/rules';
import type { WantedTime } from '@cleaning/contract/availability/rules';
import { workingDayOn, type WorkingHours } from '@cleaning/contract/roster/rules';
import { addDays, instantOfSydneyTime, startOfSydneyDay } from '@cleaning/ndis';
import type { Queryable } from '../../core/db/client.ts';
import type { AppointmentRow, NamedAppointment } from '../appointment-repository.ts';
import type { StaffMemberRow } from '../booking/staff-repository.ts';
import { readCleanerTimes } from '../availability/availability-repository.ts';
import { openingsOf } from '../availability/openings.ts';
import { listHours } from '../roster/hours-repository.ts';
import { toAway } from '../roster/view.ts';
import { selectAway } from '../roster/leave-repository.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The working hours of some people on some days, where they are known. */
export async function hoursOnDates(
  queryable: Queryable,
  people: readonly StaffMemberRow[],
  days: Days,
): Promise<HoursOnDate[]> {
  const ids = people.map(({ id }) => id);
  const hours = await listHours(queryable, ids, days);
  return ids.flatMap((id) => {
    const known = hours.get(id) ?? [];
    return datesOf(days).flatMap((date) => hoursOnDate(id, known, date) ?? []);
  });
}

/** The working hours of a person on a date; null where they are not known. */
function hoursOnDate(
  staffId: string,
  hours: readonly WorkingHours[],
  date: string,
): HoursOnDate | null {
  const day = workingDayOn(hours, date);
  if (day === undefined) return null;
  return {
    staff_id: staffId,
    date,
    start_time: day?.start_time ?? null,
    end_time: day?.end_time ?? null,
  };
}

/** The leave of some people that overlaps some days. */
export async function awayOn(
  queryable: Queryable,
  people: readonly StaffMemberRow[],
  { from, to }: Days,
): Promise<Away[]> {
  const span = { startsAt: startOfSydneyDay(from), endsAt: startOfSydneyDay(addDays(to, 1)) };
  const staffIds = people.map(({ id }) => id);
  return (await selectAway(queryable, { ...span, staffIds })).map(toAway);
}

/** The first of some people who is free for each of some appointments, where there is one. */
export async function firstOpenings(
  queryable: Queryable,
  people: readonly StaffMemberRow[],
  { found, now }: { readonly found: readonly NamedAppointment[]; readonly now: Date },
): Promise<StaffCalendar['openings']> {
  const dates = found.map(({ row }) => row.appointmentDate);
  const cleaners = await readCleanerTimes(queryable, people, dates);
  return found.flatMap(({ row }) => {
    const [first] = openingsOf(cleaners, wantedTimeOf(row), now);
    return first === undefined ? [] : [{ appointment_id: row.id, ...first }];
  });
}

function wantedTimeOf({ id, startsAt, endsAt, suburb, ...row }: AppointmentRow): WantedTime {
  const visit = { appointmentId: id, suburb };
  if (startsAt !== null && endsAt !== null) return { ...visit, startsAt, endsAt };
  const time = `${plannedStart(row.preferredTime)}:00`;
  const start = instantOfSydneyTime({ date: row.appointmentDate, time });
  return {
    ...visit,
    startsAt: start,
    endsAt: new Date(start.getTime() + FIRST_PLANNED_MINUTES * 60_000),
  };
}

const datesOf = ({ from, to }: Days): string[] => {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};
