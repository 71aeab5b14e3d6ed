import { z } from 'zod';
import { ERROR_MESSAGES } from '../errors/messages.ts';

/** The credential that Google gives the browser of a user who signs in there. */
export const googleTokenField = z
  .string({ error: ERROR_MESSAGES.noGoogleCredential })
  .min(1, ERROR_MESSAGES.noGoogleCredential)
  .max(8192, 'The Google credential is too long.');
