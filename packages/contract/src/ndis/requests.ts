import { SUPPORT_UNITS, parseItemNumber } from '@cleaning/ndis';
import { z } from 'zod';
import { centsError } from '../fields/cents.ts';
import { plainDateField } from '../fields/dates.ts';
import { optionalText, requiredLine } from '../fields/text.ts';
import { versionField } from '../fields/version.ts';
import { pageQuery } from '../http/page.ts';
import { MAX_SEARCH_LENGTH, SEARCH_TOO_LONG } from '../rules/search.ts';

const ITEM_MESSAGE = 'Enter a support item number, like 01_020_0120_1_1, without a suffix.';

/** An item number as the catalogue lists it, without the suffix of a claim. */
const itemNumberField = z
  .string({ error: ITEM_MESSAGE })
  .trim()
  .max(40, ITEM_MESSAGE)
  .refine((text) => parseItemNumber(text)?.suffix === null, ITEM_MESSAGE);

const LIMIT_MESSAGE = 'Enter a price limit from 1 cent to $10,000.';

const limitField = z
  .int({ error: centsError('Enter a price limit in whole cents, up to $10,000.') })
  .min(1, LIMIT_MESSAGE)
  .max(10_000_00, LIMIT_MESSAGE);

export const listCatalogueQuery = pageQuery.extend({
  /** Part of the item number or the name. */
  search: z
    .string({ error: 'Search for one piece of text.' })
    .trim()
    .max(MAX_SEARCH_LENGTH, SEARCH_TOO_LONG)
    .optional(),
  /** Only rows in effect on this date of service. */
  on: plainDateField.optional(),
});

export const addCatalogueRowRequest = z
  .strictObject({
    item_number: itemNumberField,
    name: requiredLine({ max: 200, emptyMessage: 'Enter the name of the support.' }),
    unit: z.enum(SUPPORT_UNITS, { error: 'Use H for hours or E for each.' }),
    effective_from: plainDateField,
    effective_to: plainDateField.nullable(),
    limits: z.strictObject({
      standard_cents: limitField,
      remote_cents: limitField,
      very_remote_cents: limitField,
    }),
    reason: optionalText({ max: 500 }).optional(),
  })
  .refine(({ effective_from: from, effective_to: to }) => to === null || to >= from, {
    path: ['effective_to'],
    message: 'The last date cannot be before the first.',
  });

/**
 * Ends a catalogue row. A row is never changed, because invoices were checked against it; another
 * one is added instead.
 */
export const endCatalogueRowRequest = z.strictObject({
  version: versionField,
  effective_to: plainDateField,
  reason: optionalText({ max: 500 }).optional(),
});

export type ListCatalogueQuery = z.input<typeof listCatalogueQuery>;
export type AddCatalogueRowRequest = z.input<typeof addCatalogueRowRequest>;
export type EndCatalogueRowRequest = z.input<typeof endCatalogueRowRequest>;
