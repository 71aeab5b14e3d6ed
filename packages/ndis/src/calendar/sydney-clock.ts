const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the calendar and the clock in Sydney show. */
export interface SydneyTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** hh:mm:ss, from 00:00:00 to 23:59:59. */
  readonly time: string;
}

/** What the calendar and the clock in Sydney show at a moment. */
export function sydneyTimeOf(instant: Date): SydneyTime {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** How far ahead of UTC the clock in Sydney is at a moment, in milliseconds. */
function offsetAt(instant: Date): number {
  const { date, time } = sydneyTimeOf(instant);
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The moment at which the calendar and the clock in Sydney show this. A time that the start of
 * daylight saving skips becomes the moment an hour later on the clock.
 */
export function instantOfSydneyTime({ date, time }: SydneyTime): Date {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const guess = asUtc - offsetAt(new Date(asUtc));
  return new Date(asUtc - offsetAt(new Date(guess)));
}
