/** When a plan or a service agreement runs, both days inclusive (`YYYY-MM-DD`). A date that is null is not known. */
export interface DatedPeriod {
  readonly start: string | null;
  readonly end: string | null;
}

/** Whether a period covers a date, as far as its own dates are known. */
const coversDate = ({ start, end }: DatedPeriod, date: string): boolean =>
  (start === null || start <= date) && (end === null || date <= end);

/** The period that held on a date: the one that started last of those that cover it. Null for none. */
export function periodOn<Period extends DatedPeriod>(
  periods: readonly Period[],
  date: string,
): Period | null {
  return byStart(periods).findLast((period) => coversDate(period, date)) ?? null;
}

/**
 * The period that a screen about today shows: the one that holds, or else the one that ended last, or
 * else the one that starts first.
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
 * The plan that pays for supports: the one that held on the last of their dates, or else the current one
 * of that date. Without a date it is today's.
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

/** The earliest first. A period whose start is not known is the oldest. */
const byStart = <Period extends DatedPeriod>(periods: readonly Period[]): Period[] =>
  periods.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1));
