import { plainDateField, submittableSiteSchema } from '@cleaning/contract';
import { parseInput } from '../../platform/http/validation.ts';
import { PAST_DATE_MESSAGE } from './draft.ts';
import type { QuoteRow } from './quote-repository.ts';

/**
 * Checks that a draft says where to clean, and wishes for no day that is past.
 *
 * @param today the date in Sydney.
 * @throws ApiError `validation_failed` with every field that is missing.
 */
export function assertSubmittable(quote: QuoteRow, today: string): void {
  const schema = submittableSiteSchema.extend({
    preferred_date: plainDateField.refine((date) => date >= today, PAST_DATE_MESSAGE).nullable(),
  });
  parseInput(schema, {
    address_line1: quote.addressLine1,
    suburb: quote.suburb,
    postcode: quote.postcode,
    preferred_date: quote.preferredDate,
  });
}
