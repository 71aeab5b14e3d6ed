import { z } from 'zod';
import { centsField } from '../../fields/cents.ts';
import { instantField } from '../../fields/dates.ts';
import { QUOTE_STEPS } from '../steps.ts';

const countField = z.int().nonnegative();

/** Several quotes together. */
export const quoteTotalSchema = z.object({
  count: countField,
  /** The sum of those that have a price. */
  total_cents: centsField,
  /** How many of them have no price yet. */
  unpriced_count: countField,
});

/** How many open quotes there are, and what they come to, by step and by what a person looks for. */
export const quoteTotalsSchema = z.object({
  steps: z.record(z.enum(QUOTE_STEPS), quoteTotalSchema),
  /** Open quotes that the caller owns. */
  mine_count: countField,
  /** Open quotes of the NDIS service. */
  ndis_count: countField,
  /** Offers whose last day comes within a week. */
  ending_count: countField,
  /** Every quote, ended ones too, counted up to a limit. */
  all_count: countField,
  is_all_count_capped: z.boolean(),
});

/** What became of one quote of a bulk command: its new version, or why nothing changed. */
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
