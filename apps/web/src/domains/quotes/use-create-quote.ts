import { isApiError } from '@cleaning/api-client';
import type { CreateQuoteRequest, Quote } from '@cleaning/contract/quotes';
import { useMutation } from '@tanstack/react-query';
import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { CompleteQuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';

/**
 * Creates a draft quote from the calculator's answers. The draft's key ensures a single quote, even
 * from several tabs or presses.
 */
export function useCreateQuote(): (draft: CompleteQuoteDraft) => Promise<Quote> {
  const api = useApi();
  const { mutateAsync } = useMutation(api.createQuote.mutation());

  return async (draft) => {
    const body = toRequest(draft);
    try {
      return await mutateAsync({ body, idempotencyKey: draft.key });
    } catch (refusal) {
      // The key was already used with earlier answers, so the changed answers become another quote.
      if (!isApiError(refusal) || refusal.code !== 'idempotency_key_reused') throw refusal;
      return mutateAsync({ body, idempotencyKey: createIdempotencyKey() });
    }
  };
}

/** The timing is left to the service, which derives it from the day. */
function toRequest(draft: CompleteQuoteDraft): CreateQuoteRequest {
  const { preferredDate, secondDate, place } = draft;
  return {
    service_id: draft.serviceId,
    rooms: draft.rooms,
    addon_ids: [...draft.addonIds],
    suburb: place?.suburb ?? null,
    postcode: place?.postcode ?? null,
    interval_weeks: draft.intervalWeeks,
    preferred_date: preferredDate === '' ? null : preferredDate,
    preferred_time: draft.preferredTime,
    ...(secondDate === '' ? {} : { second_date: secondDate, second_time: draft.secondTime }),
  };
}
