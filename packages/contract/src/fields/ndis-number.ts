import { z } from 'zod';
import { isNdisNumber, NDIS_NUMBER_MESSAGE, normaliseNdisNumber } from '../rules/ndis-number.ts';

/** A participant's NDIS number: nine digits, spaces removed. */
export const ndisNumberField = z
  .string({ error: NDIS_NUMBER_MESSAGE })
  .max(32, NDIS_NUMBER_MESSAGE)
  .refine(isNdisNumber, NDIS_NUMBER_MESSAGE)
  .transform(normaliseNdisNumber);
