/** When a plan runs, both days inclusive (`YYYY-MM-DD`). A date that is null is not known. */
export interface PlanPeriod {
  readonly start: string | null;
  readonly end: string | null;
}

/** Whether a plan covers a date, as far as its own dates are known. */
const coversDate = ({ start, end }: PlanPeriod, date: string): boolean =>
  (start === null || start <= date) && (end === null || date <= end);

/** The plan that held on a date: the one that started last of those that cover it. Null for none. */
export function planOn<Plan extends PlanPeriod>(plans: readonly Plan[], date: string): Plan | null {
  return byStart(plans).findLast((plan) => coversDate(plan, date)) ?? null;
}

/**
 * The plan that a screen about today shows: the one that holds, or else the one that ended last, or
 * else the one that starts first.
 */
export function currentPlan<Plan extends PlanPeriod>(
  plans: readonly Plan[],
  today: string,
): Plan | null {
  const sorted = byStart(plans);
  return (
    planOn(plans, today) ??
    sorted.findLast(({ end }) => end !== null && end < today) ??
    sorted[0] ??
    null
  );
}

/**
 * The plan that pays for supports: the one that held on the last of their dates, or else the current one
 * of that date. Without a date it is today's.
 */
export function planOfSupports<Plan extends PlanPeriod>(
  plans: readonly Plan[],
  serviceDates: readonly (string | null)[],
  today: string,
): Plan | null {
  const last = serviceDates
    .filter((date) => date !== null)
    .toSorted()
    .at(-1);
  return currentPlan(plans, last ?? today);
}

/** The earliest first. A plan whose start is not known is the oldest. */
const byStart = <Plan extends PlanPeriod>(plans: readonly Plan[]): Plan[] =>
  plans.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1));
