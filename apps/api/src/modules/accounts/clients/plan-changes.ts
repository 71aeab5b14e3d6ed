import { addDays, currentPlan } from '@cleaning/ndis';
import { formatPlainDate } from '@cleaning/pricing';
import { refuseField } from '../../../platform/http/api-error.ts';
import type { ClientPlanRow, PlanColumns } from './plan-repository.ts';

/** What is written for a change of plans: one plan ends or is corrected, another is added, or both. */
export interface PlanWrites {
  readonly update?: { readonly id: string; readonly changes: Partial<PlanColumns> };
  readonly insert?: Partial<PlanColumns>;
}

/** A start that moves by fewer days corrects a plan; a new plan does not start that soon. */
const SHORTEST_PLAN_DAYS = 28;

/**
 * What a change of the current plan writes. A later start is the start of another plan, which goes on as the
 * current one did unless told: what was delivered before it stays under the plan that held then.
 *
 * @throws ApiError `validation_failed` for dates in the wrong order, or days of another plan.
 */
export function changeOfCurrentPlan(
  plans: readonly ClientPlanRow[],
  changes: Partial<PlanColumns>,
  today: string,
): PlanWrites {
  if (Object.keys(changes).length === 0) return {};
  const current = currentPlan(plans.map(withPeriod), today);
  if (current === null) {
    const isEmpty = Object.values(changes).every((value) => value === null);
    return isEmpty ? {} : { insert: checked({ ...changes }, []) };
  }
  const { planStart: start } = changes;
  const earliest = current.start === null ? null : addDays(current.start, SHORTEST_PLAN_DAYS);
  if (typeof start === 'string' && earliest !== null && start >= earliest) {
    const { planManagement, planManagerName, planManagerInvoiceEmail } = current;
    const goesOn = { planManagement, planManagerName, planManagerInvoiceEmail };
    return nextPlan(plans, { ...goesOn, ...changes, planStart: start });
  }
  const others = plans.filter(({ id }) => id !== current.id);
  const { planStart, planEnd } = current;
  checked({ planStart, planEnd, ...changes }, others);
  return { update: { id: current.id, changes } };
}

/**
 * What another plan writes: itself, and the last day of the plan that runs into it.
 *
 * @throws ApiError `validation_failed` for dates in the wrong order, or days of another plan.
 */
export function nextPlan(
  plans: readonly ClientPlanRow[],
  plan: Partial<PlanColumns> & { readonly planStart: string },
): PlanWrites {
  const { planStart: start } = plan;
  const before = plans.find(
    (other) =>
      (other.planStart === null || other.planStart < start) &&
      (other.planEnd === null || other.planEnd >= start),
  );
  const insert = checked(
    plan,
    plans.filter((other) => other !== before),
  );
  if (before === undefined) return { insert };
  return { update: { id: before.id, changes: { planEnd: addDays(start, -1) } }, insert };
}

function checked(
  plan: Partial<PlanColumns>,
  others: readonly ClientPlanRow[],
): Partial<PlanColumns> {
  const { planStart: start = null, planEnd: end = null } = plan;
  if (start !== null && end !== null && end < start) {
    throw refuseField('plan_end', 'A plan ends on or after the day it starts.');
  }
  const shared = others.find(
    (other) =>
      (start === null || other.planEnd === null || start <= other.planEnd) &&
      (end === null || other.planStart === null || other.planStart <= end),
  );
  if (shared !== undefined) {
    throw refuseField(
      'plan_start',
      `These dates share days with the plan ${describe(shared)}. Only one plan holds on a day. Check the start and the end.`,
    );
  }
  return plan;
}

const describe = ({ planStart: start, planEnd: end }: ClientPlanRow): string =>
  [
    ...(start === null ? [] : [`from ${formatPlainDate(start, 'medium')}`]),
    ...(end === null ? [] : [`to ${formatPlainDate(end, 'medium')}`]),
  ].join(' ') || 'whose dates are not recorded';

/** A plan with the names that its period has in the rules. */
export const withPeriod = <Plan extends Pick<ClientPlanRow, 'planStart' | 'planEnd'>>(
  plan: Plan,
) => ({ ...plan, start: plan.planStart, end: plan.planEnd });
