import { sydneyDateOf } from '@cleaning/pricing';
import { readClockTime, toInstant } from './clock-time.ts';

/** An instant in Sydney time, in the format of a datetime-local field; empty for none. */
export const localMoment = (instant: string | null): string =>
  instant === null ? '' : `${sydneyDateOf(instant)}T${readClockTime(instant)}`;

/** The instant of a datetime-local field in Sydney time; null for an empty one. */
export function instantOfLocal(text: string): string | null {
  const [date = '', time = ''] = text.split('T');
  return date === '' || time === '' ? null : toInstant(date, time.slice(0, 5));
}
