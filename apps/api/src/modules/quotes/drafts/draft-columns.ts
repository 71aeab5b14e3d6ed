import {
  itemsOf,
  priceOfChoices,
  priceOfItems,
  type Price,
  type PriceLine,
  type QuoteChoices,
} from '@cleaning/contract';
import { ADDON_IDS } from '@cleaning/pricing';
import { refuseField } from '../../../platform/http/api-error.ts';
import type { NewQuote, QuoteChanges, QuoteRow } from '../quote-repository.ts';

/** The place in a request. Absent fields do not change. */
interface Site {
  readonly address_line1?: string | null | undefined;
  readonly suburb?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly access_notes?: string | undefined;
  readonly preferred_date?: string | null | undefined;
}

export type DraftRequest = QuoteChoices & Site;
export type DraftPatch = {
  readonly [Key in keyof QuoteChoices]?: QuoteChoices[Key] | undefined;
} & Site;

export const PAST_DATE_MESSAGE = 'Choose today or a later date.';

/**
 * A new draft with its price.
 *
 * @throws ApiError `validation_failed` when the preferred date is past in Sydney.
 */
export function newDraft(
  request: DraftRequest,
  { clientId, now, today }: { clientId: string; now: Date; today: string },
): NewQuote {
  return {
    clientId,
    status: 'draft',
    ...choiceColumns(request),
    ...priceColumns(priceOfChoices(request)),
    ...siteColumns(request, today),
    createdAt: now,
    updatedAt: now,
    waitingSince: now,
  };
}

/**
 * The columns of a draft that a patch changes. The price is worked out again, since the price
 * tables may have changed.
 *
 * @throws ApiError `validation_failed` when the patch has a preferred date that is past in Sydney.
 */
export function draftChanges(seen: QuoteRow, patch: DraftPatch, today: string): QuoteChanges {
  const kept = choicesOf(seen);
  const choices = {
    service_id: patch.service_id ?? kept.service_id,
    rooms: patch.rooms ?? kept.rooms,
    addon_ids: patch.addon_ids ?? kept.addon_ids,
    timeline_id: patch.timeline_id ?? kept.timeline_id,
  };
  return {
    ...choiceColumns(choices),
    ...priceColumns(priceWith(itemsOf(seen.price), choices)),
    ...siteColumns(patch, today),
  };
}

/** The price of a quote: by the lines that staff wrote or, without any, by its choices. */
export function priceWith(items: readonly PriceLine[], choices: QuoteChoices): Price {
  return items.length === 0 ? priceOfChoices(choices) : priceOfItems(items, choices);
}

/** The stored choices, in the form that pricing takes. */
export function choicesOf(
  row: Pick<QuoteRow, 'serviceId' | 'rooms' | 'addonIds' | 'timelineId'>,
): QuoteChoices {
  return {
    service_id: row.serviceId,
    rooms: row.rooms,
    addon_ids: row.addonIds,
    timeline_id: row.timelineId,
  };
}

/** The columns of a price: the whole price, and the two figures that queries use. */
export function priceColumns(price: Price) {
  return { price, totalCents: price.total_cents, depositCents: price.deposit_cents };
}

/**
 * The columns of the choices: every room with its count, and add-ons in the order of their table.
 */
export function choiceColumns(choices: QuoteChoices) {
  const { bedroom = 0, bathroom = 0, kitchen = 0, living = 0, dining = 0 } = choices.rooms;
  return {
    serviceId: choices.service_id,
    rooms: { bedroom, bathroom, kitchen, living, dining },
    addonIds: ADDON_IDS.filter((id) => choices.addon_ids.includes(id)),
    timelineId: choices.timeline_id,
  };
}

function siteColumns(site: Site, today: string): QuoteChanges {
  const { preferred_date: preferredDate } = site;
  if (typeof preferredDate === 'string' && preferredDate < today) {
    throw refuseField('preferred_date', PAST_DATE_MESSAGE);
  }
  return { ...placeColumns(site), preferredDate };
}

/** The columns of the place in a request. */
export const placeColumns = (place: Omit<Site, 'preferred_date'>) => ({
  addressLine1: emptyToNull(place.address_line1),
  suburb: emptyToNull(place.suburb),
  postcode: place.postcode,
  accessNotes: place.access_notes,
});

const emptyToNull = (text: string | null | undefined) => (text === '' ? null : text);
