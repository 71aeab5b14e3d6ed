import type {
  TimesheetTotals,
  TimesheetTravel,
  TimesheetVisit,
} from '@cleaning/contract/timesheets';
import { datesOfWeek, isWeekOver, isWorked } from '@cleaning/contract/timesheets/rules';
import { clockMinutesBetween } from '@cleaning/ndis';
import { drivesBetween, type WorkedVisit } from '../appointments/index.ts';

/** What the office says the travel of a day was. */
export interface TravelCorrection {
  readonly date: string;
  readonly minutes: number;
  readonly reason: string;
  readonly correctedBy: string | null;
  readonly correctedAt: Date;
}

/** What a timesheet is made of. */
export interface WorkOfWeek {
  /** The Monday of the week. */
  readonly week: string;
  /** The visits of the cleaner, in order. */
  readonly visits: readonly WorkedVisit[];
  readonly extras: readonly { readonly date: string; readonly minutes: number }[];
  /** In the order in which they were made; the latest of a day applies. */
  readonly travel: readonly TravelCorrection[];
}

export interface BuiltSheet {
  readonly visits: readonly (TimesheetVisit & { readonly client_name: string })[];
  readonly travel: readonly TimesheetTravel[];
  readonly totals: TimesheetTotals;
  /** The visits without a finish. */
  readonly unfinished: readonly WorkedVisit[];
}

/** Works out the hours of a cleaner's week from their visits, drives and extra lines. */
export function buildSheet(work: WorkOfWeek, now: Date): BuiltSheet {
  const { week, extras } = work;
  const unfinished = work.visits.filter((visit) => hasNoFinish(visit, week, now));
  const visits = work.visits.map((visit) => toLine(visit, unfinished.includes(visit)));
  const done = work.visits.filter((visit) => isWorked(visit) || unfinished.includes(visit));
  const travel = travelOf(done, work);
  const days = datesOfWeek(week).map((date) => ({
    date,
    worked_minutes: sum(onDate(visits, date), ({ counted_minutes: counted }) => counted),
    travel_minutes: sum(onDate(travel, date), ({ counted_minutes: counted }) => counted),
    extra_minutes: sum(onDate(extras, date), ({ minutes }) => minutes),
  }));
  const worked = sum(days, (day) => day.worked_minutes);
  const travelled = sum(days, (day) => day.travel_minutes);
  const extra = sum(days, (day) => day.extra_minutes);
  return {
    visits,
    travel,
    unfinished,
    totals: {
      planned_minutes: sum(visits, ({ planned_minutes: planned }) => planned),
      worked_minutes: worked,
      travel_minutes: travelled,
      extra_minutes: extra,
      total_minutes: worked + travelled + extra,
      days,
    },
  };
}

/** Its time has passed, and nobody said when the work ended. */
const hasNoFinish = (visit: WorkedVisit, week: string, now: Date): boolean =>
  !isWorked(visit) && (visit.endsAt <= now || isWeekOver(week, now));

function toLine(visit: WorkedVisit, isUnfinished: boolean): BuiltSheet['visits'][number] {
  const planned = clockMinutesBetween(visit.startsAt, visit.endsAt);
  const { startedAt, endedAt } = visit;
  const worked =
    isWorked(visit) && startedAt !== null && endedAt !== null
      ? clockMinutesBetween(startedAt, endedAt)
      : null;
  return {
    appointment_id: visit.id,
    reference: visit.reference,
    status: visit.status,
    service_id: visit.serviceId,
    client_name: visit.clientName,
    suburb: visit.suburb,
    date: visit.date,
    starts_at: visit.startsAt.toISOString(),
    ends_at: visit.endsAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    planned_minutes: planned,
    worked_minutes: worked,
    counted_minutes: worked ?? (isUnfinished ? planned : 0),
    correction: visit.correction,
  };
}

/** The travel of each day that has drives or a correction. */
function travelOf(done: readonly WorkedVisit[], { week, travel }: WorkOfWeek): TimesheetTravel[] {
  const drives = drivesBetween(done);
  return datesOfWeek(week).flatMap((date) => {
    const ofDay = onDate(drives, date);
    const correction = travel.findLast((each) => each.date === date);
    if (ofDay.length === 0 && correction === undefined) return [];
    const estimated = sum(ofDay, ({ minutes }) => minutes ?? 0);
    return [
      {
        date,
        drives: ofDay.map(({ fromSuburb, toSuburb, minutes }) => ({
          from_suburb: fromSuburb,
          to_suburb: toSuburb,
          minutes,
        })),
        estimated_minutes: estimated,
        counted_minutes: correction?.minutes ?? estimated,
        correction:
          correction === undefined
            ? null
            : {
                reason: correction.reason,
                corrected_by: correction.correctedBy,
                corrected_at: correction.correctedAt.toISOString(),
              },
      },
    ];
  });
}

const onDate = <Item extends { readonly date: string }>(items: readonly Item[], date: string) =>
  items.filter((item) => item.date === date);

const sum = <Item>(items: readonly Item[], minutesOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + minutesOf(item), 0);
