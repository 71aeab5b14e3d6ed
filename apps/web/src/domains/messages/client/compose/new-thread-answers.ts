import {
  startThreadRequest,
  THREAD_SUBJECT_TYPES,
  type StartThreadRequest,
} from '@cleaning/contract/messages';
import { z } from 'zod';
import { ABOUT_NOUNS } from '../../about-labels.ts';

/** The form of a new conversation; an empty type is a general question. */
export const newThreadAnswers = startThreadRequest
  .pick({ subject: true, body: true })
  .extend({
    about_type: z.enum(['', ...THREAD_SUBJECT_TYPES]),
    about_id: z.string(),
  })
  .superRefine(({ about_type: type, about_id: id }, context) => {
    if (type === '' || id !== '') return;
    context.addIssue({
      code: 'custom',
      path: ['about_id'],
      message: `Choose which ${ABOUT_NOUNS[type]} you mean.`,
    });
  });

export type NewThreadAnswers = z.output<typeof newThreadAnswers>;

/** The values of that form before validation. */
export type NewThreadValues = Record<keyof NewThreadAnswers, string>;

/** Converts the form to an API request. */
export function toStartRequest({
  about_type: type,
  about_id: id,
  ...rest
}: NewThreadAnswers): StartThreadRequest {
  return type === '' ? rest : { ...rest, about: { type, id } };
}
