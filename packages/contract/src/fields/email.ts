import { z } from 'zod';
import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE, isEmail, normaliseEmail } from '../rules/email.ts';

/** An e-mail address, trimmed and in lower case. */
export const emailField = z
  .string({ error: EMAIL_MESSAGE })
  .transform(normaliseEmail)
  .refine(isEmail, EMAIL_MESSAGE)
  // For the API documentation, which cannot be derived from the steps above.
  .meta({ format: 'email', maxLength: EMAIL_MAX_LENGTH });
