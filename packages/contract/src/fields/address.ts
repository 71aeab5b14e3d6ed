import { z } from 'zod';
import { isNswPostcode, POSTCODE_MESSAGE } from '../rules/address.ts';
import { optionalText, requiredLine } from './text.ts';

/** The most characters of what is typed of an address, and of how to get in. */
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

/** A New South Wales street postcode, kept as text so that a leading zero could survive. */
export const postcodeField = z
  .string({ error: POSTCODE_MESSAGE })
  .trim()
  .refine(isNswPostcode, POSTCODE_MESSAGE)
  // For documentation; which of them are in New South Wales is said by the refusal.
  .meta({ pattern: String.raw`^\d{4}$` });

/** Where to park, what of the client's mobility to mind, and which products to use or to leave out. */
export const visitNeedField = optionalText({ max: ADDRESS_LIMITS.visitNeed });

/** How to get in, and what to know before the appointment. */
export const accessNotesField = optionalText({ max: ADDRESS_LIMITS.accessNotes });
