import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { AppointmentSeries, Occurrence } from '@cleaning/contract/series';
import { describeShortDate } from '../../format-appointment.ts';
import { describeOccurrence } from '../../series/describe-series.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

const isPlanned = ({ state }: Occurrence): boolean => state === 'booked' || state === 'to_plan';

/**
 * The visits before and after one visit of a series, and the skipped dates until the next visit.
 */
export function aroundVisit(
  { occurrences }: Pick<AppointmentSeries, 'occurrences'>,
  { id }: Pick<AppointmentSummary, 'id'>,
): Fact[] {
  const at = occurrences.findIndex(({ appointment }) => appointment?.id === id);
  if (at === -1) return [];
  const later = occurrences.slice(at + 1);
  const before = occurrences.slice(0, at).findLast(isPlanned);
  const next = later.find(isPlanned);
  const leftOut = later.slice(0, next === undefined ? 0 : later.indexOf(next));
  return [
    ...(before === undefined ? [] : [{ label: 'Before', value: formatDay(before) }]),
    ...(next === undefined ? [] : [{ label: 'Next', value: formatDay(next) }]),
    ...leftOut.map((occurrence) => ({
      label: 'Left out',
      value: [describeShortDate(occurrence.date), describeOccurrence(occurrence, 'staff')]
        .filter((part) => part !== null)
        .join(', '),
    })),
  ];
}

/** The date on which it takes place, since a visit may have been moved. */
const formatDay = ({ date, appointment }: Occurrence): string =>
  describeShortDate(appointment?.appointment_date ?? date);
