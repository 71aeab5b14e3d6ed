import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_MESSAGE,
  findEmailProblem,
  normaliseEmail,
} from '../rules/email.ts';

/** An e-mail address, normalised. */
export const emailField = z
  .string({ error: EMAIL_MESSAGE })
  .transform(normaliseEmail)
  .superRefine((value, context) => {
    const problem = findEmailProblem(value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  })
  // For the API documentation, which cannot be derived from the steps above.
  .meta({ format: 'email', maxLength: EMAIL_MAX_LENGTH });
