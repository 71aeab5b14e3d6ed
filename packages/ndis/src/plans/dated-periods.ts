/**
 * The dates of a plan or a service agreement, both inclusive (`YYYY-MM-DD`). A null date is
 * unknown.
 */
export interface DatedPeriod {
  readonly start: string | null;
  readonly end: string | null;
}

/** Whether a period covers a date, as far as its dates are known. */
const coversDate = ({ start, end }: DatedPeriod, date: string): boolean =>
  (start === null || start <= date) && (end === null || date <= end);

/**
 * The period in force on a date; of several, the one that started last. Null when there is none.
 */
export function periodOn<Period extends DatedPeriod>(
  periods: readonly Period[],
  date: string,
): Period | null {
  return byStart(periods).findLast((period) => coversDate(period, date)) ?? null;
}

/**
 * The period to show as current: the one in force, otherwise the last one that ended, otherwise the
 * first one that starts.
 */
export function currentPeriod<Period extends DatedPeriod>(
  periods: readonly Period[],
  today: string,
): Period | null {
  const sorted = byStart(periods);
  return (
    periodOn(periods, today) ??
    sorted.findLast(({ end }) => end !== null && end < today) ??
    sorted[0] ??
    null
  );
}

/**
 * The plan that pays for supports: the one in force on the last of their dates, otherwise the
 * current one of that date. Without a date, today's.
 */
export function planOfSupports<Plan extends DatedPeriod>(
  plans: readonly Plan[],
  serviceDates: readonly (string | null)[],
  today: string,
): Plan | null {
  const last = serviceDates
    .filter((date) => date !== null)
    .toSorted()
    .at(-1);
  return currentPeriod(plans, last ?? today);
}

/** Sorted by start. A period with an unknown start comes first. */
const byStart = <Period extends DatedPeriod>(periods: readonly Period[]): Period[] =>
  periods.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1));
