import type { PriceChoices } from '../price/price-choices.ts';

/** The anchors of the questions. */
export const QUESTION_IDS = {
  serviceId: 'question-service',
  rooms: 'question-rooms',
  addonIds: 'question-extras',
  timelineId: 'question-timing',
} as const;

/** Errors of the required questions. */
export interface PriceFormErrors {
  readonly serviceId?: string;
  readonly timelineId?: string;
}

/** The errors of required questions without an answer. */
export function missingAnswers({ serviceId, timelineId }: PriceChoices): PriceFormErrors {
  return {
    ...(serviceId === null ? { serviceId: 'Choose a service.' } : {}),
    ...(timelineId === null ? { timelineId: 'Choose when you need us.' } : {}),
  };
}

/** The errors for the summary, in the order of the questions. */
export function summaryErrors({ serviceId, timelineId }: PriceFormErrors) {
  return [
    { message: serviceId, href: `#${QUESTION_IDS.serviceId}` },
    { message: timelineId, href: `#${QUESTION_IDS.timelineId}` },
  ].flatMap(({ message, href }) => (message === undefined ? [] : [{ message, href }]));
}
