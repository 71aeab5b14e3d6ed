import type { AppointmentStatus } from './appointment-states.ts';
import {
  dateAfterChange,
  isPausedOn,
  seriesDates,
  seriesDateState,
  visitTimeOn,
  type SeriesRule,
} from './series-rule.ts';

/** How far ahead the visits of a series are booked, in days. */
export const SERIES_DAYS_AHEAD = 84;

/** A visit that exists, for the date of a series that it belongs to. */
export interface SeriesVisit {
  readonly id: string;
  readonly occurrenceDate: string;
  readonly status: AppointmentStatus;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly staffId: string | null;
}

const OPEN: readonly AppointmentStatus[] = ['requested', 'confirmed'];

/** What has to be done so that the visits are those of a rule. */
export interface SeriesSchedule<Visit extends SeriesVisit> {
  readonly cancel: readonly Visit[];
  readonly book: readonly string[];
}

/**
 * What a pause, its end or the end of a series does to the visits. A visit that was skipped stays so, and
 * what has begun or is over is never touched.
 */
export function scheduleSeries<Visit extends SeriesVisit>(
  rule: SeriesRule,
  visits: readonly Visit[],
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): SeriesSchedule<Visit> {
  const taken = new Set(visits.map(({ occurrenceDate }) => occurrenceDate));
  const isOff = (date: string) =>
    isPausedOn(rule, date) || (rule.lastDate !== null && date > rule.lastDate);
  return {
    cancel: visits.filter(
      ({ occurrenceDate, status }) =>
        occurrenceDate >= from && OPEN.includes(status) && isOff(occurrenceDate),
    ),
    book: seriesDates(rule, { from, to }).filter(
      (date) =>
        !taken.has(date) &&
        seriesDateState(rule, date) === 'due' &&
        visitTimeOn(rule, date).startsAt > now,
    ),
  };
}

/** What a change of "this and all following" does to one visit. */
export interface ChangedVisit<Visit extends SeriesVisit> {
  readonly visit: Visit;
  /** Its date under the new rule; null where the new rhythm leaves its week out. */
  readonly date: string | null;
  /**
   * move: it gets the new time. cancel: its week is left out. keep: it was changed alone, is over or was
   * skipped, and stays as it is.
   */
  readonly action: 'move' | 'cancel' | 'keep';
}

/**
 * What a new rule does to the visits from a date on. A visit whose time or cleaner is not what the old rule
 * says was changed alone, and keeps its time.
 */
export function planSeriesChange<Visit extends SeriesVisit>(
  before: SeriesRule & { readonly staffId: string },
  after: SeriesRule,
  visits: readonly Visit[],
  from: string,
): ChangedVisit<Visit>[] {
  return visits
    .filter(({ occurrenceDate }) => occurrenceDate >= from)
    .map((visit) => {
      const date = dateAfterChange(after, visit.occurrenceDate);
      if (!OPEN.includes(visit.status) || !followsRule(before, visit)) {
        return { visit, date, action: 'keep' };
      }
      const isOff = date === null || seriesDateState(after, date) !== 'due';
      return { visit, date: isOff ? null : date, action: isOff ? 'cancel' : 'move' };
    });
}

/** Whether a visit is as its rule says; one without a time waits to be planned, and follows it. */
function followsRule(
  rule: SeriesRule & { readonly staffId: string },
  { occurrenceDate, status, startsAt, endsAt, staffId }: SeriesVisit,
): boolean {
  if (status === 'requested') return true;
  const planned = visitTimeOn(rule, occurrenceDate);
  return (
    // A visit that lost its cleaner to leave still goes with its series.
    (staffId === null || staffId === rule.staffId) &&
    startsAt?.getTime() === planned.startsAt.getTime() &&
    endsAt?.getTime() === planned.endsAt.getTime()
  );
}
