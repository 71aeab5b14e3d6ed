import type { Quote } from '@cleaning/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnce } from '../../../shared/once/index.ts';
import { createDraftKey } from '../../../shared/quote-draft/index.ts';
import { quoteEditPath } from '../../../shared/quotes/index.ts';

export interface BookAgain {
  readonly book: () => Promise<void>;
  readonly isBusy: boolean;
  /** Why it did not work; null while there is nothing to say. */
  readonly error: unknown;
}

/**
 * Starts one draft of a clean that was booked before, however often it is pressed, and opens its form
 * at the first question that is still open.
 *
 * @param start makes the draft; the key makes one draft of several tries.
 */
export function useBookAgain(start: (idempotencyKey: string) => Promise<Quote>): BookAgain {
  const navigate = useNavigate();
  const [key] = useState(createDraftKey);
  const [error, setError] = useState<unknown>(null);

  const { run, isBusy } = useOnce(async () => {
    setError(null);
    try {
      const quote = await start(key);
      await navigate(quoteEditPath(quote.id, firstOpenStep(quote)), { state: { isNew: true } });
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    }
  });

  return { book: run, isBusy, error };
}

/** A clean that was booked before says everything but the day, unless it never had an address. */
function firstOpenStep({ address_line1, suburb, postcode }: Quote): string {
  return [address_line1, suburb, postcode].includes(null) ? 'address' : 'date';
}
