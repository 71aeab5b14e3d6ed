import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import { startPlanDraft } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeVisitPrice, minutesOfTimes, type VisitRate } from '../price/visit-price.ts';

export interface ChangeOneVisitProps {
  readonly visit: AppointmentSummary;
  /** Null while it is unknown. */
  readonly rate: VisitRate | null;
  /** The usual cleaner, used while the visit has none. */
  readonly usualStaffId: string;
  readonly onDone: () => void;
}

/** Moves one visit, or assigns it to another cleaner. A series that it is of does not change. */
export function ChangeOneVisit(props: ChangeOneVisitProps) {
  const { visit, rate, usualStaffId, onDone } = props;
  const api = useApi();
  const { data: cleaners = [] } = useQuery(api.listStaffMembers.query());
  const now = useNow();
  const today = sydneyDateOf(now);
  const [draft, setDraft] = useState(() => startPlanDraft(visit, usualStaffId, now));
  const minutes = minutesOfTimes(draft.from, draft.to);
  return (
    <>
      {rate === null || minutes === null ? null : (
        <p aria-live="polite">{`This visit: ${describeVisitPrice(minutes, rate)}.`}</p>
      )}
      <PlanForm
        draft={draft}
        cleaners={cleaners}
        days={{ first: today, last: addDays(today, 364) }}
        onChange={setDraft}
        onDone={onDone}
      />
    </>
  );
}
