import type { Quote, QuoteChoices } from '@cleaning/contract/quotes';
import type { Path } from 'react-hook-form';
import {
  CHOICE_NAMES,
  NO_VISIT_CHOICES,
  type StaffChoices,
  chooseTiming,
  toQuoteRequest,
} from '../../staff-choices.ts';
import { USUAL_DEPOSIT } from '../offer/deposit-fields.tsx';
import { listLines, offerValues, toContent, type OfferValues } from '../offer/offer-values.ts';
import { OFFER_FIELDS } from '../offer/use-offer-form.ts';

/** The form values of a quote that the office writes: what is cleaned, and the offer. */
export type OfficeValues = StaffChoices & OfferValues;

/** The names in reading order, for the summary of errors. */
export const OFFICE_FIELDS = [
  ...CHOICE_NAMES,
  ...OFFER_FIELDS,
] as const satisfies readonly Path<OfficeValues>[];

/** What is cleaned, as the price list takes it. */
export const toQuoteChoices = (choices: StaffChoices, today: string): QuoteChoices => ({
  service_id: choices.service_id,
  rooms: choices.rooms,
  addon_ids: choices.addon_ids,
  timeline_id: chooseTiming(choices, today).timelineId,
});

/** A new quote with these choices, at the prices of the list. */
export function newOfficeValues(choices: Partial<StaffChoices>, today: string): OfficeValues {
  const whole: StaffChoices = {
    service_id: 'general',
    rooms: { bedroom: 1, bathroom: 1, kitchen: 1 },
    address_line1: '',
    suburb: '',
    postcode: '',
    ...NO_VISIT_CHOICES,
    ...choices,
  };
  return {
    ...whole,
    items: listLines(toQuoteChoices(whole, today)),
    deposit: USUAL_DEPOSIT,
    company_notes: '',
    valid_until: '',
  };
}

/** The form values of a saved quote. */
export function toOfficeValues(quote: Quote): OfficeValues {
  const timingReason = quote.staff_details?.timeline_reason ?? null;
  return {
    service_id: quote.service_id,
    rooms: quote.rooms,
    addon_ids: quote.addon_ids,
    timeline_id: timingReason === null ? '' : quote.timeline_id,
    timeline_reason: timingReason ?? '',
    address_line1: quote.address_line1 ?? '',
    suburb: quote.suburb ?? '',
    postcode: quote.postcode ?? '',
    outside_area_reason: quote.staff_details?.outside_area_reason ?? '',
    interval_weeks: quote.interval_weeks,
    preferred_date: quote.preferred_date ?? '',
    preferred_time: quote.preferred_time,
    second_date: quote.second_date ?? '',
    second_time: quote.second_time ?? 'any',
    ...offerValues(quote),
  };
}

/** The quote in the format of the API. */
export const toOfficeRequest = (values: OfficeValues) => ({
  ...toQuoteRequest(values),
  ...toContent(values),
});
