import { z } from 'zod';
import { plainDateField } from '../../fields/dates.ts';
import { listFilter } from '../../fields/list-filter.ts';
import { optionalText } from '../../fields/text.ts';
import { versionField } from '../../fields/version.ts';
import { quoteChoicesFields } from '../choices.ts';
import { chosenDepositSchema } from '../entity.ts';
import { itemFields, MAX_QUOTE_ITEMS } from '../items/requests.ts';
import { listQuotesQuery, QUOTE_ORDERINGS, staffReasons, timelineOfDay } from '../requests.ts';
import { siteFields } from '../site.ts';
import { QUOTE_STEPS } from '../steps.ts';

const OWNER_MESSAGE = 'Filter by me, nobody or the id of a member of staff.';
const DAYS_MESSAGE = 'Use a whole number of days from 0 to 60.';

export const STAFF_QUOTE_ORDERINGS = [
  ...QUOTE_ORDERINGS,
  'waiting_since',
  '-waiting_since',
] as const;

const staffFilters = {
  client_id: z.uuid({ error: 'Filter by the id of a client.' }).optional(),
  /** Any of these steps, comma separated. */
  step: listFilter(QUOTE_STEPS, 'Filter by known steps, comma separated.').optional(),
  owner: z
    .union([z.enum(['me', 'nobody']), z.uuid({ error: OWNER_MESSAGE })], { error: OWNER_MESSAGE })
    .optional(),
  /** Offers whose last day is at most this many days away. */
  ends_in_days: z.coerce
    .number<number | string>({ error: DAYS_MESSAGE })
    .pipe(z.int({ error: DAYS_MESSAGE }).min(0, DAYS_MESSAGE).max(60, DAYS_MESSAGE))
    .optional(),
};

/** Staff can also search by the client's name, and order by how long a quote has been waiting. */
export const listStaffQuotesQuery = listQuotesQuery.extend({
  ...staffFilters,
  ordering: z
    .enum(STAFF_QUOTE_ORDERINGS, {
      error:
        'Order by updated_at, created_at, total_cents or waiting_since, with - for descending.',
    })
    .default('-updated_at'),
});

/** The filters of the list, applied to open quotes. */
export const quoteTotalsQuery = listStaffQuotesQuery.omit({
  page: true,
  page_size: true,
  ordering: true,
  status: true,
});

const offerFields = {
  /** The lines of the price. Without any, the price list prices the quote. */
  items: z
    .array(z.strictObject({ id: z.uuid('Give each line an id of its own.'), ...itemFields }), {
      error: 'Give the lines of the price.',
    })
    .max(MAX_QUOTE_ITEMS, `A quote has at most ${MAX_QUOTE_ITEMS} lines.`)
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Give each line an id of its own.',
    ),
  /** Null for the usual deposit of the timing. When absent, it does not change. */
  deposit: chosenDepositSchema.nullable().optional(),
  company_notes: optionalText({ max: 2000 }),
  /** The last day of the offer in Sydney; null for the company's usual time. */
  valid_until: plainDateField.nullable(),
};

/** Saves the lines, the note and the last day of an offer in preparation together. */
export const saveOfferRequest = z.strictObject({ version: versionField, ...offerFields });

const officeQuoteFields = {
  ...quoteChoicesFields,
  timeline_id: timelineOfDay,
  ...z.strictObject(siteFields).partial().shape,
  ...staffReasons,
  ...offerFields,
};

/** A quote that the office writes for a client: what is cleaned and what it costs, in one call. */
export const createOfficeQuoteRequest = z.strictObject({
  client_id: z.uuid({ error: 'Choose a client.' }),
  ...officeQuoteFields,
});

export const saveOfficeQuoteRequest = z.strictObject({
  version: versionField,
  ...officeQuoteFields,
});

const ownerField = z.uuid({ error: 'Choose a member of staff.' }).nullable();

export const assignQuoteRequest = z.strictObject({ version: versionField, owner_id: ownerField });

/** The most quotes in one bulk command. */
export const MAX_BULK_QUOTES = 100;

const BULK_MESSAGE = `Choose from 1 to ${MAX_BULK_QUOTES} quotes.`;
const idField = z.uuid({ error: 'Choose quotes by their ids.' });

const chosenQuotes = z
  .array(z.strictObject({ id: idField, version: versionField }), { error: BULK_MESSAGE })
  .min(1, BULK_MESSAGE)
  .max(MAX_BULK_QUOTES, BULK_MESSAGE)
  .refine(
    (chosen) => new Set(chosen.map(({ id }) => id)).size === chosen.length,
    'Choose each quote once.',
  );

export const chosenQuotesRequest = z.strictObject({ quotes: chosenQuotes });

export const assignQuotesRequest = z.strictObject({ quotes: chosenQuotes, owner_id: ownerField });

export const exportQuotesRequest = z.strictObject({
  ids: z
    .array(idField, { error: BULK_MESSAGE })
    .min(1, BULK_MESSAGE)
    .max(MAX_BULK_QUOTES, BULK_MESSAGE),
});

export type ListStaffQuotesQuery = z.input<typeof listStaffQuotesQuery>;
export type QuoteTotalsQuery = z.input<typeof quoteTotalsQuery>;
export type CreateOfficeQuoteRequest = z.input<typeof createOfficeQuoteRequest>;
export type SaveOfficeQuoteRequest = z.input<typeof saveOfficeQuoteRequest>;
export type SaveOfferRequest = z.input<typeof saveOfferRequest>;
export type StaffQuoteOrdering = (typeof STAFF_QUOTE_ORDERINGS)[number];
