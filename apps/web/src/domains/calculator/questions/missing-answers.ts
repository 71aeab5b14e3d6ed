import type { PriceChoices } from '../price/price-choices.ts';

/** The anchors of the questions. */
export const QUESTION_IDS = {
  place: 'question-place',
  serviceId: 'question-service',
  rooms: 'question-rooms',
  addonIds: 'question-extras',
  firstVisit: 'question-first-visit',
} as const;

/** Errors of the required questions. */
export interface PriceFormErrors {
  readonly serviceId?: string;
}

/** The errors of required questions without an answer. */
export function missingAnswers({ serviceId }: Pick<PriceChoices, 'serviceId'>): PriceFormErrors {
  return serviceId === null ? { serviceId: 'Choose a service.' } : {};
}

/** The errors for the summary, in the order of the questions. */
export const summaryErrors = ({ serviceId }: PriceFormErrors) =>
  serviceId === undefined ? [] : [{ message: serviceId, href: `#${QUESTION_IDS.serviceId}` }];
