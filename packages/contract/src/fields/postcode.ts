import { z } from 'zod';
import { isNswPostcode, POSTCODE_MESSAGE } from '../rules/address.ts';

/** A New South Wales street postcode, kept as text so that a leading zero could survive. */
export const postcodeField = z
  .string({ error: POSTCODE_MESSAGE })
  .trim()
  .refine(isNswPostcode, POSTCODE_MESSAGE);
