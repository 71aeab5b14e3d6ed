import { keepsTime } from '@cleaning/contract/appointments/rules';
import { canBeOffered, type CleanerTime } from '@cleaning/contract/availability/rules';
import { instantOfSydneyTime, sydneyTimeOf } from '@cleaning/ndis';
import { workDayOn } from '../availability/work-day.ts';

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
 * The first other time that suits the request, and at which a cleaner works and is free. The assigned
 * cleaner is tried before any other.
 *
 * @param cleaners in the order in which to try them.
 */
export function suggestTime(
  wanted: WantedTime,
  cleaners: readonly CleanerTime[],
  now: Date,
): SuggestedTime | null {
  const { appointmentId, preferredDate: date } = wanted;
  const lasts = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  const times = startsOf(wanted)
    .map((time) => {
      const startsAt = instantOfSydneyTime({ date, time: `${time}:00` });
      return { startsAt, endsAt: new Date(startsAt.getTime() + lasts) };
    })
    // On the day of the visit, the client wants another time than the one that they have.
    .filter((time) => !keepsTime(wanted, time));
  const assignedFirst = cleaners.toSorted(
    (a, b) => Number(b.id === wanted.staffId) - Number(a.id === wanted.staffId),
  );
  for (const cleaner of assignedFirst) {
    const limits = { day: workDayOn(cleaner.hours, date), earliest: now };
    const time = times.find((each) => canBeOffered(cleaner, { ...each, appointmentId }, limits));
    if (time !== undefined) return { ...time, staffId: cleaner.id };
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
