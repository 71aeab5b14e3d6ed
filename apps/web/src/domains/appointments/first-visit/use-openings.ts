import type { Openings } from '@cleaning/contract/appointments';
import { useEffect, useState } from 'react';

/** The days of two weeks with their free start times. */
export type OpeningsState =
  | { readonly status: 'loading' | 'failed'; readonly days: null }
  | { readonly status: 'ready'; readonly days: Openings['days'] };

const LOADING: OpeningsState = { status: 'loading', days: null };

/** Rooms are counted press by press, so the length of the visit rests a moment before the call. */
const REST_MS = 300;

/**
 * The free start times for a visit of this length in the two weeks from a Sydney date. Nothing is
 * loaded while the length is null.
 */
export function useOpenings(
  minutes: number | null,
  from: string,
): { readonly openings: OpeningsState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const key = `${minutes} ${from} ${attempt}`;
  const [answer, setAnswer] = useState<{ key: string; openings: OpeningsState } | null>(null);

  useEffect(() => {
    if (minutes === null) return undefined;
    let isWanted = true;
    const load = async () => {
      const openings = await readOpenings(minutes, from);
      if (isWanted) setAnswer({ key, openings });
    };
    const timer = setTimeout(() => void load(), REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [minutes, from, key]);

  return {
    openings: answer?.key === key ? answer.openings : LOADING,
    retry: () => setAttempt((count) => count + 1),
  };
}

async function readOpenings(minutes: number, from: string): Promise<OpeningsState> {
  if (!navigator.onLine) return { status: 'failed', days: null };
  try {
    const { listOpenings } = await import('./public-calls.ts');
    return { status: 'ready', days: (await listOpenings({ minutes, from })).days };
  } catch {
    return { status: 'failed', days: null };
  }
}
