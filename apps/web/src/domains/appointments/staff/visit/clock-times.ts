import { LONGEST_WORK_HOURS } from '@cleaning/contract/appointments/rules';
import { addDays, isClockTime } from '@cleaning/ndis';
import { toInstant, toMinutes } from '#kit/lib/clock-time.ts';
import { describeMinutes, describeShortDate } from '../../format-appointment.ts';

const DAY_MINUTES = 24 * 60;

/** Work from one clock time to another, as the fields of a dialog have them. */
export interface ClockWork {
  /** As an instant, or the text of a field that is not a time, which the contract then refuses. */
  readonly startedAt: string;
  readonly endedAt: string;
  /** "2 h 30 min". */
  readonly worked: string;
  /** "On Sat 28 Nov", when the work went on past midnight. */
  readonly endDay: string | undefined;
}

/**
 * Reads the clock times of work that began on a day in Sydney. A finish that is earlier on the clock than
 * the start is on the day after, unless that would be longer than any work.
 */
export function readClockWork(date: string, from: string, to: string): ClockWork {
  const onOneDay = toMinutes(to) - toMinutes(from);
  const pastMidnight = onOneDay + DAY_MINUTES;
  const isPastMidnight = onOneDay < 0 && pastMidnight <= LONGEST_WORK_HOURS * 60;
  const minutes = isPastMidnight ? pastMidnight : onOneDay;
  const endDate = isPastMidnight ? addDays(date, 1) : date;
  return {
    startedAt: readMoment(date, from),
    endedAt: readMoment(endDate, to),
    worked: minutes >= 0 ? describeMinutes(minutes) : 'Check the times',
    endDay: isPastMidnight ? `On ${describeShortDate(endDate)}` : undefined,
  };
}

const readMoment = (date: string, text: string): string =>
  isClockTime(text) ? toInstant(date, text) : text;
