import type { ShownVisit } from './skipped-visit.ts';

type Placed = Pick<ShownVisit, 'id' | 'appointment_date' | 'starts_at' | 'staff_member'>;

export interface VisitGrid {
  /** The cleaners' ids from top to bottom; undefined is the row of unassigned visits. */
  readonly rows: readonly (string | undefined)[];
  /** A day has a clock from left to right; a week has its days side by side. */
  readonly isDay: boolean;
  /** Sorted by start time. */
  readonly visits: readonly Placed[];
}

type Step = -1 | 1;

const STEPS: Readonly<Record<string, { readonly isAcross: boolean; readonly step: Step }>> = {
  ArrowLeft: { isAcross: true, step: -1 },
  ArrowRight: { isAcross: true, step: 1 },
  ArrowUp: { isAcross: false, step: -1 },
  ArrowDown: { isAcross: false, step: 1 },
};

/**
 * The id of the visit to which an arrow key moves the focus; undefined at the edge and for other
 * keys.
 */
export function visitBeside(key: string, id: string, grid: VisitGrid): string | undefined {
  const from = grid.visits.find((visit) => visit.id === id);
  const arrow = STEPS[key];
  if (from === undefined || arrow === undefined) return undefined;
  const { isAcross, step } = arrow;
  if (!grid.isDay && isAcross) return onAnotherDay(from, step, grid)?.id;
  const cell = grid.visits.filter((visit) => isInRowOf(visit, from) && isOnDayOf(visit, from));
  const isAlongCell = grid.isDay === isAcross;
  const next = isAlongCell ? cell[findIndex(cell, from) + step] : undefined;
  return (next ?? (isAcross ? undefined : inAnotherRow(from, step, grid)))?.id;
}

function onAnotherDay(from: Placed, step: Step, { visits }: VisitGrid): Placed | undefined {
  const beyond = visits.filter(
    (visit) =>
      isInRowOf(visit, from) &&
      (step === 1
        ? visit.appointment_date > from.appointment_date
        : visit.appointment_date < from.appointment_date),
  );
  const next = step === 1 ? beyond[0] : beyond.at(-1);
  return nearest(
    beyond.filter((visit) => next !== undefined && isOnDayOf(visit, next)),
    from,
  );
}

/** Finds a visit in the next row that has one on that day. */
function inAnotherRow(from: Placed, step: Step, grid: VisitGrid): Placed | undefined {
  const ofDay = grid.visits.filter((visit) => isOnDayOf(visit, from));
  const rows = step === 1 ? grid.rows : grid.rows.toReversed();
  const beyond = rows.slice(rows.indexOf(from.staff_member?.id) + 1);
  const cells = beyond.map((row) => ofDay.filter((visit) => visit.staff_member?.id === row));
  const cell = cells.find((visits) => visits.length > 0) ?? [];
  if (grid.isDay) return nearest(cell, from);
  return step === 1 ? cell[0] : cell.at(-1);
}

const isInRowOf = (visit: Placed, other: Placed): boolean =>
  visit.staff_member?.id === other.staff_member?.id;

const isOnDayOf = (visit: Placed, other: Placed): boolean =>
  visit.appointment_date === other.appointment_date;

const findIndex = (visits: readonly Placed[], visit: Placed): number =>
  visits.findIndex(({ id }) => id === visit.id);

/** The visit with the nearest start time of day. */
function nearest(visits: readonly Placed[], from: Placed): Placed | undefined {
  const distance = (visit: Placed) => Math.abs(sinceMidnight(visit) - sinceMidnight(from));
  return visits.toSorted((a, b) => distance(a) - distance(b))[0];
}

const sinceMidnight = ({ appointment_date: date, starts_at: startsAt }: Placed): number =>
  startsAt === null ? 0 : Date.parse(startsAt) - Date.parse(date);
