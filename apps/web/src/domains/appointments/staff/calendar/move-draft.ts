import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { KeyboardEvent } from 'react';
import {
  canBePlanned,
  type PlanDraft,
  toPlanRequest,
  shiftTime,
  stepIn,
} from '../../plan/plan-draft.ts';

interface Places {
  readonly days: readonly string[];
  readonly staffIds: readonly string[];
}

/** The draft after an arrow key; null for other keys. */
export function moveDraftByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  draft: PlanDraft,
  { days, staffIds }: Places,
): PlanDraft | null {
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    // In the view of one day, the arrow moves along the clock.
    return shiftKey || days.length === 1
      ? shiftTime(draft, step)
      : { ...draft, date: stepIn(days, draft.date, step) };
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  return shiftKey
    ? shiftTime(draft, step)
    : { ...draft, staffId: stepIn(staffIds, draft.staffId, step) };
}

/** Whether a draft would change anything; false for a visit that was only opened. */
export function changesPlan(draft: PlanDraft): boolean {
  const { appointment } = draft;
  const plan = toPlanRequest(draft);
  return (
    canBePlanned(appointment) &&
    (plan === null ||
      plan.staff_id !== appointment.staff_member?.id ||
      Date.parse(plan.starts_at) !== Date.parse(appointment.starts_at ?? '') ||
      Date.parse(plan.ends_at) !== Date.parse(appointment.ends_at ?? ''))
  );
}

/**
 * Whether a draft would overlap another visit of the same cleaner. The service checks this again.
 */
export function overlapsDraft(draft: PlanDraft | null, visit: AppointmentSummary): boolean {
  if (draft === null || draft.appointment.id === visit.id || !changesPlan(draft)) return false;
  const plan = toPlanRequest(draft);
  return (
    plan !== null &&
    plan.staff_id === visit.staff_member?.id &&
    Date.parse(plan.starts_at) < Date.parse(visit.ends_at ?? '') &&
    Date.parse(plan.ends_at) > Date.parse(visit.starts_at ?? '')
  );
}
