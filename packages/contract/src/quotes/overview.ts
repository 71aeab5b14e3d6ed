import { z } from 'zod';
import { quoteSchema, quoteSummarySchema } from './entity.ts';
import { QUOTE_STATUSES } from './quote-states.ts';

/**
 * The quotes on the first page of the portal: those that wait for the client, and their numbers.
 */
export const quotesOverviewSchema = z.object({
  status_counts: z.partialRecord(z.enum(QUOTE_STATUSES), z.int().nonnegative()),
  /** Offers that wait for an answer, the latest first. */
  waiting: z.array(quoteSummarySchema),
  /** Drafts that the client may finish, the latest first. */
  drafts: z.array(quoteSummarySchema),
});

/** A quote in a data export, without the commands that are available at the moment. */
export const exportedQuoteSchema = quoteSchema.omit({
  available_commands: true,
  client: true,
  staff_details: true,
});

export type QuotesOverview = z.output<typeof quotesOverviewSchema>;
export type ExportedQuote = z.output<typeof exportedQuoteSchema>;
