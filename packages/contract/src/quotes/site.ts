import { z } from 'zod';
import { plainDateField } from '../fields/dates.ts';
import { postcodeField } from '../fields/postcode.ts';
import { optionalLine, optionalText, requiredLine } from '../fields/text.ts';

/** The place to clean and how to get in. */
export const placeFields = {
  address_line1: optionalLine({ max: 120 }).nullable(),
  suburb: optionalLine({ max: 80 }).nullable(),
  postcode: postcodeField.nullable(),
  access_notes: optionalText({ max: 1000 }),
};

/** Where to clean, how to get in and when. All of it may wait while the quote is a draft. */
export const siteFields = { ...placeFields, preferred_date: plainDateField.nullable() };

/** What a quote must say about the place before it can be submitted. */
export const submittableSiteSchema = z.object({
  address_line1: requiredLine({ max: 120, emptyMessage: 'Enter the street address to clean.' }),
  suburb: requiredLine({ max: 80, emptyMessage: 'Enter the suburb.' }),
  postcode: postcodeField,
});
