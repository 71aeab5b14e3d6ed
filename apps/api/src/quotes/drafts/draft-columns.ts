import { areaOfPostcode } from '@cleaning/company';
import type { ChosenDeposit, Price, PriceLine, QuoteChoices } from '@cleaning/contract/quotes';
import {
  itemsOf,
  priceOfChoices,
  priceOfItems,
  withDeposit,
} from '@cleaning/contract/quotes/rules';
import { ADDON_IDS } from '@cleaning/pricing';
import { refuseField } from '../../core/http/api-error.ts';
import type { NewQuote, QuoteChanges, QuoteRow } from '../quote-repository.ts';
import { type DraftScope, NO_WISHES, type VisitWishes, wishColumns } from './visit-wishes.ts';

/** The place and the wanted visits in a request. Absent fields do not change. */
type Site = Place & VisitWishes;

interface Place {
  readonly address_line1?: string | null | undefined;
  readonly suburb?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly access_notes?: string | undefined;
  /** Why staff take a place outside the service areas. */
  readonly outside_area_reason?: string | undefined;
}

type Choices = Omit<QuoteChoices, 'timeline_id'>;

export type DraftRequest = Choices & Site;
export type DraftPatch = { readonly [Key in keyof Choices]?: Choices[Key] | undefined } & Site;

/**
 * A new draft with its price.
 *
 * @throws ApiError `validation_failed` when the wanted visits are not possible, or staff take a place
 *   outside the service areas without a reason.
 */
export function newDraft(
  request: DraftRequest,
  { clientId, now, ...scope }: DraftScope & { clientId: string; now: Date },
): NewQuote {
  const wishes = wishColumns(NO_WISHES, request, request.service_id, scope);
  const choices = { ...request, timeline_id: wishes.timelineId };
  return {
    clientId,
    status: 'draft',
    ...choiceColumns(choices),
    ...wishes,
    ...priceColumns(priceOfChoices(choices)),
    ...placeColumns(request),
    ...areaColumns({ postcode: null, outsideAreaReason: null }, request, scope),
    createdAt: now,
    updatedAt: now,
    waitingSince: now,
  };
}

/**
 * The columns of a draft that a patch changes. The price is worked out again, since the price
 * tables may have changed.
 *
 * @throws ApiError `validation_failed` when the wanted visits are not possible, or staff take a place
 *   outside the service areas without a reason.
 */
export function draftChanges(seen: QuoteRow, patch: DraftPatch, scope: DraftScope): QuoteChanges {
  const kept = choicesOf(seen);
  const serviceId = patch.service_id ?? kept.service_id;
  const wishes = wishColumns(seen, patch, serviceId, scope);
  const choices = {
    service_id: serviceId,
    rooms: patch.rooms ?? kept.rooms,
    addon_ids: patch.addon_ids ?? kept.addon_ids,
    timeline_id: wishes.timelineId,
  };
  return {
    ...choiceColumns(choices),
    ...wishes,
    ...priceColumns(priceWith(itemsOf(seen.price), choices, seen.price.chosen_deposit)),
    ...placeColumns(patch),
    ...areaColumns(seen, patch, scope),
  };
}

/**
 * The price of a quote: by the lines that staff wrote or, without any, by its choices.
 *
 * @param deposit what the office chose; null or undefined for the usual deposit.
 */
export function priceWith(
  items: readonly PriceLine[],
  choices: QuoteChoices,
  deposit: ChosenDeposit | null | undefined,
): Price {
  const price = items.length === 0 ? priceOfChoices(choices) : priceOfItems(items, choices);
  return withDeposit(price, choices.timeline_id, deposit ?? null);
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

/** The columns of the place in a request. */
export const placeColumns = (place: Place) => ({
  addressLine1: emptyToNull(place.address_line1),
  suburb: emptyToNull(place.suburb),
  postcode: place.postcode,
  accessNotes: place.access_notes,
});

/** Staff take a place outside the service areas with a reason; clients only draft it. */
function areaColumns(
  seen: Pick<QuoteRow, 'postcode' | 'outsideAreaReason'>,
  { outside_area_reason: reason = '', ...patch }: Place,
  { isStaff }: DraftScope,
): Pick<QuoteRow, 'outsideAreaReason'> {
  const postcode = patch.postcode === undefined ? seen.postcode : patch.postcode;
  if (postcode === null || areaOfPostcode(postcode) !== null) return { outsideAreaReason: null };
  if (reason !== '') return { outsideAreaReason: reason };
  if (postcode === seen.postcode) return { outsideAreaReason: seen.outsideAreaReason };
  if (isStaff) throw refuseField('outside_area_reason', OUTSIDE_REASON_MESSAGE);
  return { outsideAreaReason: null };
}

const OUTSIDE_REASON_MESSAGE = 'This is outside our areas. Say why we take it.';

const emptyToNull = (text: string | null | undefined) => (text === '' ? null : text);
