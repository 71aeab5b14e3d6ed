import type { CleanerRoster } from '@cleaning/contract';
import { WEEKDAYS, type Weekday } from '@cleaning/contract/state-machines';

/** A day of the week in the form; its times stay while it is off. */
export interface DayValues {
  readonly weekday: Weekday;
  readonly isOn: boolean;
  readonly start: string;
  readonly end: string;
}

const USUAL = { start: '08:00', end: '16:00' };

/** What is filled in: what counts last, since new hours go on from there. */
export function valuesOf({ hours }: CleanerRoster): DayValues[] {
  const days = hours.at(-1)?.days ?? [];
  return WEEKDAYS.map((weekday) => {
    const day = days.find((each) => each.weekday === weekday);
    return day === undefined
      ? { weekday, isOn: false, ...USUAL }
      : { weekday, isOn: true, start: day.start_time, end: day.end_time };
  });
}

/** Where they mostly work, as it counts last; empty for no area. */
export const areaOf = ({ hours }: CleanerRoster): string => hours.at(-1)?.area ?? '';

/** The days as the service takes them. */
export const daysOf = (values: readonly DayValues[]) =>
  values
    .filter(({ isOn }) => isOn)
    .map(({ weekday, start, end }) => ({ weekday, start_time: start, end_time: end }));

/** What is wrong with a day; undefined while it is right. */
export function wrongWith({ isOn, start, end }: DayValues): string | undefined {
  if (!isOn) return undefined;
  if (start === '' || end === '') return 'Choose both times.';
  return end <= start ? 'The day has to end after it begins.' : undefined;
}

/** How long a day is, in minutes; none while it is wrong. */
export function minutesOf(day: DayValues): number {
  if (!day.isOn || wrongWith(day) !== undefined) return 0;
  return clockMinutes(day.end) - clockMinutes(day.start);
}

const clockMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
