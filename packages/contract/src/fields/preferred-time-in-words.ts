import { formatClockTime } from '@cleaning/pricing';

const PARTS: Readonly<Record<string, string>> = {
  any: 'Any time',
  morning: 'Morning',
  afternoon: 'Afternoon',
};

/** The time that a client asks for, in words: "Morning", or "9:30 am" for 09:30. */
export const describePreferredTime = (time: string): string => PARTS[time] ?? formatClockTime(time);
