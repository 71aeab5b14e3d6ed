import type { AppointmentStatus } from '../appointments/appointment-states.ts';
import type { SeriesTransition } from './series-machine.ts';
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

/** An existing visit of a series. */
export interface SeriesVisit {
  readonly id: string;
  /** The date of the series for which it was booked: this one is taken, wherever the visit moves. */
  readonly occurrenceDate: string;
  /** The day on which it takes place, which pauses and ends are about. */
  readonly appointmentDate: string;
  readonly status: AppointmentStatus;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly staffId: string | null;
}

const OPEN: readonly AppointmentStatus[] = ['requested', 'confirmed'];

const isAfterEnd = ({ lastDate }: Pick<SeriesRule, 'lastDate'>, day: string): boolean =>
  lastDate !== null && day > lastDate;

/** Whether a rule leaves a day out, because of a pause or its end. */
export const isLeftOut = (
  rule: Pick<SeriesRule, 'lastDate' | 'pausedFrom' | 'resumesOn'>,
  day: string,
): boolean => isPausedOn(rule, day) || isAfterEnd(rule, day);

type Pause = Pick<SeriesRule, 'pausedFrom' | 'resumesOn'>;

/** Whether a day is in a pause and was not before: the days by which a pause becomes longer. */
export const isNewlyPausedOn = (after: Pause, before: Pause, day: string): boolean =>
  isPausedOn(after, day) && !isPausedOn(before, day);

/** Whether the time of a visit has come: it may be under way, so only a command on itself ends it. */
export const hasTimeCome = (startsAt: Date | null, now: Date): boolean =>
  startsAt !== null && startsAt <= now;

/**
 * The days on which a command leaves no visit. A visit that staff moved into a pause, or past the
 * end, was meant to be there: only the next pause, or the next end, cancels it.
 */
const LEAVES_OUT: Readonly<
  Record<SeriesTransition, ((after: SeriesRule, before: Pause, day: string) => boolean) | null>
> = {
  pause: isNewlyPausedOn,
  end: (after, _before, day) => isAfterEnd(after, day),
  resume: null,
  change: null,
};

const NO_PAUSE: Pause = { pausedFrom: null, resumesOn: null };

interface ScheduleWindow {
  /** The dates, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** The command that gave the series this rule; without one, nothing is cancelled. */
  readonly command?: SeriesTransition;
  /** The pause before that command; by default there was none. */
  readonly before?: Pause;
}

/** The changes that make the visits agree with a rule. */
export interface SeriesSchedule<Visit extends SeriesVisit> {
  readonly cancel: readonly Visit[];
  readonly book: readonly string[];
}

/**
 * Works out which visits a pause, its end or the end of a series books and cancels. A visit that was
 * moved on its own is cancelled by the day on which it takes place, while the date for which it was
 * booked stays taken. Skipped visits stay skipped, and visits that have begun or ended, or whose time
 * has come, never change.
 */
export function scheduleSeries<Visit extends SeriesVisit>(
  rule: SeriesRule,
  visits: readonly Visit[],
  { from, to, now, command, before = NO_PAUSE }: ScheduleWindow,
): SeriesSchedule<Visit> {
  const taken = new Set(visits.map(({ occurrenceDate }) => occurrenceDate));
  const leavesOut = command === undefined ? null : LEAVES_OUT[command];
  return {
    cancel:
      leavesOut === null
        ? []
        : visits.filter(
            ({ appointmentDate: day, status, startsAt }) =>
              day >= from &&
              OPEN.includes(status) &&
              !hasTimeCome(startsAt, now) &&
              leavesOut(rule, before, day),
          ),
    book: seriesDates(rule, { from, to }).filter(
      (date) =>
        !taken.has(date) &&
        seriesDateState(rule, date) === 'due' &&
        visitTimeOn(rule, date).startsAt > now,
    ),
  };
}

/** The statuses of a visit that may still take place. */
const AHEAD: readonly AppointmentStatus[] = [...OPEN, 'in_progress'];

/**
 * The day under which a date of a series is listed: that on which its visit takes place. A visit that
 * is over or was skipped only says why its date has none, so it is listed under that date.
 */
export const dayOfOccurrence = ({
  date,
  appointment,
}: {
  readonly date: string;
  readonly appointment: {
    readonly status: AppointmentStatus;
    readonly appointment_date: string;
  } | null;
}): string =>
  appointment !== null && AHEAD.includes(appointment.status) ? appointment.appointment_date : date;

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
