import { isTaken, type CleanerTime, type Span, type WantedTime } from './check-cleaner.ts';

const STEP_MS = 15 * 60_000;

/** Rounds up to a quarter of an hour, since visits begin at one. */
const roundUp = (moment: Date): Date => new Date(Math.ceil(+moment / STEP_MS) * STEP_MS);

/**
 * Whether a time can be offered: the cleaner works then, nothing stops it, and it has not passed.
 *
 * @param day the time that the cleaner works on that date; null on a day off.
 */
export const canBeOffered = (
  cleaner: Pick<CleanerTime, 'leave' | 'visits'>,
  wanted: Span & Pick<WantedTime, 'appointmentId'>,
  { day, earliest }: { readonly day: Span | null; readonly earliest: Date },
): boolean =>
  day !== null &&
  wanted.startsAt >= earliest &&
  wanted.startsAt >= day.startsAt &&
  wanted.endsAt <= day.endsAt &&
  !isTaken(cleaner, wanted);

/**
 * The first time on the day of a visit, at its start or later, that can be offered.
 *
 * @param day the time that the cleaner works on that date; null on a day off.
 */
export function firstFreeTime(
  cleaner: Pick<CleanerTime, 'leave' | 'visits'>,
  { startsAt, endsAt, appointmentId }: Span & Pick<WantedTime, 'appointmentId'>,
  { day, now }: { readonly day: Span | null; readonly now: Date },
): Span | null {
  if (day === null) return null;
  const lasts = +endsAt - +startsAt;
  const earliest = new Date(Math.max(+startsAt, +day.startsAt, +roundUp(now)));
  const ends = [...cleaner.leave, ...cleaner.visits].map((each) => roundUp(each.endsAt));
  const [first] = [earliest, ...ends]
    .toSorted((a, b) => +a - +b)
    .map((start) => ({ startsAt: start, endsAt: new Date(+start + lasts), appointmentId }))
    .filter((each) => canBeOffered(cleaner, each, { day, earliest }));
  return first === undefined ? null : { startsAt: first.startsAt, endsAt: first.endsAt };
}
