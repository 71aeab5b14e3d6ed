import { type CreateQuoteRequest, updateQuoteRequest } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { type QuoteAnswers, type WireAnswers, wireAnswers, wireChoices } from './quote-answers.ts';

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

/** Both sides are built in one order, so their text tells whether they are the same. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
