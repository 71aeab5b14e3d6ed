import type { QuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';
import type { AnswerError } from './quote-steps.ts';

/** What a price still needs before it can become a draft quote. */
export function choiceErrors({
  serviceId,
  timelineId,
}: Pick<QuoteDraft, 'serviceId' | 'timelineId'>): AnswerError[] {
  const errors: AnswerError[] = [];
  if (serviceId === null) {
    errors.push({ field: 'service_id', step: 'price', message: 'Choose a service.' });
  }
  if (timelineId === null) {
    errors.push({ field: 'timeline_id', step: 'price', message: 'Choose when you need us.' });
  }
  return errors;
}
