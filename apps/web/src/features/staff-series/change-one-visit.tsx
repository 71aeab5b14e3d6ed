import type { AppointmentSummary } from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../shared/hooks/use-now.ts';
import { draftOf } from '../../shared/plan/plan-draft.ts';
import { PlanForm } from '../../shared/plan/plan-form.tsx';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import { describeVisitPrice, minutesOfTimes } from '../../shared/plan/visit-price.ts';

export interface ChangeOneVisitProps {
  readonly visit: AppointmentSummary;
  /** Of an hour; null where it is not known. */
  readonly rateCents: number | null;
  /** Who comes, as long as it has no cleaner. */
  readonly usualStaffId: string;
  readonly onDone: () => void;
}

/** Moves one visit of a series, or gives it to another cleaner; the series stays as it is. */
export function ChangeOneVisit(props: ChangeOneVisitProps) {
  const { visit, rateCents, usualStaffId, onDone } = props;
  const { queries } = usePortalApi();
  const { data: cleaners = [] } = useQuery(queries.appointments.staffMembers());
  const now = useNow();
  const today = sydneyDateOf(now);
  const [draft, setDraft] = useState(() => draftOf(visit, usualStaffId, now));
  const minutes = minutesOfTimes(draft.from, draft.to);
  return (
    <>
      {rateCents === null || minutes === null ? null : (
        <p aria-live="polite">{`This visit: ${describeVisitPrice(minutes, rateCents)}.`}</p>
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
