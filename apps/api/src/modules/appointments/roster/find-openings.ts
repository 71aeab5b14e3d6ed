import { company, type Weekday } from '@cleaning/company';
import { weekdayOf, workingDayOn, type WorkingHours } from '@cleaning/contract';
import { instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { StaffMemberRow } from '../booking/staff-repository.ts';

/** A time at which a member of staff cannot be sent anywhere. */
export interface BusyTime {
  readonly staffId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The appointment that takes it, and where it is; both null for leave. */
  readonly appointmentId: string | null;
  readonly suburb: string | null;
}

/** What is known of everyone who could come. */
export interface Availability {
  readonly people: readonly StaffMemberRow[];
  readonly busy: readonly BusyTime[];
  readonly hours: ReadonlyMap<string, readonly WorkingHours[]>;
}

/** What needs a cleaner: at this time, or later on that day. */
export interface WantedVisit {
  readonly appointmentId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface FoundOpening {
  readonly person: StaffMemberRow;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isFreeAllDay: boolean;
  /** Where the visit before it on that day is; null without one. */
  readonly comesFrom: string | null;
}

/**
 * The first time for a visit at which each cleaner is free on its day, not before its start. Who is free at
 * its time comes first. Where the hours of a cleaner are not known, the company's opening hours count.
 */
export function findOpenings(
  wanted: WantedVisit,
  { people, busy, hours }: Availability,
  now: Date,
): FoundOpening[] {
  const lasts = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  const date = sydneyDateOf(wanted.startsAt);
  const found = people.flatMap((person) => {
    const day = workTimeOn(hours.get(person.id) ?? [], date);
    if (day === null) return [];
    const taken = busy.filter(
      ({ staffId, appointmentId }) =>
        staffId === person.id && appointmentId !== wanted.appointmentId,
    );
    const earliest = new Date(Math.max(+wanted.startsAt, +day.startsAt, +roundUp(now)));
    const startsAt = [earliest, ...taken.map(({ endsAt }) => roundUp(endsAt))]
      .filter((start) => start >= earliest && +start + lasts <= +day.endsAt)
      .toSorted((a, b) => +a - +b)
      .find((start) =>
        taken.every((time) => time.endsAt <= start || +time.startsAt >= +start + lasts),
      );
    if (startsAt === undefined) return [];
    const onDay = taken.filter((time) => isOnDate(time, date));
    const before = onDay
      .filter(({ suburb, endsAt }) => suburb !== null && endsAt <= startsAt)
      .toSorted((a, b) => +a.endsAt - +b.endsAt)
      .at(-1);
    return {
      person,
      startsAt,
      endsAt: new Date(+startsAt + lasts),
      isFreeAllDay: onDay.length === 0,
      comesFrom: before?.suburb ?? null,
    };
  });
  return found.toSorted((a, b) => +a.startsAt - +b.startsAt);
}

/** Leave may begin on an earlier day, or end on a later one. */
const isOnDate = ({ startsAt, endsAt }: BusyTime, date: string): boolean =>
  sydneyDateOf(startsAt) <= date && date <= sydneyDateOf(new Date(+endsAt - 1));

const STEP_MS = 15 * 60_000;

/** Visits begin at a quarter of an hour. */
const roundUp = (moment: Date): Date => new Date(Math.ceil(+moment / STEP_MS) * STEP_MS);

const WEEKDAYS: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

function workTimeOn(
  hours: readonly WorkingHours[],
  date: string,
): { readonly startsAt: Date; readonly endsAt: Date } | null {
  const day = workingDayOn(hours, date);
  if (day === null) return null;
  const { opens, closes } = company.hours[WEEKDAYS[weekdayOf(date) - 1] ?? 'monday'];
  const at = (time: string) => instantOfSydneyTime({ date, time: `${time.padStart(5, '0')}:00` });
  return { startsAt: at(day?.start_time ?? opens), endsAt: at(day?.end_time ?? closes) };
}
