import type { Opening } from '@cleaning/contract/appointments';
import type { CheckedCleaner } from '@cleaning/contract/availability';
import {
  checkCleaner,
  compareCleaners,
  firstFreeTime,
  stateOf,
  type CleanerTime,
  type TakenVisit,
  type WantedTime,
} from '@cleaning/contract/availability/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { driveMinutes } from '../staff-calendar/drive-times.ts';
import { workDayOn } from './work-day.ts';

/**
 * The first time on the day of a visit, at its start or later, at which a cleaner is free; null when
 * there is none.
 */
export function openingOf(cleaner: CleanerTime, wanted: WantedTime, now: Date): Opening | null {
  const date = sydneyDateOf(wanted.startsAt);
  const found = firstFreeTime(cleaner, wanted, { day: workDayOn(cleaner.hours, date), now });
  if (found === null) return null;
  const visits = cleaner.visits.filter(
    (visit) => visit.id !== wanted.appointmentId && isOnDate(visit, date),
  );
  const before = visits
    .filter(({ endsAt }) => endsAt <= found.startsAt)
    .toSorted((a, b) => +a.endsAt - +b.endsAt)
    .at(-1);
  const minutes = before === undefined ? null : driveMinutes(before.suburb, wanted.suburb);
  return {
    staff_member: { id: cleaner.id, first_name: cleaner.firstName },
    starts_at: found.startsAt.toISOString(),
    ends_at: found.endsAt.toISOString(),
    is_free_all_day: [...visits, ...cleaner.leave].every((time) => !isOnDate(time, date)),
    drive:
      before === undefined || minutes === null ? null : { from_suburb: before.suburb, minutes },
  };
}

/** Leave may begin on an earlier day or end on a later one. */
const isOnDate = (
  { startsAt, endsAt }: Pick<TakenVisit, 'startsAt' | 'endsAt'>,
  date: string,
): boolean => sydneyDateOf(startsAt) <= date && date <= sydneyDateOf(new Date(+endsAt - 1));

/** The openings of some cleaners, the earliest first. */
export const openingsOf = (
  cleaners: readonly CleanerTime[],
  wanted: WantedTime,
  now: Date,
): Opening[] =>
  cleaners
    .flatMap((cleaner) => openingOf(cleaner, wanted, now) ?? [])
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));

interface Around {
  /** The visits of the client on that day. */
  readonly ofClient: readonly TakenVisit[];
  /** Who came to the client last; null for a new one. */
  readonly usualId: string | null;
  readonly now: Date;
}

/** The cleaners at a time, in the order in which to choose them. */
export const checkCleaners = (
  cleaners: readonly CleanerTime[],
  wanted: WantedTime,
  { ofClient, usualId, now }: Around,
): CheckedCleaner[] =>
  cleaners
    .map((cleaner) => {
      const answers = checkCleaner(cleaner, wanted, { now, ofClient, driveMinutes });
      const isUsual = cleaner.id === usualId;
      const { id, firstName } = cleaner;
      return {
        placed: { firstName, isUsual, state: stateOf(answers) },
        checked: {
          staff_member: { id, first_name: firstName },
          is_usual: isUsual,
          state: stateOf(answers),
          answers,
          opening: openingOf(cleaner, wanted, now),
        },
      };
    })
    .toSorted((one, other) => compareCleaners(one.placed, other.placed))
    .map(({ checked }) => checked);
