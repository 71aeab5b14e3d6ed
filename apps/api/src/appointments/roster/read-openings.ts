import {
  OPENING_DAYS,
  type listOpeningsQuery,
  type Openings,
} from '@cleaning/contract/appointments';
import { canBeOffered, type CleanerTime } from '@cleaning/contract/availability/rules';
import { addDays, instantOfSydneyTime, publicHolidayOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Database } from '../../core/db/client.ts';
import { readCleanerTimes } from '../availability/availability-repository.ts';
import { workDayOn } from '../availability/work-day.ts';
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
  const cleaners = await readCleanerTimes(database, people, dates);
  const earliest = new Date(now.getTime() + NOTICE_MS);
  return {
    days: dates.map((date) => ({ date, starts: startsOn(date, minutes, cleaners, earliest) })),
  };
}

/** Whether a visit of this length can still begin on a date while the company is open. */
export const hasStartLeft = (date: string, minutes: number, now: Date): boolean =>
  startsOn(date, minutes, [], new Date(now.getTime() + NOTICE_MS)).length > 0;

/**
 * The times of a date at which a visit can begin.
 *
 * @param times the clock times to look at: the whole hours by default.
 */
export function startsOn(
  date: string,
  minutes: number,
  cleaners: readonly Pick<CleanerTime, 'hours' | 'leave' | 'visits'>[],
  earliest: Date,
  times: readonly string[] = HOURS,
): string[] {
  if (publicHolidayOn(date) !== null) return [];
  const team = (cleaners.length === 0 ? [WHENEVER_OPEN] : cleaners).map((cleaner) => ({
    cleaner,
    limits: { day: workDayOn(cleaner.hours, date), earliest },
  }));
  return times.filter((time) => {
    const startsAt = instantOfSydneyTime({ date, time });
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
    const wanted = { startsAt, endsAt, appointmentId: null };
    return team.some(({ cleaner, limits }) => canBeOffered(cleaner, wanted, limits));
  });
}

const WHENEVER_OPEN = { hours: [], leave: [], visits: [] };

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
