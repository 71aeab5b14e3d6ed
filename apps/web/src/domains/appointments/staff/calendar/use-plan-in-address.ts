import type { StaffCalendar } from '@cleaning/contract/appointments';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canBePlanned, startPlanDraft, type PlanDraft } from '../../plan/plan-draft.ts';
import { planInAddress } from '../../visit-paths.ts';

/**
 * The plan in the address: `?plan=` with a request or visit, and `&cleaner=`. Null if there is none
 * that can be planned.
 */
export function usePlanInAddress({
  requests,
  appointments,
  cleaners,
  team,
}: Pick<StaffCalendar, 'requests' | 'appointments' | 'cleaners' | 'team'>): PlanDraft | null {
  const [search] = useSearchParams();
  const [openedAt] = useState(() => new Date());
  const { id, cleanerId } = planInAddress(search);
  return useMemo(() => {
    const visit = [...requests, ...appointments].find((each) => each.id === id);
    if (visit === undefined || !canBePlanned(visit)) return null;
    // The cleaner may be on another page of a large team.
    const isKnown = team.page_count > 1 || cleaners.some((each) => each.id === cleanerId);
    const chosen = isKnown && cleanerId !== null ? cleanerId : cleaners[0]?.id;
    return startPlanDraft(visit, chosen ?? '', openedAt);
  }, [requests, appointments, cleaners, team, id, cleanerId, openedAt]);
}
