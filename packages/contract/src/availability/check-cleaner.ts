import { publicHolidayOn } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { isOutsideHours, workingDayOn, type WorkingHours } from '../roster/working-hours.ts';
import { weekdayOf } from '../series/series-rule.ts';
import {
  CLEANER_STATES,
  type Answers,
  type CleanerState,
  type DriveBeside,
  type OtherVisit,
} from './answers.ts';

/** A span of time; its end is not part of it. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A time at which a cleaner does not work. */
export interface Absence extends Span {
  /** The Sydney date of their last day, of the time after it; absent for time off. */
  readonly lastDay?: string;
}

/** A visit that takes time: planned, under way, or finished. */
export interface TakenVisit extends Span {
  readonly id: string;
  readonly clientName: string;
  readonly suburb: string;
  readonly cleaner: { readonly id: string; readonly firstName: string } | null;
}

/** A cleaner, and what is known of their time. */
export interface CleanerTime {
  readonly id: string;
  readonly firstName: string;
  /** Ordered by the date from which they apply; empty while nothing is known. */
  readonly hours: readonly WorkingHours[];
  readonly leave: readonly Absence[];
  readonly visits: readonly TakenVisit[];
}

/** The time that is asked for. */
export interface WantedTime extends Span {
  readonly suburb: string;
  /** The visit that is moved, which is not in its own way; null for a new one. */
  readonly appointmentId: string | null;
}

/** What is the same for each cleaner. */
export interface CheckContext {
  readonly now: Date;
  /** The visits of the client, with anyone. */
  readonly ofClient: readonly TakenVisit[];
  /** The minutes of a drive between two suburbs; null where one is not known. */
  readonly driveMinutes: (from: string, to: string) => number | null;
}

/** Answers, for a cleaner at a time, what stops a plan and what is worth a warning. */
export function checkCleaner(
  cleaner: CleanerTime,
  wanted: WantedTime,
  { now, ofClient, driveMinutes }: CheckContext,
): Answers {
  const away = cleaner.leave.find((leave) => overlaps(leave, wanted));
  const [other] = inOrder(othersThan(wanted, cleaner.visits)).filter((each) =>
    overlaps(each, wanted),
  );
  const together = inOrder(othersThan(wanted, ofClient)).filter(
    (each) => each.cleaner?.id !== cleaner.id && overlaps(each, wanted),
  );
  const holiday = publicHolidayOn(sydneyDateOf(wanted.startsAt));
  return {
    past: { result: wanted.startsAt < now ? 'stop' : 'ok' },
    leave: {
      result: away === undefined ? 'ok' : 'stop',
      ends_at: away === undefined || away.lastDay !== undefined ? null : away.endsAt.toISOString(),
      ...(away?.lastDay === undefined ? {} : { last_day: away.lastDay }),
    },
    visit: {
      result: other === undefined ? 'ok' : 'stop',
      other: other === undefined ? null : toOther(other),
    },
    hours: answerHours(cleaner.hours, wanted, holiday !== null),
    drive: answerDrive(cleaner.visits, wanted, driveMinutes),
    same_client: {
      result: together.length === 0 ? 'ok' : 'warn',
      others: together.map(toOther),
    },
    holiday: { result: holiday === null ? 'ok' : 'warn', name: holiday },
  };
}

/** Whether a cleaner is away, or at another visit, at a time: what stops a plan. */
export const isTaken = (
  { leave, visits }: Pick<CleanerTime, 'leave' | 'visits'>,
  wanted: Span & Pick<WantedTime, 'appointmentId'>,
): boolean => [...leave, ...othersThan(wanted, visits)].some((each) => overlaps(each, wanted));

/** How the cleaner is placed: the worst answer counts. */
export function stateOf({ leave, visit, hours, holiday, drive }: Answers): CleanerState {
  if (leave.result === 'stop') return 'leave';
  if (visit.result === 'stop') return 'busy';
  if (hours.result === 'warn' || holiday.result === 'warn') return 'outside_hours';
  return drive.result === 'warn' ? 'tight' : 'free';
}

interface Placed {
  readonly firstName: string;
  readonly isUsual: boolean;
  readonly state: CleanerState;
}

/** The one order of cleaners: the client's usual one, then the best placed, then by name. */
export const compareCleaners = (one: Placed, other: Placed): number =>
  Number(other.isUsual) - Number(one.isUsual) ||
  CLEANER_STATES.indexOf(one.state) - CLEANER_STATES.indexOf(other.state) ||
  one.firstName.localeCompare(other.firstName);

const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

const othersThan = (
  { appointmentId }: Pick<WantedTime, 'appointmentId'>,
  visits: readonly TakenVisit[],
): readonly TakenVisit[] => visits.filter(({ id }) => id !== appointmentId);

const inOrder = (visits: readonly TakenVisit[]): TakenVisit[] =>
  visits.toSorted((one, other) => +one.startsAt - +other.startsAt);

const toOther = ({ id, clientName, suburb, cleaner, ...span }: TakenVisit): OtherVisit => ({
  id,
  client_name: clientName,
  suburb,
  starts_at: span.startsAt.toISOString(),
  ends_at: span.endsAt.toISOString(),
  cleaner_name: cleaner?.firstName ?? null,
});

function answerHours(
  hours: readonly WorkingHours[],
  wanted: Span,
  isHoliday: boolean,
): Answers['hours'] {
  const date = sydneyDateOf(wanted.startsAt);
  const day = workingDayOn(hours, date);
  return {
    // A public holiday has an answer of its own.
    result: !isHoliday && isOutsideHours(hours, wanted) ? 'warn' : 'ok',
    weekday: weekdayOf(date),
    start_time: day?.start_time ?? null,
    end_time: day?.end_time ?? null,
  };
}

function answerDrive(
  visits: readonly TakenVisit[],
  wanted: WantedTime,
  driveMinutes: CheckContext['driveMinutes'],
): Answers['drive'] {
  const date = sydneyDateOf(wanted.startsAt);
  const onDay = inOrder(othersThan(wanted, visits)).filter(
    ({ startsAt }) => sydneyDateOf(startsAt) === date,
  );
  const previous = onDay.findLast(({ endsAt }) => endsAt <= wanted.startsAt);
  const next = onDay.find(({ startsAt }) => startsAt >= wanted.endsAt);
  const beside = ({ clientName, suburb }: TakenVisit, gap: number, drive: number | null) => ({
    client_name: clientName,
    suburb,
    gap_minutes: Math.round(gap / 60_000),
    drive_minutes: drive,
  });
  const before =
    previous === undefined
      ? null
      : beside(
          previous,
          +wanted.startsAt - +previous.endsAt,
          driveMinutes(previous.suburb, wanted.suburb),
        );
  const after =
    next === undefined
      ? null
      : beside(next, +next.startsAt - +wanted.endsAt, driveMinutes(wanted.suburb, next.suburb));
  return { result: isTight(before) || isTight(after) ? 'warn' : 'ok', before, after };
}

/** Whether the drive takes longer than the time between the visits. */
export const isTight = (drive: DriveBeside | null): drive is DriveBeside =>
  drive !== null && drive.drive_minutes !== null && drive.drive_minutes > drive.gap_minutes;
