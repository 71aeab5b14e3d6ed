import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import {
  accessNotesField,
  ADDRESS_LIMITS,
  postcodeField,
  streetField,
  suburbField,
} from '../fields/address.ts';
import { optionalLine } from '../fields/text.ts';

/** The place to clean and how to get in. */
export const placeFields = {
  address_line1: optionalLine({ max: ADDRESS_LIMITS.street }).nullable(),
  suburb: optionalLine({ max: ADDRESS_LIMITS.suburb }).nullable(),
  postcode: postcodeField.nullable(),
  access_notes: accessNotesField,
};

/** Where to clean, how to get in and when. All of it may wait while the quote is a draft. */
export const siteFields = { ...placeFields, preferred_date: plainDateField.nullable() };

/** What a quote must say about the place before it can be submitted. */
export const submittableSiteSchema = z.object({
  address_line1: streetField,
  suburb: suburbField,
  postcode: postcodeField,
});
