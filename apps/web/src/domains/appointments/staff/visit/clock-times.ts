import { instantOfSydneyTime } from '@cleaning/ndis';
import { describeMinutes } from '../../format-appointment.ts';

/** The length of the work from two clock times of one day: "2 h 30 min". */
export function describeWorked(from: string, to: string): string {
  const minutes = minuteOf(to) - minuteOf(from);
  return minutes >= 0 ? describeMinutes(minutes) : 'Check the times';
}

/** NaN for text that is not a time. */
function minuteOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The value of a field for a time: 08:06. */
export const hourOf = ({ time }: { time: string }): string => time.slice(0, 5);

/**
 * Text that is not a time is sent unchanged, so that the contract's validation message is shown.
 */
export const momentOf = (date: string, time: string): string =>
  /^\d\d:\d\d$/u.test(time)
    ? instantOfSydneyTime({ date, time: `${time}:00` }).toISOString()
    : time;
