import { z } from 'zod';
import { isStrongPassword, PASSWORD_MAX_LENGTH, PASSWORD_MESSAGE } from '../rules/password.ts';

/** A password being chosen. It is never trimmed: a space is a character like any other. */
export const newPasswordField = z
  .string({ error: PASSWORD_MESSAGE })
  .max(PASSWORD_MAX_LENGTH, `Use ${PASSWORD_MAX_LENGTH} characters or fewer.`)
  .refine(isStrongPassword, PASSWORD_MESSAGE);

/** A password being checked: only its presence matters, the rules may have been others once. */
export const currentPasswordField = z
  .string({ error: 'Enter your password.' })
  .min(1, 'Enter your password.')
  .max(PASSWORD_MAX_LENGTH, `Use ${PASSWORD_MAX_LENGTH} characters or fewer.`);
