import {
  type Quote,
  type UpdateQuoteRequest,
  type CreateQuoteRequest,
  updateQuoteRequest,
} from '@cleaning/contract';
import { ADDON_IDS, ROOM_IDS, sydneyDateOf } from '@cleaning/pricing';
import type { CompleteQuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';

/** The four answers that make a price. */
export type ChoiceAnswers = Omit<CompleteQuoteDraft, 'key'>;

/** Where and when, as typed: an empty text is an answer that is not given yet. */
export interface SiteAnswers {
  readonly address_line1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly access_notes: string;
  /** A Sydney date, YYYY-MM-DD. */
  readonly preferred_date: string;
}

/** Everything that the quote form asks. */
export interface QuoteAnswers {
  readonly choices: ChoiceAnswers;
  readonly site: SiteAnswers;
}

/** The answers as the service takes them, every field present. */
export type WireAnswers = Required<
  Omit<UpdateQuoteRequest, 'version' | 'company_notes' | 'reason'>
>;

/** The answers that a saved quote holds. */
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

/** The price choices as the service takes them: every room counted, extras in list order. */
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

/** The fields whose answers differ from what was saved last. */
export function changedFields(answers: WireAnswers, saved: WireAnswers): string[] {
  const savedFields: Readonly<Record<string, unknown>> = saved;
  return Object.entries(answers).flatMap(([field, value]) =>
    isSame(value, savedFields[field]) ? [] : [field],
  );
}

/**
 * What of the changed answers can be saved. A field that is not valid yet, such as half a postcode,
 * waits until it is.
 */
export function unsavedChanges(answers: WireAnswers, saved: WireAnswers): Partial<WireAnswers> {
  const changed = changedFields(answers, saved);
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([field, value]) => changed.includes(field) && isValid(field, value),
    ),
  );
}

/** Another draft of the same answers, as far as they can be saved. */
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

/** Both sides are built in one order, so they are the same when their JSON is. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
