import { company } from '@cleaning/company';
import { useEffect, useState } from 'react';
import { openingStatus } from './opening-status.ts';
import type { OpeningStatus } from './opening-status.ts';

const MINUTE_MS = 60_000;

/**
 * Whether the company is open, updated every minute. Null until the page runs in a browser, because
 * a prerendered page does not know the current time.
 */
export function useOpeningStatus(): OpeningStatus | null {
  const [status, setStatus] = useState<OpeningStatus | null>(null);

  useEffect(() => {
    const update = () => setStatus(openingStatus(new Date(), company.hours));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return status;
}
