import { z } from 'zod';
import { appointmentSummarySchema } from '../appointments/entity.ts';
import { clientListItemSchema } from '../clients/entity.ts';
import { searchText } from '../fields/text.ts';
import { invoiceSummarySchema } from '../invoices/entity.ts';
import { staffQuoteSummarySchema } from '../quotes/entity.ts';
import { MAX_SEARCH_LENGTH, SEARCH_TOO_LONG, MIN_SEARCH_LENGTH } from '../rules/search.ts';

export const staffSearchQuery = z.strictObject({
  /** Text in the name, the email address or the phone number of a client, or a reference. */
  text: searchText.pipe(
    z
      .string()
      .min(MIN_SEARCH_LENGTH, `Search for ${MIN_SEARCH_LENGTH} letters or more.`)
      .max(MAX_SEARCH_LENGTH, SEARCH_TOO_LONG),
  ),
});

/**
 * The few best matches of each kind. A text that matches one client also finds the client's next or
 * latest records. A reference, or its number alone, finds the records with it.
 */
export const staffSearchSchema = z.object({
  clients: z.array(clientListItemSchema),
  quotes: z.array(staffQuoteSummarySchema),
  visits: z.array(appointmentSummarySchema),
  invoices: z.array(invoiceSummarySchema),
});

export type StaffSearch = z.output<typeof staffSearchSchema>;
