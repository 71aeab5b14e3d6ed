import { z } from 'zod';
import {
  accessNotesField,
  ADDRESS_LIMITS,
  postcodeField,
  streetField,
  suburbField,
} from '../fields/address.ts';
import { plainDateField } from '../fields/dates.ts';
import { preferredTimeField } from '../fields/preferred-time.ts';
import { optionalLine } from '../fields/text.ts';
import { SERIES_INTERVALS } from '../series/series-rule.ts';

/** The place to clean and how to get in. */
export const placeFields = {
  address_line1: optionalLine({ max: ADDRESS_LIMITS.street }).nullable(),
  suburb: optionalLine({ max: ADDRESS_LIMITS.suburb }).nullable(),
  postcode: postcodeField.nullable(),
  access_notes: accessNotesField,
};

/** How often the client wants visits, and when the first one suits. Nothing is held for them. */
const visitFields = {
  /** The weeks between regular visits; null for a single visit. */
  interval_weeks: z
    .literal(SERIES_INTERVALS, {
      error: 'Choose once, every week, every second or every fourth week.',
    })
    .nullable(),
  preferred_date: plainDateField.nullable(),
  preferred_time: preferredTimeField,
  /** Another day and time, for when the first choice is taken. */
  second_date: plainDateField.nullable(),
  second_time: preferredTimeField.nullable(),
};

/** The address, access notes and wanted visits. All may be absent while the quote is a draft. */
export const siteFields = { ...placeFields, ...visitFields };

/** The fields about the place that are required for submitting a quote. */
export const submittableSiteSchema = z.object({
  address_line1: streetField,
  suburb: suburbField,
  postcode: postcodeField,
});
