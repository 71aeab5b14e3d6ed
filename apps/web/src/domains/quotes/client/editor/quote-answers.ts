import {
  type Quote,
  type staffReasons,
  type UpdateQuoteRequest,
  type CreateQuoteRequest,
  updateQuoteRequest,
} from '@cleaning/contract/quotes';
import { ADDON_IDS, ROOM_IDS, sydneyDateOf, type TimelineId } from '@cleaning/pricing';
import { NO_WISHES, type VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import {
  type CompleteQuoteDraft,
  chooseTimeline,
} from '#domains/calculator/quote-draft/quote-draft.ts';

/** What is to be cleaned. */
export type ChoiceAnswers = Pick<CompleteQuoteDraft, 'serviceId' | 'rooms' | 'addonIds'>;

/** The place as typed; an empty text means not answered yet. */
export interface SiteAnswers {
  readonly address_line1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly access_notes: string;
}

export interface QuoteAnswers {
  readonly choices: ChoiceAnswers;
  readonly site: SiteAnswers;
  readonly wishes: VisitWishes;
}

/**
 * The answers in the format of the API, with every field present. The timing is not among them: the
 * service derives it from the day.
 */
export type WireAnswers = Required<
  Omit<
    UpdateQuoteRequest,
    'version' | 'company_notes' | 'reason' | 'timeline_id' | keyof typeof staffReasons
  >
>;

/** The answers in a saved quote. */
export function answersOfQuote(quote: Quote): QuoteAnswers {
  return {
    choices: {
      serviceId: quote.service_id,
      rooms: quote.rooms,
      addonIds: quote.addon_ids,
    },
    site: {
      address_line1: quote.address_line1 ?? '',
      suburb: quote.suburb ?? '',
      postcode: quote.postcode ?? '',
      access_notes: quote.access_notes,
    },
    wishes: {
      intervalWeeks: quote.interval_weeks,
      preferredDate: quote.preferred_date ?? '',
      preferredTime: quote.preferred_time,
      secondDate: quote.second_date ?? '',
      secondTime: quote.second_time ?? NO_WISHES.secondTime,
    },
  };
}

/**
 * The timing of the answers today: that of the day, or the one that staff agreed on for it.
 *
 * @param quote the draft as it was last saved.
 */
export function timelineToday(
  { wishes }: Pick<QuoteAnswers, 'wishes'>,
  quote: Quote,
  today: string,
): TimelineId {
  const isSavedDay = wishes.preferredDate === (quote.preferred_date ?? '');
  const isKept = quote.is_timing_agreed || quote.preferred_date === null;
  return isSavedDay && isKept ? quote.timeline_id : chooseTimeline(wishes, today);
}

/** The price choices in the format of the API: every room counted, extras in list order. */
function wireChoices({ serviceId, rooms, addonIds }: ChoiceAnswers) {
  return {
    service_id: serviceId,
    rooms: Object.fromEntries(ROOM_IDS.map((id) => [id, rooms[id] ?? 0])),
    addon_ids: ADDON_IDS.filter((id) => addonIds.includes(id)),
  };
}

export function wireAnswers({ choices, site, wishes }: QuoteAnswers): WireAnswers {
  const hasSecond = wishes.secondDate !== '';
  return {
    ...wireChoices(choices),
    address_line1: textOrNull(site.address_line1),
    suburb: textOrNull(site.suburb),
    postcode: textOrNull(site.postcode),
    access_notes: site.access_notes.trim(),
    interval_weeks: wishes.intervalWeeks,
    preferred_date: textOrNull(wishes.preferredDate),
    preferred_time: wishes.preferredTime,
    second_date: hasSecond ? wishes.secondDate : null,
    second_time: hasSecond ? wishes.secondTime : null,
  };
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** The fields whose answers differ from the last save. */
export function changedFields(answers: WireAnswers, saved: WireAnswers): string[] {
  const savedFields: Readonly<Record<string, unknown>> = saved;
  return Object.entries(answers).flatMap(([field, value]) =>
    isSame(value, savedFields[field]) ? [] : [field],
  );
}

/**
 * The changed answers that can be saved. An invalid field, such as half a postcode, is left out
 * until it is valid.
 */
export function unsavedChanges(answers: WireAnswers, saved: WireAnswers): Partial<WireAnswers> {
  const changed = changedFields(answers, saved);
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([field, value]) => changed.includes(field) && isValid(field, value),
    ),
  );
}

/** The request for a new draft with the same answers, leaving out invalid ones. */
export function toCreateRequest(answers: QuoteAnswers): CreateQuoteRequest {
  const savable = Object.entries(wireAnswers(answers)).filter(([field, value]) =>
    isValid(field, value),
  );
  return { ...Object.fromEntries(savable), ...wireChoices(answers.choices) };
}

const { preferred_date } = updateQuoteRequest.shape;

const FIELDS: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = {
  ...updateQuoteRequest.shape,
  preferred_date: preferred_date.refine(
    (date) => date === null || date === undefined || date >= sydneyDateOf(new Date()),
  ),
};

function isValid(field: string, value: unknown): boolean {
  return FIELDS[field]?.safeParse(value).success ?? false;
}

/** Compares as JSON, which works because both sides have their fields in the same order. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
