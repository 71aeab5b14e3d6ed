import type { AppointmentStatus } from '../appointments/appointment-states.ts';
import {
  datesAfterChange,
  isPausedOn,
  seriesDates,
  seriesDateState,
  visitTimeOn,
  type SeriesRule,
} from './series-rule.ts';

/** How many days ahead the visits of a series are booked. */
export const SERIES_DAYS_AHEAD = 84;

/** An existing visit, with its date of the series. */
export interface SeriesVisit {
  readonly id: string;
  readonly occurrenceDate: string;
  readonly status: AppointmentStatus;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly staffId: string | null;
}

const OPEN: readonly AppointmentStatus[] = ['requested', 'confirmed'];

/** The changes that make the visits agree with a rule. */
export interface SeriesSchedule<Visit extends SeriesVisit> {
  readonly cancel: readonly Visit[];
  readonly book: readonly string[];
}

/**
 * Works out which visits a pause, its end or the end of a series books and cancels. Skipped visits
 * stay skipped, and visits that have begun or ended never change.
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

/** The effect on one visit of changing "this and all following". */
export interface ChangedVisit<Visit extends SeriesVisit> {
  readonly visit: Visit;
  /**
   * The date under the new rule; null when the new recurrence leaves its week or month out, or gives
   * the date to another visit there.
   */
  readonly date: string | null;
  /**
   * `move`: it gets the new time. `cancel`: its time is left out. `keep`: it stays unchanged,
   * because it was changed separately, is over, or was skipped.
   */
  readonly action: 'move' | 'cancel' | 'keep';
}

/**
 * Works out the effects of a new rule on the visits from a date on. A visit whose time or cleaner
 * differs from the old rule was changed separately, and keeps its time.
 */
export function planSeriesChange<Visit extends SeriesVisit>(
  before: SeriesRule & { readonly staffId: string },
  after: SeriesRule,
  visits: readonly Visit[],
  from: string,
): ChangedVisit<Visit>[] {
  const following = visits.filter(({ occurrenceDate }) => occurrenceDate >= from);
  const dates = datesAfterChange(
    before,
    after,
    following.map(({ occurrenceDate }) => occurrenceDate),
  );
  return following.map((visit, index) => {
    const date = dates[index] ?? null;
    if (!OPEN.includes(visit.status) || !followsRule(before, visit)) {
      return { visit, date, action: 'keep' };
    }
    const isOff = date === null || seriesDateState(after, date) !== 'due';
    return { visit, date: isOff ? null : date, action: isOff ? 'cancel' : 'move' };
  });
}

/**
 * Whether a visit agrees with its rule. A visit without a time waits to be planned, and counts as
 * agreeing.
 */
function followsRule(
  rule: SeriesRule & { readonly staffId: string },
  { occurrenceDate, status, startsAt, endsAt, staffId }: SeriesVisit,
): boolean {
  if (status === 'requested') return true;
  const planned = visitTimeOn(rule, occurrenceDate);
  return (
    // A visit that lost its cleaner because of leave still follows its series.
    (staffId === null || staffId === rule.staffId) &&
    startsAt?.getTime() === planned.startsAt.getTime() &&
    endsAt?.getTime() === planned.endsAt.getTime()
  );
}
