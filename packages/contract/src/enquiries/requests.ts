import { z } from 'zod';
import { emailField } from '../fields/email.ts';
import { requiredLine, requiredText } from '../fields/text.ts';
import { ENQUIRY_LIMITS, ENQUIRY_MESSAGES, ENQUIRY_TOPICS } from '../rules/enquiry.ts';
import { isAustralianContactPhone, normalisePhone, PHONE_MESSAGE } from '../rules/phone.ts';

const withPlainLineBreaks = (value: string): string => value.replaceAll(/\r\n?/gu, '\n');

/** A message of somebody who need not have an account. */
export const createEnquiryRequest = z.strictObject({
  /** It becomes part of a subject, so it is one line. */
  name: requiredLine({ max: ENQUIRY_LIMITS.name, emptyMessage: ENQUIRY_MESSAGES.name }),
  email: emailField,
  /** A form without scripts sends an empty answer for none. */
  phone_number: z
    .string({ error: PHONE_MESSAGE })
    .trim()
    // For documentation; the rule itself counts digits.
    .meta({ maxLength: 100 })
    .refine((value) => value === '' || isAustralianContactPhone(value), PHONE_MESSAGE)
    .transform((value) => (value === '' ? null : normalisePhone(value)))
    .default(null),
  topic: z.enum(ENQUIRY_TOPICS, { error: ENQUIRY_MESSAGES.topic }),
  message: z
    .string({ error: ENQUIRY_MESSAGES.message })
    .transform(withPlainLineBreaks)
    .pipe(requiredText({ max: ENQUIRY_LIMITS.message, emptyMessage: ENQUIRY_MESSAGES.message })),
  /** Hidden from people. A program that fills in every field fills in this one too. */
  website: z.string().meta({ maxLength: 1000 }).default(''),
});

export type CreateEnquiryRequest = z.input<typeof createEnquiryRequest>;
