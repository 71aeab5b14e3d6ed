import { refuseField } from '../../core/http/api-error.ts';

const MINUTE_MS = 60_000;

/** How far the clock of a phone may be ahead. */
const CLOCK_ALLOWANCE_MS = 5 * MINUTE_MS;

/** How long after the event a phone without a signal may send its record. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * When something was done, by the clock of the phone that recorded it. A phone without a signal
 * sends its record later.
 *
 * @param field the request field that an error names.
 */
export function recordedMoment(field: string, moment: Date | null, now: Date): Date {
  const recorded = pastMoment(field, moment, now);
  if (now.getTime() - recorded.getTime() > LONGEST_WAIT_MS) {
    throw refuseField(field, 'This was more than 7 days ago. Please tell the office.');
  }
  return recorded;
}

/**
 * A moment that staff entered, which may be any time in the past. The clock of a phone may be a
 * little ahead.
 */
export function pastMoment(field: string, moment: Date | null, now: Date): Date {
  if (moment === null) return now;
  if (moment.getTime() - now.getTime() > CLOCK_ALLOWANCE_MS) {
    throw refuseField(field, 'This time is still to come. Check the clock of your phone.');
  }
  return moment > now ? now : moment;
}
