import type { CheckLeaveQuery, LeaveCheck, LeaveDecision } from '@cleaning/contract/roster';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { QueryState } from '#kit/lists/query-content.tsx';
import { type Choices, toLeaveDecisions } from './leave-visits.tsx';

/** The visits during leave, with the decision for each. */
export interface DecidedVisits {
  /** Undefined until the service has checked these dates. */
  readonly check: LeaveCheck | undefined;
  /** The check itself: loading, failed or there. Nothing is asked while the dates are incomplete. */
  readonly query: QueryState<LeaveCheck>;
  readonly choices: Choices;
  readonly choose: (id: string, choice: string) => void;
  readonly decisions: LeaveDecision[];
}

/**
 * @param staffId who is on leave.
 * @param dates null while they are incomplete.
 */
export function useLeaveVisits(staffId: string, dates: CheckLeaveQuery | null): DecidedVisits {
  const api = useApi();
  const [choices, setChoices] = useState<Choices>({});
  const isSettled = useDebounced(JSON.stringify(dates)) === JSON.stringify(dates);
  const query = useQuery({
    ...api.checkLeave.query({ id: staffId, ...(dates ?? { first_date: '', last_date: '' }) }),
    enabled: dates !== null && isSettled,
    retry: false,
  });
  const check = dates === null ? undefined : query.data;
  return {
    check,
    query,
    choices,
    choose: (id, choice) => setChoices((all) => ({ ...all, [id]: choice })),
    decisions: check === undefined ? [] : toLeaveDecisions(check, choices),
  };
}
