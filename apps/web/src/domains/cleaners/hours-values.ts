import type { CleanerRoster } from '@cleaning/contract/roster';
import { WEEKDAYS, type Weekday } from '@cleaning/contract/series/rules';
import { toMinutes } from '#kit/lib/clock-time.ts';

/** A day of the week in the form. Its times are kept while it is switched off. */
export interface DayValues {
  readonly weekday: Weekday;
  readonly isOn: boolean;
  readonly start: string;
  readonly end: string;
}

const USUAL = { start: '08:00', end: '16:00' };

/** The initial values: the latest hours, which new hours usually start from. */
export function toDayValues({ hours }: CleanerRoster): DayValues[] {
  const days = hours.at(-1)?.days ?? [];
  return WEEKDAYS.map((weekday) => {
    const day = days.find((each) => each.weekday === weekday);
    return day === undefined
      ? { weekday, isOn: false, ...USUAL }
      : { weekday, isOn: true, start: day.start_time, end: day.end_time };
  });
}

/** The area of the latest hours; empty for none. */
export const findLatestArea = ({ hours }: CleanerRoster): string => hours.at(-1)?.area ?? '';

/** The days in the format of the API. */
export const toWorkDays = (values: readonly DayValues[]) =>
  values
    .filter(({ isOn }) => isOn)
    .map(({ weekday, start, end }) => ({ weekday, start_time: start, end_time: end }));

/** The error of a day; undefined if it is valid. */
export function dayHoursError({ isOn, start, end }: DayValues): string | undefined {
  if (!isOn) return undefined;
  if (start === '' || end === '') return 'Choose both times.';
  return end <= start ? 'The day has to end after it begins.' : undefined;
}

/** The length of a day, in minutes; 0 while it is invalid. */
export function countDayMinutes(day: DayValues): number {
  if (!day.isOn || dayHoursError(day) !== undefined) return 0;
  return toMinutes(day.end) - toMinutes(day.start);
}
