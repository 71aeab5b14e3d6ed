import { z } from 'zod';
import { isAustralianContactPhone, normalisePhone, PHONE_MESSAGE } from '../rules/phone.ts';

/** An Australian phone number in any notation, converted to E.164. */
export const phoneField = z
  .string({ error: PHONE_MESSAGE })
  .max(32, PHONE_MESSAGE)
  .refine(isAustralianContactPhone, PHONE_MESSAGE)
  .transform(normalisePhone);
