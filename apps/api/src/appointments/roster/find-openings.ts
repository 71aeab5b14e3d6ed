import { company, type Weekday } from '@cleaning/company';
import { workingDayOn, type WorkingHours } from '@cleaning/contract/roster/rules';
import { weekdayOf } from '@cleaning/contract/series/rules';
import { instantOfSydneyTime } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { StaffMemberRow } from '../booking/staff-repository.ts';

/** A time at which a member of staff cannot be sent anywhere. */
export interface BusyTime {
  readonly staffId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The appointment that takes the time, and its suburb; both null for leave. */
  readonly appointmentId: string | null;
  readonly suburb: string | null;
}

/** The people who can be assigned, and what is known of their time. */
export interface Availability {
  readonly people: readonly StaffMemberRow[];
  readonly busy: readonly BusyTime[];
  readonly hours: ReadonlyMap<string, readonly WorkingHours[]>;
}

/** A visit that needs a cleaner, at its time or later on that day. */
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
  /** The suburb of the cleaner's previous visit on that day; null when there is none. */
  readonly comesFrom: string | null;
}

/**
 * For each cleaner, the first time on the day of the visit, at or after its start, at which they
 * are free. Cleaners who are free at its start come first. Opening hours apply to cleaners without
 * known working hours.
 */
export function findOpenings(
  wanted: WantedVisit,
  { people, busy, hours }: Availability,
  now: Date,
): FoundOpening[] {
  const lasts = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  const date = sydneyDateOf(wanted.startsAt);
  const busyOf = Map.groupBy(busy, ({ staffId }) => staffId);
  const found = people.flatMap((person) => {
    const day = workTimeOn(hours.get(person.id) ?? [], date);
    if (day === null) return [];
    const taken = (busyOf.get(person.id) ?? []).filter(
      ({ appointmentId }) => appointmentId !== wanted.appointmentId,
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

/** Leave may begin on an earlier day or end on a later one. */
const isOnDate = ({ startsAt, endsAt }: BusyTime, date: string): boolean =>
  sydneyDateOf(startsAt) <= date && date <= sydneyDateOf(new Date(+endsAt - 1));

const STEP_MS = 15 * 60_000;

/** Rounds up to a quarter of an hour, since visits begin at one. */
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

/** The time that a cleaner works on a Sydney date; null on a day off. */
export function workTimeOn(
  hours: readonly WorkingHours[],
  date: string,
): { readonly startsAt: Date; readonly endsAt: Date } | null {
  const day = workingDayOn(hours, date);
  if (day === null) return null;
  const { opens, closes } = company.hours[WEEKDAYS[weekdayOf(date) - 1] ?? 'monday'];
  const at = (time: string) => instantOfSydneyTime({ date, time: `${time.padStart(5, '0')}:00` });
  return { startsAt: at(day?.start_time ?? opens), endsAt: at(day?.end_time ?? closes) };
}
