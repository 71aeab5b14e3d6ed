const MINUTE_MS = 60_000;

/**
 * The minutes of work from one moment to a later one, as a clock without seconds shows them: from
 * 9:00:50 to 9:30:10 are 30 minutes. Screens, invoices and claims all count time by it. 0 when the
 * second moment is earlier.
 */
export const clockMinutesBetween = (from: Date | string, to: Date | string): number =>
  Math.max(0, minuteOf(to) - minuteOf(from));

const minuteOf = (moment: Date | string): number =>
  Math.floor(new Date(moment).getTime() / MINUTE_MS);

/** The minutes from midnight to a clock time, hh:mm. */
export const clockMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
