import { checkCleaner } from '@cleaning/contract/availability/rules';
import { instantOfSydneyTime } from '@cleaning/ndis';
import type { Queryable } from '../../core/db/client.ts';
import {
  findUsualCleaners,
  listVisitsOfClients,
  readCleanerTimes,
} from '../availability/availability-repository.ts';
import { driveMinutes } from '../staff-calendar/drive-times.ts';
import { startsOn } from '../roster/read-openings.ts';
import { listSuggested } from '../roster/team-repository.ts';
import type { AppointmentPlan } from './appointment-plan.ts';

/** A day that a client asked for, with a part of it or a clock time. */
export interface WantedTime {
  readonly date: string;
  readonly time: string;
}

/** A time at which a cleaner is free, with its Sydney clock times. */
export interface FirstVisit extends AppointmentPlan {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

const NOON = '12:00';

/**
 * A free time for the first visit of a client: the first of the wanted times at which somebody is
 * free, with the cleaner who came to them last if it can be. Nothing is held by finding it.
 *
 * @returns null when nobody is free then, or the client has another visit at that time.
 */
export async function findFirstVisit(
  queryable: Queryable,
  {
    clientId,
    minutes,
    wanted,
  }: {
    readonly clientId: string;
    readonly minutes: number;
    readonly wanted: readonly WantedTime[];
  },
  now: Date,
): Promise<FirstVisit | null> {
  const usualId = (await findUsualCleaners(queryable, [clientId])).get(clientId);
  for (const { date, time } of wanted) {
    const suggested = await listSuggested(queryable, { area: null, date });
    const people = suggested.toSorted(
      (a, b) => Number(b.id === usualId) - Number(a.id === usualId),
    );
    const cleaners = await readCleanerTimes(queryable, people, [date]);
    const ofClient = (await listVisitsOfClients(queryable, [clientId], [date])).get(clientId) ?? [];
    for (const cleaner of cleaners) {
      const exact = time.includes(':') ? [time] : undefined;
      const starts = startsOn(date, minutes, [cleaner], now, exact);
      const start = starts.find((each) => isIn(time, each));
      if (start === undefined) continue;
      const startsAt = instantOfSydneyTime({ date, time: start });
      const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
      const visit = { startsAt, endsAt, suburb: '', appointmentId: null };
      const answers = checkCleaner(cleaner, visit, { now, ofClient, driveMinutes });
      if (answers.same_client.result !== 'ok') break;
      const plan = { startsAt, endsAt, staffId: cleaner.id };
      return { ...plan, date, startTime: start, endTime: addMinutes(start, minutes) };
    }
  }
  return null;
}

function isIn(wanted: string, start: string): boolean {
  if (wanted === 'morning') return start < NOON;
  if (wanted === 'afternoon') return start >= NOON;
  return wanted === 'any' || wanted === start;
}

function addMinutes(time: string, minutes: number): string {
  const sum = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`;
}
