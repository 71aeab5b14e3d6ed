import { isApiError } from '@cleaning/api-client';
import type { CreateQuoteRequest, Quote } from '@cleaning/contract/quotes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { CompleteQuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import {
  offeredPlaces,
  onlySavedPlace,
  type OfferedPlace,
} from '#domains/clients/offered-places.ts';

/**
 * Creates a draft quote from the calculator's answers, at the client's address where
 * it can be no other. The draft's key ensures a single quote, even from several tabs or presses.
 */
export function useCreateQuote(): (draft: CompleteQuoteDraft) => Promise<Quote> {
  const api = useApi();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation(api.createQuote.mutation());

  const listPlaces = () =>
    cache.ensureQueryData({ ...api.listAddresses.query({ page_size: 100 }), retry: false }).then(
      offeredPlaces,
      // Without them, the client chooses the address at the next step.
      () => [],
    );

  return async (draft) => {
    const body = toRequest(draft, onlySavedPlace(draft.place, await listPlaces()));
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
function toRequest(draft: CompleteQuoteDraft, address: OfferedPlace | null): CreateQuoteRequest {
  const { preferredDate, secondDate } = draft;
  const place = address ?? draft.place;
  return {
    service_id: draft.serviceId,
    rooms: draft.rooms,
    addon_ids: [...draft.addonIds],
    ...(address === null
      ? {}
      : { address_line1: address.line1, access_notes: address.access_notes }),
    suburb: place?.suburb ?? null,
    postcode: place?.postcode ?? null,
    interval_weeks: draft.intervalWeeks,
    preferred_date: preferredDate === '' ? null : preferredDate,
    preferred_time: draft.preferredTime,
    ...(secondDate === '' ? {} : { second_date: secondDate, second_time: draft.secondTime }),
  };
}
