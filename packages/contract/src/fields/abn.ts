import { isValidAbn, normaliseAbn } from '@cleaning/ndis';
import { z } from 'zod';

const ABN_MESSAGE = 'Enter an ABN of 11 digits, like 51 824 753 556.';

/** An Australian Business Number: eleven digits whose sum is right, spaces removed. */
export const abnField = z
  .string({ error: ABN_MESSAGE })
  .max(32, ABN_MESSAGE)
  .refine(isValidAbn, ABN_MESSAGE)
  .transform(normaliseAbn);
