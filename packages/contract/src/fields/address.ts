import { z } from 'zod';
import { isNswPostcode, POSTCODE_MESSAGE } from '../rules/address.ts';
import { optionalText, requiredLine } from './text.ts';

/** The most characters in the parts of an address, and in access notes. */
export const ADDRESS_LIMITS = {
  street: 120,
  suburb: 80,
  accessNotes: 1000,
  visitNeed: 200,
} as const;

export const streetField = requiredLine({
  max: ADDRESS_LIMITS.street,
  emptyMessage: 'Enter the street address.',
});

export const suburbField = requiredLine({
  max: ADDRESS_LIMITS.suburb,
  emptyMessage: 'Enter the suburb.',
});

/** A New South Wales street postcode, as text so that a leading zero would be kept. */
export const postcodeField = z
  .string({ error: POSTCODE_MESSAGE })
  .trim()
  .refine(isNswPostcode, POSTCODE_MESSAGE)
  // For the API documentation only; the refusal tells which postcodes are in New South Wales.
  .meta({ pattern: String.raw`^\d{4}$` });

/** Notes for the cleaner: parking, the client's mobility, and products to use or avoid. */
export const visitNeedField = optionalText({ max: ADDRESS_LIMITS.visitNeed });

/** How to get in, and what to know before the appointment. */
export const accessNotesField = optionalText({ max: ADDRESS_LIMITS.accessNotes });
