import {
  OPENING_DAYS,
  type listOpeningsQuery,
  type Openings,
} from '@cleaning/contract/appointments';
import { addDays, instantOfSydneyTime, publicHolidayOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Database } from '../../core/db/client.ts';
import { readAvailability } from './availability.ts';
import { workTimeOn, type Availability, type BusyTime } from './find-openings.ts';
import { listSuggested } from './team-repository.ts';

/** Enough notice for a cleaner to set out to a visit on the same day. */
const NOTICE_MS = 60 * 60_000;

/**
 * The start times at which at least one cleaner is free for a visit of this length. A company that
 * has no cleaner yet is free whenever it is open.
 */
export async function readOpenings(
  database: Database,
  { minutes, from }: z.output<typeof listOpeningsQuery>,
  now: Date,
): Promise<Openings> {
  const today = sydneyDateOf(now);
  const first = from === undefined || from < today ? today : from;
  const dates = Array.from({ length: OPENING_DAYS }, (_, index) => addDays(first, index));
  const people = await listSuggested(database, { area: null, date: first });
  const availability = await readAvailability(database, people, dates);
  const earliest = new Date(now.getTime() + NOTICE_MS);
  return {
    days: dates.map((date) => ({ date, starts: startsOn(date, minutes, availability, earliest) })),
  };
}

/** Whether a visit of this length can still begin on a date while the company is open. */
export const hasStartLeft = (date: string, minutes: number, now: Date): boolean =>
  startsOn(date, minutes, WHENEVER_OPEN, new Date(now.getTime() + NOTICE_MS)).length > 0;

const WHENEVER_OPEN: Availability = { people: [], busy: [], hours: new Map() };

/**
 * The times of a date at which a visit can begin.
 *
 * @param times the clock times to look at: the whole hours by default.
 */
export function startsOn(
  date: string,
  minutes: number,
  { people, busy, hours }: Availability,
  earliest: Date,
  times: readonly string[] = HOURS,
): string[] {
  if (publicHolidayOn(date) !== null) return [];
  const days = (people.length === 0 ? [null] : people).flatMap((person) => {
    const day = workTimeOn(person === null ? [] : (hours.get(person.id) ?? []), date);
    const taken = busy.filter(({ staffId }) => staffId === person?.id);
    return day === null ? [] : [{ day, taken }];
  });
  return times.filter((time) => {
    const startsAt = instantOfSydneyTime({ date, time });
    const visit = { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
    return startsAt >= earliest && days.some(({ day, taken }) => isFree(visit, day, taken));
  });
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

interface Time {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const isFree = (visit: Time, day: Time, taken: readonly BusyTime[]): boolean =>
  visit.startsAt >= day.startsAt &&
  visit.endsAt <= day.endsAt &&
  taken.every((time) => time.endsAt <= visit.startsAt || time.startsAt >= visit.endsAt);
