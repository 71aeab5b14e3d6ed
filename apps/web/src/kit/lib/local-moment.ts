import { instantOfSydneyTime, sydneyTimeOf } from '@cleaning/ndis';

/** An instant in Sydney time, in the format of a datetime-local field; empty for none. */
export function localMoment(instant: string | null): string {
  if (instant === null) return '';
  const { date, time } = sydneyTimeOf(new Date(instant));
  return `${date}T${time.slice(0, 5)}`;
}

/** The instant of a datetime-local field in Sydney time; null for an empty one. */
export function instantOfLocal(text: string): string | null {
  const [date = '', time = ''] = text.split('T');
  return date === '' || time === '' ? null : instantOfSydneyTime({ date, time }).toISOString();
}
