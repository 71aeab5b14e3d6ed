import { submittableSiteSchema } from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { ApiError, refuseField } from '../../platform/http/api-error.ts';
import { parseInput } from '../../platform/http/validation.ts';
import type { FoundQuote } from './change.ts';
import type { QuoteChanges } from './quote-repository.ts';

/** How far ahead an offer can be held, in days. */
const MAX_VALIDITY_DAYS = 365;

interface OfferTerms {
  /** The last day in Sydney to approve it, as staff chose it. */
  readonly validUntil: string | null;
  readonly today: string;
  readonly usualDays: number;
}

/**
 * What an offer adds to a quote: how long it holds. It must say where to clean, and have a price.
 *
 * @throws ApiError by field for a part that is missing or a day that is no use; a conflict with the
 * quote when it has no price yet.
 */
export function offerColumns(
  { row, quote }: FoundQuote,
  { validUntil, today, usualDays }: OfferTerms,
): QuoteChanges {
  parseInput(submittableSiteSchema, {
    address_line1: row.addressLine1,
    suburb: row.suburb,
    postcode: row.postcode,
  });
  if (row.totalCents === null) {
    throw new ApiError(
      'invalid_transition',
      'This service has no list price. Write the lines of its price before you send it.',
      { current: quote },
    );
  }
  const lastDay = validUntil ?? addDays(today, usualDays);
  if (lastDay < today || lastDay > addDays(today, MAX_VALIDITY_DAYS)) {
    throw refuseField('valid_until', 'Choose a day from today to one year ahead.');
  }
  return { validUntil: lastDay };
}
