import { sydneyDateOf } from '@cleaning/pricing';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The date in Sydney, also past midnight. Null until the page runs in a browser, because a
 * prerendered page does not know the current time.
 */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);

  useEffect(() => {
    const update = () => setToday(sydneyDateOf(new Date()));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return today;
}
