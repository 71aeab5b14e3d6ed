import { SERVICE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { enteredCentsField } from '../fields/cents.ts';
import { plainDateField } from '../fields/dates.ts';
import { listFilter } from '../fields/list-filter.ts';
import { optionalText, searchText } from '../fields/text.ts';
import { versionField, versionQueryField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { quoteChoicesFields } from './choices.ts';
import { QUOTE_STATUSES } from './quote-states.ts';
import { siteFields } from './site.ts';

/**
 * Follows from the preferred date. Without a date it may be sent; with one, only the timing of that
 * date is accepted, except from staff with a `timeline_reason`.
 */
export const timelineOfDay = quoteChoicesFields.timeline_id.optional();

const staffReason = optionalText({ max: 500 }).optional();

/** Why staff take what a client may not ask for; each is required where it applies. */
export const staffReasons = {
  /** For another timing than that of the preferred date. */
  timeline_reason: staffReason,
  /** For a place outside the service areas. */
  outside_area_reason: staffReason,
};

/** Staff start a quote for a client with a reason; clients start their own. */
export const createQuoteRequest = z.strictObject({
  client_id: z.uuid({ error: 'Choose a client.' }).optional(),
  reason: staffReason,
  ...quoteChoicesFields,
  timeline_id: timelineOfDay,
  ...z.strictObject(siteFields).partial().shape,
  ...staffReasons,
});

export const updateQuoteRequest = z.strictObject({
  ...z.strictObject({ ...quoteChoicesFields, ...siteFields }).partial().shape,
  ...staffReasons,
  /** For staff: the company's notes on its offer. */
  company_notes: optionalText({ max: 2000 }).optional(),
  /** Required when staff change a client's request. */
  reason: staffReason,
  version: versionField,
});

/** Repeats the total that the client saw, so that no client agrees to another amount. */
export const submitQuoteRequest = z.strictObject({
  version: versionField,
  expected_total_cents: enteredCentsField.nullable(),
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

export const listQuotesQuery = pageQuery.extend({
  /** Any of these statuses, comma separated. */
  status: listFilter(QUOTE_STATUSES, 'Filter by known statuses, comma separated.').optional(),
  /** Any of these services, comma separated. */
  service: listFilter(SERVICE_IDS, 'Filter by known services, comma separated.').optional(),
  /** Text in the reference, the service name or the suburb. */
  search: searchText.optional(),
  /** The first and the last Sydney day on which a quote was created. */
  created_from: plainDateField.optional(),
  created_to: plainDateField.optional(),
  /** The first and the last Sydney day of its last change. */
  updated_from: plainDateField.optional(),
  updated_to: plainDateField.optional(),
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
