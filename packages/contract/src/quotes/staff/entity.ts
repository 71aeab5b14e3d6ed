import { z } from 'zod';
import { centsField } from '../../fields/cents.ts';
import { instantField } from '../../fields/dates.ts';
import { QUOTE_STEPS } from '../steps.ts';

const countField = z.int().nonnegative();

/** The number of some quotes, and their total. */
export const quoteTotalSchema = z.object({
  count: countField,
  /** The total of the quotes that have a price. */
  total_cents: centsField,
  /** The number of quotes without a price. */
  unpriced_count: countField,
});

/** The numbers and totals of open quotes, by step and by the filters of the list. */
export const quoteTotalsSchema = z.object({
  steps: z.record(z.enum(QUOTE_STEPS), quoteTotalSchema),
  /** Open quotes that the caller owns. */
  mine_count: countField,
  /** Open quotes of the NDIS service. */
  ndis_count: countField,
  /** Offers whose last day is within a week. */
  ending_count: countField,
  /** All quotes, including ended ones, counted up to a limit. */
  all_count: countField,
  is_all_count_capped: z.boolean(),
});

/** The result for one quote of a bulk command: its new version, or why nothing changed. */
export const quoteResultSchema = z.object({
  id: z.uuid(),
  version: z.int().positive().nullable(),
  send_at: instantField.nullable(),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
});

export const quoteResultsSchema = z.object({ results: z.array(quoteResultSchema) });

export type QuoteTotal = z.output<typeof quoteTotalSchema>;
export type QuoteTotals = z.output<typeof quoteTotalsSchema>;
export type QuoteResult = z.output<typeof quoteResultSchema>;
