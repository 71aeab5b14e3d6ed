import type { Quote } from '@cleaning/contract';
import { useNavigate } from 'react-router-dom';
import { type SubmitOnce, useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { quoteEditPath } from '../../../shared/lib/paths.ts';

/**
 * Starts one draft of a clean that was booked before, however often it is pressed, and opens its form
 * at the first question that is still open.
 *
 * @param start makes the draft; the key makes one draft of several tries.
 */
export function useBookAgain(start: (idempotencyKey: string) => Promise<Quote>): SubmitOnce<[]> {
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  return useSubmitOnce(async () => {
    const quote = await start(keyOf());
    await navigate(quoteEditPath(quote.id, firstOpenStep(quote)), { state: { isNew: true } });
  });
}

/** A clean that was booked before says everything but the day, unless it never had an address. */
function firstOpenStep({ address_line1, suburb, postcode }: Quote): string {
  return [address_line1, suburb, postcode].includes(null) ? 'address' : 'date';
}
