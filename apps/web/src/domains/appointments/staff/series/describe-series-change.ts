import { plural } from '@cleaning/contract/rules';
import type { AppointmentSeries } from '@cleaning/contract/series';
import {
  describeRecurrence,
  describeRecurrenceDay,
  RECURRENCE_NAMES,
  type Recurrence,
  WEEKS_BETWEEN,
} from '@cleaning/contract/series/rules';
import { formatClockTime } from '@cleaning/pricing';
import { describeMinutes } from '../../format-appointment.ts';
import { minutesOfTimes } from '../../price/visit-price.ts';

export interface ChangedRecurrence {
  readonly recurrence: Recurrence;
  readonly first_date: string;
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
  const [from, to] = [describePlace(series, recurrence), describePlace(recurrence, series)];
  const [length, newLength] = [series, recurrence].map((each) =>
    minutesOfTimes(each.start_time, each.end_time),
  );
  const parts = [
    from === to ? '' : `${count === 1 ? 'moves' : 'move'} from ${from} to ${to}`,
    length === newLength || newLength === null || newLength === undefined
      ? ''
      : `${count === 1 ? 'lasts' : 'last'} ${describeMinutes(newLength)}`,
    recurrence.recurrence === series.recurrence
      ? ''
      : `${count === 1 ? 'comes' : 'come'} ${describeHowOften(recurrence, series)} instead of ${describeHowOften(series, recurrence)}`,
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

type Place = Pick<AppointmentSeries, 'recurrence' | 'first_date' | 'start_time'>;

const isMonthly = ({ recurrence }: Pick<Place, 'recurrence'>): boolean =>
  WEEKS_BETWEEN[recurrence] === null;

/** The parts of a day and time that differ from another one. */
function describePlace(place: Place, other: Place): string {
  const [day, otherDay] = [place, other].map(describeRecurrenceDay);
  // A change between weeks and months says the days itself.
  const isSameKind = isMonthly(place) ? place.recurrence === other.recurrence : !isMonthly(other);
  const dayInWords = isMonthly(place) ? `the ${day}` : day;
  return [
    day === otherDay || !isSameKind ? '' : dayInWords,
    place.start_time === other.start_time ? '' : formatClockTime(place.start_time),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const describeHowOften = (place: Place, other: Place): string =>
  isMonthly(place) || isMonthly(other)
    ? describeRecurrence(place)
    : RECURRENCE_NAMES[place.recurrence].toLowerCase();
