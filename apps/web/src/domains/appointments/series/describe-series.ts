import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { AppointmentSeries, Occurrence } from '@cleaning/contract/series';
import {
  dayOfOccurrence,
  describeRecurrence,
  describeRecurrenceDay,
  hasTimeCome,
  WEEKS_BETWEEN,
} from '@cleaning/contract/series/rules';
import { formatClockTime } from '@cleaning/pricing';
import type { BadgeTone } from '@cleaning/ui/badge';
import { capitalise } from '#kit/lib/capitalise.ts';
import { describeDay, describeShortDate } from '../format-appointment.ts';

type RecurringTime = Pick<
  AppointmentSeries,
  'recurrence' | 'first_date' | 'start_time' | 'end_time'
>;

const formatTimes = ({ start_time, end_time }: RecurringTime): string =>
  `${formatClockTime(start_time)} – ${formatClockTime(end_time)}`;

/** The day and time of a series: "Thursday, 9:30 am – 12:00 pm". */
export const describeSeriesTime = (series: RecurringTime): string =>
  `${capitalise(describeRecurrenceDay(series))}, ${formatTimes(series)}`;

/** The schedule of a series: "every second Thursday, 9:30 am – 12:00 pm". */
export const describeSeries = (series: RecurringTime): string =>
  `${describeRecurrence(series)}, ${formatTimes(series)}`;

/** What the visits of a series are called: "Thursday visits", "monthly visits". */
export const nameVisits = (series: Pick<AppointmentSeries, 'recurrence' | 'first_date'>): string =>
  WEEKS_BETWEEN[series.recurrence] === null
    ? 'monthly visits'
    : `${describeRecurrenceDay(series)} visits`;

export const SERIES_STATUS: Readonly<
  Record<AppointmentSeries['status'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  active: { label: 'Active', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
};

/** The status text of a date, under the day on which it is listed; null if there is nothing to add. */
export function describeOccurrence(
  occurrence: Occurrence,
  reader: 'client' | 'staff',
): string | null {
  const { date, state, holiday, appointment, skipped_by: actor } = occurrence;
  const hasMoved = appointment !== null && appointment.appointment_date !== date;
  switch (state) {
    case 'booked':
      if (hasMoved) {
        return dayOfOccurrence(occurrence) === date
          ? `Moved to ${describeShortDate(appointment.appointment_date)}`
          : `Moved from ${describeShortDate(date)}`;
      }
      if (reader === 'staff') return null;
      return appointment?.has_open_reschedule_request === true ? 'Request sent' : 'Confirmed';
    case 'to_plan':
      return reader === 'staff' ? 'Needs a cleaner' : 'Waiting for us';
    case 'skipped':
      return actor === null || appointment === null
        ? 'Skipped'
        : describeSkip(actor, { client: appointment.client_name, reader });
    case 'paused':
      return 'Paused';
    case 'public_holiday':
      return holiday;
    case 'due':
      return 'Not booked yet';
    default:
      return state satisfies never;
  }
}

/** Who skipped a visit: "Skipped by you", "Skipped by Ruth". */
export function describeSkip(
  actor: 'client' | 'staff',
  { client, reader }: { readonly client: string; readonly reader: 'client' | 'staff' },
): string {
  if (actor === 'staff') return 'Skipped by us';
  return `Skipped by ${reader === 'client' ? 'you' : clientFirstName({ client_name: client })}`;
}

/** A visit of a series that can still be skipped or changed. */
export interface OpenVisit {
  /** The day on which it takes place. */
  readonly date: string;
  /** The date of the series for which it was booked. */
  readonly occurrenceDate: string;
  readonly visit: AppointmentSummary;
}

/** Whether its visit can still be skipped or changed. */
export const isOpenOccurrence = ({ appointment }: Pick<Occurrence, 'appointment'>): boolean =>
  appointment !== null && ['requested', 'confirmed'].includes(appointment.status);

export const openVisits = ({ occurrences }: Pick<AppointmentSeries, 'occurrences'>): OpenVisit[] =>
  occurrences
    .filter(isOpenOccurrence)
    .flatMap(({ date, appointment }) =>
      appointment === null
        ? []
        : [{ date: appointment.appointment_date, occurrenceDate: date, visit: appointment }],
    );

/** The visits that a pause or an end can still cancel: those whose time has not come. */
export const visitsToCome = (
  series: Pick<AppointmentSeries, 'occurrences'>,
  now: Date,
): OpenVisit[] => openVisits(series).filter(({ visit }) => isToCome(visit, now));

export const isToCome = ({ starts_at: startsAt }: AppointmentSummary, now: Date): boolean =>
  !hasTimeCome(startsAt === null ? null : new Date(startsAt), now);

/** The visits with which a change of all following ones can begin, by their dates of the series. */
export const changeableVisits = (
  series: Pick<AppointmentSeries, 'occurrences'>,
  today: string,
): OpenVisit[] =>
  openVisits(series)
    .filter(({ occurrenceDate }) => occurrenceDate >= today)
    .toSorted((a, b) => a.occurrenceDate.localeCompare(b.occurrenceDate));

/** The first name of the client of a series. */
export const clientFirstName = ({ client_name: name }: Pick<AppointmentSeries, 'client_name'>) =>
  name.split(' ')[0] ?? name;

/** Visits as options of a select: "Thursday 3 December". */
export const visitOptions = (visits: readonly OpenVisit[]) =>
  visits.map(({ visit }) => ({ value: visit.id, label: describeDay(visit.appointment_date) }));
