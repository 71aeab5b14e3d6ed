import {
  type Quote,
  type UpdateQuoteRequest,
  type CreateQuoteRequest,
  updateQuoteRequest,
} from '@cleaning/contract';
import { ADDON_IDS, ROOM_IDS, sydneyDateOf } from '@cleaning/pricing';
import type { CompleteQuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';

/** The four answers that determine a price, all given. */
export type ChoiceAnswers = Omit<CompleteQuoteDraft, 'key'>;

/** The place and date as typed; an empty text means not answered yet. */
export interface SiteAnswers {
  readonly address_line1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly access_notes: string;
  /** A Sydney date, YYYY-MM-DD. */
  readonly preferred_date: string;
}

export interface QuoteAnswers {
  readonly choices: ChoiceAnswers;
  readonly site: SiteAnswers;
}

/** The answers in the format of the API, with every field present. */
export type WireAnswers = Required<
  Omit<UpdateQuoteRequest, 'version' | 'company_notes' | 'reason'>
>;

/** The answers in a saved quote. */
export function answersOfQuote(quote: Quote): QuoteAnswers {
  return {
    choices: {
      serviceId: quote.service_id,
      rooms: quote.rooms,
      addonIds: quote.addon_ids,
      timelineId: quote.timeline_id,
    },
    site: {
      address_line1: quote.address_line1 ?? '',
      suburb: quote.suburb ?? '',
      postcode: quote.postcode ?? '',
      access_notes: quote.access_notes,
      preferred_date: quote.preferred_date ?? '',
    },
  };
}

/** The price choices in the format of the API: every room counted, extras in list order. */
function wireChoices({ serviceId, rooms, addonIds, timelineId }: ChoiceAnswers) {
  return {
    service_id: serviceId,
    rooms: Object.fromEntries(ROOM_IDS.map((id) => [id, rooms[id] ?? 0])),
    addon_ids: ADDON_IDS.filter((id) => addonIds.includes(id)),
    timeline_id: timelineId,
  };
}

export function wireAnswers({ choices, site }: QuoteAnswers): WireAnswers {
  return {
    ...wireChoices(choices),
    address_line1: textOrNull(site.address_line1),
    suburb: textOrNull(site.suburb),
    postcode: textOrNull(site.postcode),
    access_notes: site.access_notes.trim(),
    preferred_date: textOrNull(site.preferred_date),
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
export function createRequestOf(answers: QuoteAnswers): CreateQuoteRequest {
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
