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

/** The date and the clock time in Sydney. */
export interface SydneyTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** hh:mm:ss, from 00:00:00 to 23:59:59. */
  readonly time: string;
}

/** The date and the clock time in Sydney at a moment. */
export function sydneyTimeOf(instant: Date): SydneyTime {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** The offset of Sydney from UTC at a moment, in milliseconds. */
function offsetAt(instant: Date): number {
  const { date, time } = sydneyTimeOf(instant);
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The moment of a Sydney date and clock time. A time that the start of daylight saving skips is
 * moved an hour later.
 */
export function instantOfSydneyTime({ date, time }: SydneyTime): Date {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const guess = asUtc - offsetAt(new Date(asUtc));
  return new Date(asUtc - offsetAt(new Date(guess)));
}

/** The moment at which a Sydney date begins. */
export const startOfSydneyDay = (date: string): Date =>
  instantOfSydneyTime({ date, time: '00:00:00' });
