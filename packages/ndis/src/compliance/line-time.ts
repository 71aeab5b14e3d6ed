/** Whether there is a time, and a clock can show it. */
export const isClockTime = (time: string | null): time is string =>
  time !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time);

/** Minutes since midnight of a clock time, HH:MM. */
export function minutesOfDay(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

interface TimedLine {
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** Whether two stretches of one day share a minute. Without times nobody knows, so they do not. */
export function isOverlap(a: TimedLine, b: TimedLine): boolean {
  if (a.startTime === null || a.endTime === null) return false;
  if (b.startTime === null || b.endTime === null) return false;
  return a.startTime < b.endTime && b.startTime < a.endTime;
}
