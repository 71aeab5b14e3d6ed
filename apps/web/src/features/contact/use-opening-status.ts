import { company } from '@cleaning/company';
import { useEffect, useState } from 'react';
import { openingStatus } from './opening-status.ts';
import type { OpeningStatus } from './opening-status.ts';

const MINUTE_MS = 60_000;

/**
 * Whether the company is open, kept right to the minute. Null until the page runs in a browser: a
 * page that was written last night does not know what time it is now.
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
