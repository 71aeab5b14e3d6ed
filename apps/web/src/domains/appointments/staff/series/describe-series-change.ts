import { plural } from '@cleaning/contract/rules';
import type { AppointmentSeries } from '@cleaning/contract/series';
import {
  describeClockTime,
  SERIES_INTERVAL_NAMES,
  type SeriesInterval,
  type Weekday,
  WEEKDAY_NAMES,
} from '@cleaning/contract/series/rules';
import { describeMinutes } from '../../format-appointment.ts';
import { minutesOfTimes } from '../../plan/visit-price.ts';

export interface ChangedRecurrence {
  readonly interval_weeks: SeriesInterval;
  readonly weekday: Weekday;
  readonly start_time: string;
  readonly end_time: string;
  /** The cleaner's first name; null while none is chosen. */
  readonly cleaner: string | null;
}

/** The effect of a change on the visits of a series: "12 visits move from 8:00 am to 7:30 am." */
export function describeSeriesChange(
  series: AppointmentSeries,
  recurrence: ChangedRecurrence,
  count: number,
): string {
  const before = series.staff_member.first_name;
  const [from, to] = [placeOf(series, recurrence), placeOf(recurrence, series)];
  const [length, newLength] = [series, recurrence].map((each) =>
    minutesOfTimes(each.start_time, each.end_time),
  );
  const parts = [
    from === to ? '' : `${count === 1 ? 'moves' : 'move'} from ${from} to ${to}`,
    length === newLength || newLength === null || newLength === undefined
      ? ''
      : `${count === 1 ? 'lasts' : 'last'} ${describeMinutes(newLength)}`,
    recurrence.interval_weeks === series.interval_weeks
      ? ''
      : `${count === 1 ? 'comes' : 'come'} ${nameOf(recurrence)} instead of ${nameOf(series)}`,
    recurrence.cleaner === null || recurrence.cleaner === before
      ? ''
      : `${count === 1 ? 'goes' : 'go'} to ${recurrence.cleaner} instead of ${before}`,
  ].filter((part) => part !== '');
  if (count === 0) return '';
  if (parts.length === 0) return 'Nothing changes yet.';
  const last = parts.pop() ?? '';
  const list = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  return `${plural(count, 'visit')} ${list}.`;
}

type Place = Pick<AppointmentSeries, 'weekday' | 'start_time'>;

/** The parts of a weekday and time that differ from another one. */
const placeOf = (place: Place, other: Place): string =>
  [
    place.weekday === other.weekday ? '' : WEEKDAY_NAMES[place.weekday],
    place.start_time === other.start_time ? '' : describeClockTime(place.start_time),
  ]
    .filter((part) => part !== '')
    .join(', ');

const nameOf = ({ interval_weeks: weeks }: { readonly interval_weeks: SeriesInterval }): string =>
  SERIES_INTERVAL_NAMES[weeks].toLowerCase();
