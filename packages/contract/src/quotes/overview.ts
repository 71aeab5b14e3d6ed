import { z } from 'zod';
import { QUOTE_STATUSES } from '../state-machines/quote-states.ts';
import { quoteSchema, quoteSummarySchema } from './entity.ts';

/** Quotes on the first page of the portal: those that wait for the client, and how many there are. */
export const quotesOverviewSchema = z.object({
  status_counts: z.partialRecord(z.enum(QUOTE_STATUSES), z.int().nonnegative()),
  /** Offers that wait for an answer, the latest first. */
  waiting: z.array(quoteSummarySchema),
  /** Drafts that the client may finish, the latest first. */
  drafts: z.array(quoteSummarySchema),
});

/** A quote as a person takes it away: without what could be done to it at the moment. */
export const exportedQuoteSchema = quoteSchema.omit({
  available_commands: true,
  client: true,
  staff_details: true,
});

export type QuotesOverview = z.output<typeof quotesOverviewSchema>;
export type ExportedQuote = z.output<typeof exportedQuoteSchema>;
