import { endpointKey } from '@cleaning/api-client/queries';
import type { Quote } from '@cleaning/contract/quotes';
import { useToast } from '@cleaning/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import {
  draftCleared,
  selectQuoteDraft,
} from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import { isDraftComplete } from '#domains/calculator/quote-draft/quote-draft.ts';
import { useCreateQuote } from '#domains/quotes/use-create-quote.ts';

export interface SavedPrice {
  /** The price from the calculator is being saved as a draft quote. */
  readonly isSaving: boolean;
  /** Why saving failed; the price is still on this device. */
  readonly error: unknown;
  readonly tryAgain: () => void;
  /** The draft that was just created from it; null if none was. */
  readonly quote: Quote | null;
}

/**
 * Saves a price from the public calculator as a draft quote when the user reaches the
 * portal. Its idempotency key prevents a second quote, even from two tabs.
 */
export function useSavedPrice(): SavedPrice {
  const dispatch = useDispatch();
  const draft = useSelector(selectQuoteDraft);
  const cache = useQueryClient();
  const create = useCreateQuote();
  const toast = useToast();
  const isComplete = isDraftComplete(draft);
  const [quote, setQuote] = useState<Quote | null>(null);

  const {
    submit: save,
    isBusy,
    error,
  } = useSubmitOnce(
    async () => {
      if (!isDraftComplete(draft)) return;
      setQuote(await create(draft));
      // Stays busy until the dashboard contains the new quote.
      await cache.invalidateQueries({ queryKey: endpointKey('getDashboard') });
      dispatch(draftCleared());
      toast.show('Your price is saved as a draft quote');
    },
    { isRepeatable: true },
  );
  const saveOnArrival = useEffectEvent(save);

  useEffect(() => {
    if (!isComplete) return undefined;
    void saveOnArrival();
    // Another tab may have created the quote, so the dashboard is read again.
    return () => void cache.invalidateQueries({ queryKey: endpointKey('getDashboard') });
  }, [isComplete, cache]);

  return {
    isSaving: isBusy || (isComplete && error === null),
    error,
    tryAgain: () => void save(),
    quote,
  };
}
