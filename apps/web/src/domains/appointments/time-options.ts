import { describePreferredTime } from '@cleaning/contract/fields/rules';
import { toClockTime } from '#kit/lib/clock-time.ts';

const FIRST_MINUTE = 7 * 60;
const LAST_MINUTE = 17 * 60;
const STEP = 30;

const clockTimes = Array.from({ length: (LAST_MINUTE - FIRST_MINUTE) / STEP + 1 }, (_, index) =>
  toClockTime(FIRST_MINUTE + index * STEP),
);

/** The times that a client can ask for: a part of the day, or a half hour of it. */
export const TIME_OPTIONS = ['any', 'morning', 'afternoon', ...clockTimes].map((value) => ({
  value,
  label: describePreferredTime(value),
}));
