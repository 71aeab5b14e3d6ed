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

/** The address, access notes and preferred date. All may be absent while the quote is a draft. */
export const siteFields = { ...placeFields, preferred_date: plainDateField.nullable() };

/** The fields about the place that are required for submitting a quote. */
export const submittableSiteSchema = z.object({
  address_line1: streetField,
  suburb: suburbField,
  postcode: postcodeField,
});
