import { areaOfPostcode, OUTSIDE_AREA_MESSAGE } from '@cleaning/company';
import { isApiError } from '@cleaning/api-client';
import { accessNotesField } from '@cleaning/contract/fields';
import { submittableSiteSchema } from '@cleaning/contract/quotes';
import type { QuoteAnswers, SiteAnswers } from './quote-answers.ts';
import type { VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import type { QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';

/** The steps of the quote form, in order. */
export const EDITOR_STEPS = [
  { id: 'price', label: 'Price', what: 'price' },
  { id: 'address', label: 'Address and access', what: 'address and access' },
  { id: 'date', label: 'First visit', what: 'first visit' },
  { id: 'photos', label: 'Photos', what: 'photos' },
  { id: 'check', label: 'Check your answers', what: 'answers' },
] as const;

export type EditorStepId = (typeof EDITOR_STEPS)[number]['id'];

/** One invalid answer: the field, the error, and the step that asks for it. */
export interface AnswerError {
  readonly field:
    | keyof SiteAnswers
    | 'service_id'
    | 'rooms'
    | 'addon_ids'
    | 'interval_weeks'
    | 'preferred_date'
    | 'second_date';
  readonly message: string;
  readonly step: EditorStepId;
}

/** The step in an address; defaults to the first. */
export function quoteStepIn(params: URLSearchParams): EditorStepId {
  return EDITOR_STEPS.find(({ id }) => id === params.get('step'))?.id ?? 'price';
}

export function stepAfter(step: EditorStepId): EditorStepId {
  const index = EDITOR_STEPS.findIndex(({ id }) => id === step);
  return EDITOR_STEPS[index + 1]?.id ?? 'check';
}

/** The step before a step; null for the first. */
export function stepBefore(step: EditorStepId): (typeof EDITOR_STEPS)[number] | null {
  const index = EDITOR_STEPS.findIndex(({ id }) => id === step);
  return EDITOR_STEPS[index - 1] ?? null;
}

/** The errors that block a step. */
export function stepErrors(
  step: EditorStepId,
  answers: QuoteAnswers,
  today: string,
): AnswerError[] {
  if (step === 'address') return addressErrors(answers.site);
  if (step === 'date') return dateErrors(answers.wishes, today);
  return [];
}

/**
 * The step at which a link opens a draft: instead of the review, the address while that is missing,
 * because a quote cannot be sent without it.
 */
export function stepToOpen(step: EditorStepId, { site }: Pick<QuoteAnswers, 'site'>): EditorStepId {
  return step === 'check' && addressErrors(site).length > 0 ? 'address' : step;
}

/** The errors that prevent sending the quote. */
export function allErrors(answers: QuoteAnswers, today: string): AnswerError[] {
  return EDITOR_STEPS.flatMap(({ id }) => stepErrors(id, answers, today));
}

/** The server's field errors, each with the step that asks for the field. */
export function errorsOfFields(
  fieldErrors: Readonly<Record<string, readonly string[]>>,
): AnswerError[] {
  return ANSWER_FIELDS.flatMap(({ field, step }) => {
    const message = fieldErrors[field]?.[0];
    return message === undefined ? [] : [{ field, step, message }];
  });
}

/** The field errors of a refused save. */
export function listFieldErrors(failure: unknown): AnswerError[] {
  return isApiError(failure) ? errorsOfFields(failure.fieldErrors) : [];
}

const ANSWER_FIELDS: readonly Pick<AnswerError, 'field' | 'step'>[] = [
  { field: 'service_id', step: 'price' },
  { field: 'rooms', step: 'price' },
  { field: 'addon_ids', step: 'price' },
  { field: 'address_line1', step: 'address' },
  { field: 'suburb', step: 'address' },
  { field: 'postcode', step: 'address' },
  { field: 'access_notes', step: 'address' },
  { field: 'interval_weeks', step: 'date' },
  { field: 'preferred_date', step: 'date' },
  { field: 'second_date', step: 'date' },
];

const addressSchema = submittableSiteSchema.extend({ access_notes: accessNotesField });

function addressErrors(site: SiteAnswers): AnswerError[] {
  const result = addressSchema.safeParse(site);
  if (result.success) return isOutside(site) ? [OUTSIDE] : [];
  const messages: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues)
    (messages[String(path[0])] ??= []).push(message);
  return errorsOfFields(messages);
}

const OUTSIDE: AnswerError = { field: 'postcode', step: 'address', message: OUTSIDE_AREA_MESSAGE };

const isOutside = ({ postcode }: SiteAnswers): boolean => areaOfPostcode(postcode.trim()) === null;

function dateErrors({ preferredDate, secondDate }: VisitWishes, today: string): AnswerError[] {
  const isPast = (date: string) => date !== '' && date < today;
  const message = 'Choose today or a later date.';
  return [
    ...(isPast(preferredDate) ? [{ field: 'preferred_date', step: 'date', message } as const] : []),
    ...(isPast(secondDate) ? [{ field: 'second_date', step: 'date', message } as const] : []),
  ];
}

/** The errors that prevent creating a draft quote from a price. */
export const choiceErrors = ({ serviceId }: Pick<QuoteDraft, 'serviceId'>): AnswerError[] =>
  serviceId === null ? [{ field: 'service_id', step: 'price', message: 'Choose a service.' }] : [];

/** The title and introduction of each step. */
export const STEP_HEADS: Readonly<Record<EditorStepId, { title: string; text: string }>> = {
  price: { title: 'Price', text: 'Choose what you need. The price follows as you go.' },
  address: {
    title: 'Address and access',
    text: 'Where we clean, and how we get in.',
  },
  date: { title: 'First visit', text: 'How often, and which day would suit you first?' },
  photos: {
    title: 'Photos',
    text: 'A photo shows us what you mean. You can leave this step out.',
  },
  check: {
    title: 'Check your answers',
    text: 'Nothing is sent or booked yet. You can change any answer.',
  },
};
