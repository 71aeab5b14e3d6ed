import { steadyDateText } from './steady-date-text.ts';

/** long: "Thursday 3 December 2026"; medium: "3 Dec 2026"; short: "03/12/2026". */
export type PlainDateStyle = 'long' | 'medium' | 'short';

/** date: "9 Mar 2026"; date-time: "9 Mar 2026, 10:24 am"; time: "10:24 am". */
export type InstantStyle = 'date' | 'date-time' | 'time';

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const SHORT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const plainDateFormats: Readonly<Record<PlainDateStyle, Intl.DateTimeFormat>> = {
  long: /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  medium: /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  short: /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', { ...SHORT, timeZone: 'UTC' }),
};

const sydneyDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', {
  ...SHORT,
  timeZone: 'Australia/Sydney',
});

const sydneyTime = /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', {
  hour: 'numeric',
  minute: '2-digit',
  // By default, some browsers follow a 24-hour setting of the device.
  hour12: true,
  timeZone: 'Australia/Sydney',
});

/**
 * A calendar date (`YYYY-MM-DD`) in the Australian format. It is a day and not a moment, so no time
 * zone applies.
 *
 * @throws RangeError when the text is not a date that exists.
 */
export function formatPlainDate(date: string, style: PlainDateStyle): string {
  if (!isPlainDate(date)) {
    throw new RangeError(
      `Cannot show ${JSON.stringify(date)} as a date: it is not a day in the calendar. Use YYYY-MM-DD, such as 2026-12-03.`,
    );
  }
  return steadyDateText(plainDateFormats[style].format(new Date(date)));
}

/**
 * A moment, formatted in Sydney time: a `Date`, or ISO 8601 text with `Z` or an offset.
 *
 * @throws RangeError when it is not a moment, or the text has no time zone.
 */
export function formatInstant(instant: string | Date, style: InstantStyle): string {
  const moment = toDate(instant);
  const time = () => steadyDateText(sydneyTime.format(moment));
  if (style === 'time') {
    return time();
  }
  const date = formatPlainDate(sydneyDateOf(moment), 'medium');
  return style === 'date' ? date : `${date}, ${time()}`;
}

/**
 * A calendar date, or the Sydney date of a moment.
 *
 * @throws RangeError when it is neither.
 */
export function formatDate(dateOrInstant: string | Date, style: PlainDateStyle): string {
  const isDay = typeof dateOrInstant === 'string' && PLAIN_DATE.test(dateOrInstant);
  return formatPlainDate(isDay ? dateOrInstant : sydneyDateOf(dateOrInstant), style);
}

/**
 * Caches the date for one second, because a busy service asks for it thousands of times a second,
 * and a day never begins within one.
 */
let cachedDate = { second: Number.NaN, date: '' };

/**
 * The calendar date (`YYYY-MM-DD`) in Sydney at a moment.
 *
 * @throws RangeError when it is not a moment, or the text has no time zone.
 */
export function sydneyDateOf(instant: string | Date): string {
  const moment = toDate(instant);
  const second = Math.floor(moment.getTime() / 1000);
  if (second !== cachedDate.second) {
    const date = sydneyDay.format(moment).split('/').toReversed().join('-');
    cachedDate = { second, date };
  }
  return cachedDate.date;
}

/** Whether text is a day of the calendar, as YYYY-MM-DD. */
export function isPlainDate(text: string): boolean {
  const date = new Date(text);
  // JavaScript reads 30 February as a day in March, so the parsed date is compared with the text.
  return (
    PLAIN_DATE.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === text
  );
}

function toDate(instant: string | Date): Date {
  const isMoment =
    instant instanceof Date || (INSTANT.test(instant) && isPlainDate(instant.slice(0, 10)));
  const date = new Date(isMoment ? instant : Number.NaN);
  if (Number.isNaN(date.getTime())) {
    throw new RangeError(
      `Cannot show ${String(instant)} as a moment: it does not name one exact time. Use ISO 8601 with Z or an offset, such as 2026-03-08T23:24:00Z.`,
    );
  }
  return date;
}

/** Formats a 24-hour clock time: 13:30 becomes "1:30 pm". */
export function formatClockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
