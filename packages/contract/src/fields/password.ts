import { z } from 'zod';
import { isStrongPassword, PASSWORD_MAX_LENGTH, PASSWORD_MESSAGE } from '../rules/password.ts';

/** A new password. It is never trimmed, because a space is a valid character. */
export const newPasswordField = z
  .string({ error: PASSWORD_MESSAGE })
  .max(PASSWORD_MAX_LENGTH, `Use ${PASSWORD_MAX_LENGTH} characters or fewer.`)
  .refine(isStrongPassword, PASSWORD_MESSAGE);

/**
 * A password to check. Only its presence is validated, because the rules may have changed since it
 * was chosen.
 */
export const currentPasswordField = z
  .string({ error: 'Enter your password.' })
  .min(1, 'Enter your password.')
  .max(PASSWORD_MAX_LENGTH, `Use ${PASSWORD_MAX_LENGTH} characters or fewer.`);
