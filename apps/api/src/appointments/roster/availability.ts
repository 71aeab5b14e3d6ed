import type { Opening } from '@cleaning/contract/appointments';
import { addDays, instantOfSydneyTime } from '@cleaning/ndis';
import type { Queryable } from '../../core/db/client.ts';
import type { StaffMemberRow } from '../booking/staff-repository.ts';
import { listTakenTimes } from '../day/day-repository.ts';
import { driveMinutes } from '../staff-calendar/drive-times.ts';
import type { Availability, BusyTime, FoundOpening } from './find-openings.ts';
import { listHours } from './hours-repository.ts';
import { selectAway } from './leave-repository.ts';

/** The moment at which a Sydney date begins. */
export const startOfDay = (date: string): Date => instantOfSydneyTime({ date, time: '00:00:00' });

/** The busy times of some people on some Sydney dates: their visits and their leave. */
export async function listBusyTimes(
  queryable: Queryable,
  staffIds: readonly string[],
  dates: readonly string[],
): Promise<BusyTime[]> {
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  if (first === undefined || last === undefined) return [];
  const taken = await listTakenTimes(queryable, staffIds, [...new Set(dates)]);
  const away = await selectAway(queryable, {
    startsAt: startOfDay(first),
    endsAt: startOfDay(addDays(last, 1)),
    staffIds,
  });
  return [...taken, ...away.map((row) => ({ ...row, appointmentId: null, suburb: null }))];
}

/** The hours and busy times of some people on some Sydney dates. */
export async function readAvailability(
  queryable: Queryable,
  people: readonly StaffMemberRow[],
  dates: readonly string[],
): Promise<Availability> {
  const ids = people.map(({ id }) => id);
  return {
    people,
    busy: await listBusyTimes(queryable, ids, dates),
    hours: await listHours(queryable, ids, { from: dates.toSorted()[0] ?? '' }),
  };
}

/**
 * Converts an opening to its API form, with the drive time.
 *
 * @param suburb where the visit is.
 */
export function toOpening(
  { person, startsAt, endsAt, isFreeAllDay, comesFrom }: FoundOpening,
  suburb: string,
): Opening {
  const minutes = comesFrom === null ? null : driveMinutes(comesFrom, suburb);
  return {
    staff_member: { id: person.id, first_name: person.firstName },
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    is_free_all_day: isFreeAllDay,
    drive: comesFrom === null || minutes === null ? null : { from_suburb: comesFrom, minutes },
  };
}
