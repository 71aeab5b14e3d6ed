import { isApiError } from '@cleaning/api-client';
import type { CreateQuoteRequest, Quote } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePortalApi } from '../portal-api/index.ts';
import { type CompleteQuoteDraft, emptyDraft } from '../quote-draft/index.ts';

export interface CreateQuote {
  /** Makes a draft quote of a price; null when it did not work or is under way already. */
  readonly create: (draft: CompleteQuoteDraft) => Promise<Quote | null>;
  readonly isBusy: boolean;
  readonly error: unknown;
}

/**
 * Turns the calculator's answers into a draft quote on the server. The draft's key makes one quote of
 * it, however many tabs and taps ask.
 */
export function useCreateQuote(): CreateQuote {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.create());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isRunning = useRef(false);

  const createOnce = async (draft: CompleteQuoteDraft): Promise<Quote> => {
    const body = requestOf(draft);
    try {
      return await mutateAsync({ body, idempotencyKey: draft.key });
    } catch (refusal) {
      // The key has made another quote before its answers were changed, so these are a quote of
      // their own.
      if (!isApiError(refusal) || refusal.code !== 'idempotency_key_reused') throw refusal;
      return mutateAsync({ body, idempotencyKey: emptyDraft().key });
    }
  };

  const create = async (draft: CompleteQuoteDraft): Promise<Quote | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setError(null);
    try {
      return await createOnce(draft);
    } catch (failure) {
      setError(failure);
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { create, isBusy, error };
}

function requestOf({
  serviceId,
  rooms,
  addonIds,
  timelineId,
}: CompleteQuoteDraft): CreateQuoteRequest {
  return { service_id: serviceId, rooms, addon_ids: [...addonIds], timeline_id: timelineId };
}
