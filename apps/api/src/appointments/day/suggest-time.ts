import { company, type Weekday } from '@cleaning/company';
import { instantOfSydneyTime, sydneyTimeOf } from '@cleaning/ndis';
import type { BusyTime } from '../roster/find-openings.ts';

/** What a client asks for, and the appointment to move. */
export interface WantedTime {
  readonly appointmentId: string;
  /** The Sydney date, and a part of the day or a Sydney time. */
  readonly preferredDate: string;
  readonly preferredTime: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly staffId: string;
}

export interface SuggestedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly staffId: string;
}

/** The start times to try for each part of a day, the most usual first. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  morning: ['09:00', '08:00', '10:00', '07:00', '11:00'],
  afternoon: ['13:00', '14:00', '12:00', '15:00'],
  any: ['09:00', '13:00', '10:00', '08:00', '14:00', '11:00', '15:00'],
};

/**
 * The first time that suits the request, is within the opening hours, and at which a cleaner is
 * free. The assigned cleaner is tried before any other.
 *
 * @param staffIds the other cleaners, in the order in which to try them.
 */
export function suggestTime(
  wanted: WantedTime,
  staffIds: readonly string[],
  taken: readonly BusyTime[],
  now: Date,
): SuggestedTime | null {
  const lasts = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  const times = startsOf(wanted).flatMap((time) => {
    const startsAt = instantOfSydneyTime({ date: wanted.preferredDate, time: `${time}:00` });
    const endsAt = new Date(startsAt.getTime() + lasts);
    return startsAt > now && isOpen(wanted.preferredDate, time, endsAt)
      ? [{ startsAt, endsAt }]
      : [];
  });
  const others = staffIds.filter((id) => id !== wanted.staffId);
  for (const staffId of [wanted.staffId, ...others]) {
    const time = times.find(({ startsAt, endsAt }) =>
      taken.every(
        (other) =>
          other.staffId !== staffId ||
          other.appointmentId === wanted.appointmentId ||
          other.endsAt <= startsAt ||
          other.startsAt >= endsAt,
      ),
    );
    if (time !== undefined) return { ...time, staffId };
  }
  return null;
}

/** A client without a preferred time keeps the present time where possible. */
function startsOf({ preferredTime, startsAt }: WantedTime): readonly string[] {
  const starts = STARTS[preferredTime];
  if (starts === undefined) return [preferredTime];
  if (preferredTime !== 'any') return starts;
  return [sydneyTimeOf(startsAt).time.slice(0, 5), ...starts];
}

const WEEKDAYS: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

function isOpen(date: string, start: string, endsAt: Date): boolean {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sunday';
  const { opens, closes } = company.hours[weekday];
  const end = sydneyTimeOf(endsAt);
  return start >= padded(opens) && end.date === date && end.time.slice(0, 5) <= padded(closes);
}

const padded = (time: string): string => time.padStart(5, '0');
