import { areaOfPostcode } from '@cleaning/company';
import type { QuoteChoices } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import { isOneOffService, ROOM_IDS, type TimelineId } from '@cleaning/pricing';
import { NO_WISHES, type VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import { chooseTimeline } from '#domains/calculator/quote-draft/quote-draft.ts';

/** The choices as staff enter them. An empty timing follows from the day. */
export type StaffChoices = Omit<QuoteChoices, 'timeline_id'> & {
  readonly timeline_id: TimelineId | '';
  readonly timeline_reason: string;
  readonly address_line1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly outside_area_reason: string;
  readonly interval_weeks: VisitWishes['intervalWeeks'];
  readonly preferred_date: string;
  readonly preferred_time: string;
  readonly second_date: string;
  readonly second_time: string;
};

/** What is cleaned, in the form that pricing takes. */
export const toPricingChoices = ({
  service_id: serviceId,
  rooms,
  addon_ids: addonIds,
}: StaffChoices) => ({
  serviceId,
  rooms: Object.fromEntries(ROOM_IDS.map((id) => [id, rooms[id] ?? 0])),
  addonIds,
});

export const toVisitWishes = (choices: StaffChoices): VisitWishes => ({
  intervalWeeks: choices.interval_weeks,
  preferredDate: choices.preferred_date,
  preferredTime: choices.preferred_time,
  secondDate: choices.second_date,
  secondTime: choices.second_time,
});

export const choicesOfWishes = (wishes: VisitWishes) => ({
  interval_weeks: wishes.intervalWeeks,
  preferred_date: wishes.preferredDate,
  preferred_time: wishes.preferredTime,
  second_date: wishes.secondDate,
  second_time: wishes.secondTime,
});

/** What a form starts with besides the service, the rooms and the place. */
export const NO_VISIT_CHOICES = {
  addon_ids: [],
  ...choicesOfWishes(NO_WISHES),
  timeline_id: '',
  timeline_reason: '',
  outside_area_reason: '',
} satisfies Partial<StaffChoices>;

/** The names in reading order, for the summary of errors. */
export const CHOICE_NAMES = [
  'service_id',
  'address_line1',
  'suburb',
  'postcode',
  'outside_area_reason',
  'preferred_date',
  'timeline_reason',
] as const satisfies readonly (keyof StaffChoices)[];

/** Whether a whole postcode is outside the areas where we clean. */
export function isOutsideAreas(postcode: string): boolean {
  const typed = postcode.trim();
  return /^\d{4}$/u.test(typed) && areaOfPostcode(typed) === null;
}

/** The timing of a day. Without a day it is standard, so nothing is chosen for it. */
export function chooseTiming(choices: StaffChoices, today: string) {
  const byDay = chooseTimeline(toVisitWishes(choices), today);
  const { preferred_date: day, timeline_id: chosen } = choices;
  return { byDay, timelineId: day === '' || chosen === '' ? byDay : chosen };
}

/** The total of the choices in cents; null for a price on request. */
export const totalOfChoices = (choices: StaffChoices, today: string): number | null =>
  priceOfChoices({ ...choices, timeline_id: chooseTiming(choices, today).timelineId }).total_cents;

/** The choices in the format of the API. What does not apply is left out. */
export function toQuoteRequest(choices: StaffChoices) {
  const timelineId = choices.preferred_date === '' ? '' : choices.timeline_id;
  const hasSecond = choices.second_date !== '';
  return {
    service_id: choices.service_id,
    rooms: choices.rooms,
    addon_ids: choices.addon_ids,
    address_line1: textOrNull(choices.address_line1),
    suburb: textOrNull(choices.suburb),
    postcode: textOrNull(choices.postcode),
    outside_area_reason: isOutsideAreas(choices.postcode) ? choices.outside_area_reason : undefined,
    timeline_id: timelineId === '' ? undefined : timelineId,
    timeline_reason: timelineId === '' ? undefined : choices.timeline_reason,
    interval_weeks: isOneOffService(choices.service_id) ? null : choices.interval_weeks,
    preferred_date: textOrNull(choices.preferred_date),
    preferred_time: choices.preferred_time,
    second_date: hasSecond ? choices.second_date : null,
    second_time: hasSecond ? choices.second_time : null,
  };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);
