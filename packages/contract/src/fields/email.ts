import { z } from 'zod';
import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE, isEmail, normaliseEmail } from '../rules/email.ts';

/** An e-mail address, trimmed and in lower case. */
export const emailField = z
  .string({ error: EMAIL_MESSAGE })
  .transform(normaliseEmail)
  .refine(isEmail, EMAIL_MESSAGE)
  // For documentation: the steps above do not say it to programs.
  .meta({ format: 'email', maxLength: EMAIL_MAX_LENGTH });
