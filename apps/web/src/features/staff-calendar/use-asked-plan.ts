import type { StaffCalendar } from '@cleaning/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { draftOf, type PlanDraft } from '../../shared/plan/plan-draft.ts';

/** The plan that the address asks for, `?plan=` a request and `&cleaner=` for whom; null while it waits for none. */
export function useAskedPlan({
  requests,
  cleaners,
}: Pick<StaffCalendar, 'requests' | 'cleaners'>): PlanDraft | null {
  const [search] = useSearchParams();
  const [openedAt] = useState(() => new Date());
  const [id, asked] = [search.get('plan'), search.get('cleaner')];
  return useMemo(() => {
    const request = requests.find((each) => each.id === id);
    if (request === undefined) return null;
    const cleaner = cleaners.find((each) => each.id === asked) ?? cleaners[0];
    return draftOf(request, cleaner?.id ?? '', openedAt);
  }, [requests, cleaners, id, asked, openedAt]);
}
