import type { SeriesCheck } from '@cleaning/contract/series';
import { useState } from 'react';

type CheckedDate = SeriesCheck['dates'][number];

export interface Covers {
  /** The chosen cleaners in the format of the request. */
  readonly chosen: readonly { readonly date: string; readonly staff_id: string }[];
  readonly choose: (date: string, staffId: string) => void;
}

/**
 * The cleaners chosen for dates on which the usual one is unavailable. A choice counts only while
 * that cleaner is free on the date.
 */
export function useCovers(dates: readonly CheckedDate[]): Covers {
  const [byDate, setByDate] = useState<Readonly<Record<string, string>>>({});
  return {
    chosen: dates.flatMap(({ date, free_staff: free }) => {
      const person = free.find(({ id }) => id === byDate[date]);
      return person === undefined ? [] : [{ date, staff_id: person.id }];
    }),
    choose: (date, staffId) => setByDate((others) => ({ ...others, [date]: staffId })),
  };
}

/** The dates on which the cleaner has another visit and no replacement is chosen. */
export const openClashes = (dates: readonly CheckedDate[], { chosen }: Covers): CheckedDate[] =>
  dates.filter(
    ({ state, date }) => state === 'clash' && !chosen.some((cover) => cover.date === date),
  );
