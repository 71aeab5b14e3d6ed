import type { Company, OpeningHours, Weekday } from '@cleaning/company';
import { formatClockTime } from '@cleaning/pricing';

/** Whether the company is open at a moment, by the clock in Sydney. */
export interface OpeningStatus {
  readonly isOpen: boolean;
  /** The day it is in Sydney. */
  readonly today: Weekday;
  /** While open, today's closing time. While closed, the next opening time. In 24-hour format. */
  readonly until: string;
  /** True when it is closed for the rest of today and opens tomorrow. */
  readonly opensTomorrow: boolean;
}

const WEEK: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

const sydneyClock = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Australia/Sydney',
});

export function openingStatus(now: Date, hours: Company['hours']): OpeningStatus {
  const { today, time } = sydneyTime(now);
  const { opens, closes }: OpeningHours = hours[today];
  // Times of equal length compare correctly as text.
  if (time < opens) {
    return { isOpen: false, today, until: opens, opensTomorrow: false };
  }
  if (time < closes) {
    return { isOpen: true, today, until: closes, opensTomorrow: false };
  }
  return { isOpen: false, today, until: hours[dayAfter(today)].opens, opensTomorrow: true };
}

function sydneyTime(moment: Date): { today: Weekday; time: string } {
  const parts = sydneyClock.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const name = part('weekday').toLowerCase();
  const today = WEEK.find((day) => day === name);
  if (today === undefined) {
    throw new Error(`Cannot tell the day in Sydney: the browser calls it ${JSON.stringify(name)}.`);
  }
  return { today, time: `${part('hour')}:${part('minute')}` };
}

function dayAfter(day: Weekday): Weekday {
  return WEEK[(WEEK.indexOf(day) + 1) % WEEK.length] ?? 'monday';
}

/** "Open now until 6:00 pm", or when it opens next. */
export function describeStatus({ isOpen, until, opensTomorrow }: OpeningStatus): string {
  const time = formatClockTime(until);
  if (isOpen) {
    return `Open now until ${time}`;
  }
  return opensTomorrow ? `Closed, opens ${time} tomorrow` : `Closed, opens ${time}`;
}

/** The row of the opening hours that a day is in: the working week, Saturday or Sunday. */
export function findHoursRow(day: Weekday): number {
  if (day === 'sunday') {
    return 2;
  }
  return day === 'saturday' ? 1 : 0;
}
