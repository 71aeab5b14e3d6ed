import type { AppointmentSeries } from '@cleaning/contract/series';
import {
  dayOfOccurrence,
  SERIES_DAYS_AHEAD,
  seriesDates,
  seriesDateState,
  type SeriesRule,
  visitTimeOn,
} from '@cleaning/contract/series/rules';
import { addDays, clockMinutesBetween } from '@cleaning/ndis';
import { visitCents, type VisitRate } from '../../price/visit-price.ts';
import type { OpenVisit } from '../../series/describe-series.ts';

/** The coming visits of a series and their cost. */
export interface PlannedVisits {
  readonly count: number;
  readonly cents: number;
  /** How many dates are left out because they are public holidays. */
  readonly holidayCount: number;
}

const COUNTED = new Set(['requested', 'confirmed', 'in_progress']);

/**
 * The cost of a series from today until a date: the booked visits, and those that its schedule will
 * create.
 */
export function plannedUntil(
  series: AppointmentSeries,
  { today, until, rate }: { today: string; until: string; rate: VisitRate },
): PlannedVisits {
  const rule = toRule(series);
  const shown = series.occurrences.filter((each) => dayOfOccurrence(each) <= until);
  const later = seriesDates(rule, {
    from: addDays(today, SERIES_DAYS_AHEAD + 1),
    to: until,
  }).map((date) => ({ date, state: seriesDateState(rule, date), appointment: null }));
  const dates = [...shown, ...later];
  const lengths = dates.flatMap(({ date, state, appointment }) => {
    if (appointment === null) return state === 'due' ? [usualMinutes(series, date)] : [];
    if (!COUNTED.has(appointment.status)) return [];
    const { starts_at: from, ends_at: to } = appointment;
    return [
      from === null || to === null ? usualMinutes(series, date) : clockMinutesBetween(from, to),
    ];
  });
  return {
    count: lengths.length,
    cents: lengths.reduce((sum, minutes) => sum + visitCents(minutes, rate), 0),
    holidayCount: dates.filter(({ state }) => state === 'public_holiday').length,
  };
}

/** The cost of booked visits. Visits without a time count as nothing. */
export const sumVisitCosts = (visits: readonly OpenVisit[], rate: VisitRate): number =>
  visits.reduce((sum, { visit: { starts_at: from, ends_at: to } }) => {
    if (from === null || to === null) return sum;
    return sum + visitCents(clockMinutesBetween(from, to), rate);
  }, 0);

function usualMinutes({ start_time, end_time }: AppointmentSeries, date: string): number {
  const { startsAt, endsAt } = visitTimeOn({ startTime: start_time, endTime: end_time }, date);
  return clockMinutesBetween(startsAt, endsAt);
}

export const toRule = (series: AppointmentSeries): SeriesRule => ({
  firstDate: series.first_date,
  recurrence: series.recurrence,
  startTime: series.start_time,
  endTime: series.end_time,
  lastDate: series.last_date,
  pausedFrom: series.paused_from,
  resumesOn: series.resumes_on,
});
