import { z } from 'zod';
import { versionField } from '../fields/version.ts';
import { optionalText } from '../fields/text.ts';

/** The most answers of one call. */
export const MAX_CLAIM_ANSWERS = 100;

const ANSWERS_MESSAGE = `Answer from 1 to ${MAX_CLAIM_ANSWERS} claims, each of them once.`;

/** The agency's answers to submitted claims. */
export const answerClaimsRequest = z.strictObject({
  answers: z
    .array(
      z
        .strictObject({
          invoice_id: z.uuid({ error: 'Choose invoices by their ids.' }),
          version: versionField,
          outcome: z.enum(['accepted', 'rejected'], { error: 'Answer accepted or rejected.' }),
          /** The agency's words; required for a rejected claim. */
          reason: optionalText({ max: 500 }).optional(),
        })
        .refine(({ outcome, reason = '' }) => outcome === 'accepted' || reason !== '', {
          path: ['reason'],
          error: 'Say why the claim was rejected.',
        }),
      { error: ANSWERS_MESSAGE },
    )
    .min(1, ANSWERS_MESSAGE)
    .max(MAX_CLAIM_ANSWERS, ANSWERS_MESSAGE)
    .refine(
      (answers) => new Set(answers.map(({ invoice_id: id }) => id)).size === answers.length,
      ANSWERS_MESSAGE,
    ),
});

export type AnswerClaimsRequest = z.input<typeof answerClaimsRequest>;
