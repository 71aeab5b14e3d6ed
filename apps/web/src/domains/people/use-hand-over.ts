import type { HandOver } from '@cleaning/contract/people';
import { addMonths } from '@cleaning/ndis';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { readPlainDate } from '#kit/lib/plain-date.ts';

/** In place of a last day: the account is closed now. */
export const NOW = 'now';

/** The last day on which somebody can leave, as the service has it. */
export const latestLastDay = (today: string): string => addMonths(today, 12);

/** A day in the field of a form, or '' while it is incomplete, past or too far ahead. */
export function readLastDay(text: string, today: string): string {
  const day = readPlainDate(text);
  return day >= today && day <= latestLastDay(today) ? day : '';
}

/** What somebody still has after a day. */
export interface HandOverReading {
  /** The day that is read, or {@link NOW}; empty until one is complete. */
  readonly day: string;
  readonly query: UseQueryResult<HandOver>;
  /** Whether what is shown is not yet what is asked for. */
  readonly isReading: boolean;
}

/**
 * Reads what a person still has after a last day. While another day is typed or read, it stays with
 * that of before.
 *
 * @param wanted a day, {@link NOW}, or '' while it is incomplete.
 * @param isPaused while it is saved, when nothing is read again.
 */
export function useHandOver(id: string, wanted: string, isPaused: boolean): HandOverReading {
  const api = useApi();
  const [complete, setComplete] = useState(wanted);
  if (wanted !== complete && (wanted !== '' || complete === NOW)) setComplete(wanted);
  const day = useDebounced(complete);
  const query = useQuery({
    ...api.getHandOver.query(day === NOW ? { id } : { id, last_day: day }),
    enabled: day !== '' && !isPaused,
    placeholderData: keepPreviousData,
  });
  return { day, query, isReading: complete !== day || query.isFetching };
}

/** Reads what a person has now, for as long as it is asked for. */
export function useHandOverNow(id: string, isAsked: boolean): UseQueryResult<HandOver> {
  const api = useApi();
  return useQuery({ ...api.getHandOver.query({ id }), enabled: isAsked });
}
