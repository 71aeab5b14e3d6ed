import { priceOfChoices, type Price, type QuoteChoices } from '@cleaning/contract';
import { ADDON_IDS } from '@cleaning/pricing';
import { refuseField } from '../../http/api-error.ts';
import type { NewQuote, QuoteChanges, QuoteRow } from './quote-repository.ts';

/** What a request says about the place; what it leaves out stays as it is. */
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
    ...siteColumns(request, today),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The changes that a patch makes to a draft. It is priced anew, since the tables may have changed.
 *
 * @throws ApiError `validation_failed` when a preferred date is given that is past in Sydney.
 */
export function draftChanges(seen: QuoteRow, patch: DraftPatch, today: string): QuoteChanges {
  const choices = choicesOf(seen);
  return {
    ...choiceColumns({
      service_id: patch.service_id ?? choices.service_id,
      rooms: patch.rooms ?? choices.rooms,
      addon_ids: patch.addon_ids ?? choices.addon_ids,
      timeline_id: patch.timeline_id ?? choices.timeline_id,
    }),
    ...siteColumns(patch, today),
  };
}

/** The stored choices, in the shape that is priced. */
export function choicesOf(row: QuoteRow): QuoteChoices {
  return {
    service_id: row.serviceId,
    rooms: row.rooms,
    addon_ids: row.addonIds,
    timeline_id: row.timelineId,
  };
}

/** A price, kept whole and with the two figures that queries ask for. */
export function priceColumns(price: Price) {
  return { price, totalCents: price.total_cents, depositCents: price.deposit_cents };
}

function choiceColumns(choices: QuoteChoices) {
  const { bedroom = 0, bathroom = 0, kitchen = 0, living = 0, dining = 0 } = choices.rooms;
  return {
    serviceId: choices.service_id,
    rooms: { bedroom, bathroom, kitchen, living, dining },
    addonIds: ADDON_IDS.filter((id) => choices.addon_ids.includes(id)),
    timelineId: choices.timeline_id,
    ...priceColumns(priceOfChoices(choices)),
  };
}

function siteColumns(site: Site, today: string): QuoteChanges {
  const { preferred_date: preferredDate } = site;
  if (typeof preferredDate === 'string' && preferredDate < today) {
    throw refuseField('preferred_date', PAST_DATE_MESSAGE);
  }
  return {
    addressLine1: emptyToNull(site.address_line1),
    suburb: emptyToNull(site.suburb),
    postcode: site.postcode,
    accessNotes: site.access_notes,
    preferredDate,
  };
}

const emptyToNull = (text: string | null | undefined) => (text === '' ? null : text);
