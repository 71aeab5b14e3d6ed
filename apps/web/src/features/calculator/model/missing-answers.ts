import type { PriceChoices } from './price-choices.ts';
import { QUESTION_IDS } from './question-ids.ts';

/** What is wrong with each question that has to be answered. */
export interface PriceFormErrors {
  readonly serviceId?: string;
  readonly timelineId?: string;
}

/** What is still missing before a quote can be asked for. */
export function missingAnswers({ serviceId, timelineId }: PriceChoices): PriceFormErrors {
  return {
    ...(serviceId === null ? { serviceId: 'Choose a service.' } : {}),
    ...(timelineId === null ? { timelineId: 'Choose when you need us.' } : {}),
  };
}

/** The same, for the list at the top of the form, in the order of the questions. */
export function summaryErrors({ serviceId, timelineId }: PriceFormErrors) {
  return [
    { message: serviceId, href: `#${QUESTION_IDS.serviceId}` },
    { message: timelineId, href: `#${QUESTION_IDS.timelineId}` },
  ].flatMap(({ message, href }) => (message === undefined ? [] : [{ message, href }]));
}
