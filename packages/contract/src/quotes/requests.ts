import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { plainDateField } from '../fields/dates.ts';
import { postcodeField } from '../fields/postcode.ts';
import { optionalText, requiredText, searchText } from '../fields/text.ts';
import { versionField, versionQueryField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { QUOTE_STATUSES } from '../state-machines/quote-states.ts';
import { quoteChoicesFields } from './choices.ts';

/** Where to clean and how to get in. All of it may wait while the quote is a draft. */
const siteFields = {
  address_line1: optionalText({ max: 120 }).nullable(),
  suburb: optionalText({ max: 80 }).nullable(),
  postcode: postcodeField.nullable(),
  access_notes: optionalText({ max: 1000 }),
  preferred_date: plainDateField.nullable(),
};

/** What a quote must say about the place before it can be submitted. */
export const submittableSiteSchema = z.object({
  address_line1: requiredText({ max: 120, emptyMessage: 'Enter the street address to clean.' }),
  suburb: requiredText({ max: 80, emptyMessage: 'Enter the suburb.' }),
  postcode: postcodeField,
});

export const createQuoteRequest = z.strictObject({
  ...quoteChoicesFields,
  address_line1: siteFields.address_line1.optional(),
  suburb: siteFields.suburb.optional(),
  postcode: siteFields.postcode.optional(),
  access_notes: siteFields.access_notes.optional(),
  preferred_date: siteFields.preferred_date.optional(),
});

export const updateQuoteRequest = z.strictObject({
  ...z.strictObject({ ...quoteChoicesFields, ...siteFields }).partial().shape,
  version: versionField,
});

/** Submitting repeats the total that the client saw, so that nobody agrees to another figure. */
export const submitQuoteRequest = z.strictObject({
  version: versionField,
  expected_total_cents: centsField.nullable(),
});

export const cancelQuoteRequest = z.strictObject({
  version: versionField,
  reason: optionalText({ max: 500 }).optional(),
});

export const deleteQuoteQuery = z.strictObject({ version: versionQueryField });

export const QUOTE_ORDERINGS = [
  'updated_at',
  '-updated_at',
  'created_at',
  '-created_at',
  'total_cents',
  '-total_cents',
] as const;

const STATUS_MESSAGE = 'Filter by known statuses, comma separated.';

const statusList = z
  .string({ error: STATUS_MESSAGE })
  .transform((value) => value.split(','))
  .pipe(z.array(z.enum(QUOTE_STATUSES, { error: STATUS_MESSAGE })));

export const listQuotesQuery = pageQuery.extend({
  /** Any of these statuses, comma separated. */
  status: statusList.optional(),
  /** Text in the reference, the service name or the suburb. */
  search: searchText.optional(),
  ordering: z
    .enum(QUOTE_ORDERINGS, {
      error: 'Order by updated_at, created_at or total_cents, with - for descending.',
    })
    .default('-updated_at'),
});

export type CreateQuoteRequest = z.input<typeof createQuoteRequest>;
export type UpdateQuoteRequest = z.input<typeof updateQuoteRequest>;
export type ListQuotesQuery = z.input<typeof listQuotesQuery>;
export type QuoteOrdering = (typeof QUOTE_ORDERINGS)[number];
