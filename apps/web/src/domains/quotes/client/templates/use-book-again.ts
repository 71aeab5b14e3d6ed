import type { Quote } from '@cleaning/contract/quotes';
import { useNavigate } from 'react-router-dom';
import { type SubmitOnce, useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { quoteEditPath } from '../../quote-paths.ts';

/**
 * Creates one draft quote from an earlier clean, however often it is pressed, and opens its form
 * at the first unanswered step.
 *
 * @param start creates the draft.
 */
export function useBookAgain(start: () => Promise<Quote>): SubmitOnce<[]> {
  const navigate = useNavigate();
  return useSubmitOnce(async () => {
    const quote = await start();
    await navigate(quoteEditPath(quote.id, firstOpenStep(quote)), { state: { isNew: true } });
  });
}

/** An earlier clean has all answers except for the date and perhaps the address. */
function firstOpenStep({ address_line1, suburb, postcode }: Quote): string {
  return [address_line1, suburb, postcode].includes(null) ? 'address' : 'date';
}
