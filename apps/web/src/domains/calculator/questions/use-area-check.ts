import type { AreaCheck } from '@cleaning/contract/services';
import { useEffect, useRef, useState } from 'react';

/** What is known of the place that a visitor typed. */
export type AreaAnswer = AreaCheck | 'checking' | 'failed' | null;

/** Typing rests a moment before the call. */
const REST_MS = 500;
const SHORTEST = 3;

/**
 * Asks whether we clean at a place, once the visitor rests.
 *
 * @param onInside called with a place where we clean, and with null for any other.
 */
export function useAreaCheck(onInside: (place: AreaCheck | null) => void) {
  const [answer, setAnswer] = useState<AreaAnswer>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(text: string): Promise<void> {
    setAnswer('checking');
    const found = await findArea(text);
    // The visitor may have typed something else meanwhile.
    if (asked.current !== text) return;
    setAnswer(found);
    if (found !== 'failed') onInside(found.inside === 'yes' ? found : null);
  }

  const check = (text: string): void => {
    clearTimeout(timer.current);
    asked.current = text;
    setAnswer(null);
    onInside(null);
    if (text.length >= SHORTEST) timer.current = setTimeout(() => void ask(text), REST_MS);
  };

  return { answer, check };
}

async function findArea(text: string): Promise<AreaCheck | 'failed'> {
  if (!navigator.onLine) return 'failed';
  try {
    const { checkArea } = await import('#domains/appointments/first-visit/public-calls.ts');
    return await checkArea(text);
  } catch {
    return 'failed';
  }
}
