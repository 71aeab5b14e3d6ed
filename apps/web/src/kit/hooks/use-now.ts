import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The current time, updated every minute, so that a page left open past midnight shows the new day.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return now;
}

/** As useNow, but null in a prerendered page, which does not know when it will be read. */
export function useNowInBrowser(): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return now;
}
