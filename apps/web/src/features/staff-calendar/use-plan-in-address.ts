import type { StaffCalendar } from '@cleaning/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canBePlanned, draftOf, type PlanDraft } from '../../shared/plan/plan-draft.ts';

/**
 * The plan in the address: `?plan=` with a request or visit, and `&cleaner=`. Null if there is none
 * that can be planned.
 */
export function usePlanInAddress({
  requests,
  appointments,
  cleaners,
}: Pick<StaffCalendar, 'requests' | 'appointments' | 'cleaners'>): PlanDraft | null {
  const [search] = useSearchParams();
  const [openedAt] = useState(() => new Date());
  const [id, cleanerId] = [search.get('plan'), search.get('cleaner')];
  return useMemo(() => {
    const visit = [...requests, ...appointments].find((each) => each.id === id);
    if (visit === undefined || !canBePlanned(visit)) return null;
    const cleaner = cleaners.find((each) => each.id === cleanerId) ?? cleaners[0];
    return draftOf(visit, cleaner?.id ?? '', openedAt);
  }, [requests, appointments, cleaners, id, cleanerId, openedAt]);
}
