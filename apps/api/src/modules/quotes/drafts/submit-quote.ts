import { plainDateField, priceOfChoices, submittableSiteSchema } from '@cleaning/contract';
import { parseInput } from '../../../platform/http/validation.ts';
import type { CommandDetails } from '../execute-command.ts';
import { priceChanged } from '../quote-errors.ts';
import type { NewQuote } from '../quote-repository.ts';
import { choicesOf, PAST_DATE_MESSAGE, priceColumns } from './draft-columns.ts';

/**
 * The command that submits a draft. The draft is priced again, and the price must be the one that
 * the client saw.
 *
 * @throws ApiError `price_changed`, or `validation_failed` with what the draft lacks.
 */
export const submitDetails = (expectedTotalCents: number | null, now: Date): CommandDetails => ({
  command: 'submit',
  changes({ row, quote }, { today }) {
    assertSubmittable(row, today);
    const price = priceOfChoices(choicesOf(row));
    if (price.total_cents !== expectedTotalCents) {
      const repriced = { ...quote, price, total_cents: price.total_cents };
      throw priceChanged(repriced, expectedTotalCents);
    }
    return { ...priceColumns(price), submittedAt: now };
  },
});

/**
 * A new draft that is submitted as it is created.
 *
 * @throws ApiError `validation_failed` with what it lacks.
 */
export function asSubmitted(draft: NewQuote, today: string): NewQuote {
  assertSubmittable(draft, today);
  return { ...draft, status: 'submitted', submittedAt: draft.createdAt };
}

/** Checks that a draft has an address, and that its preferred date is not past. */
function assertSubmittable(quote: NewQuote, today: string): void {
  const schema = submittableSiteSchema.extend({
    preferred_date: plainDateField.refine((date) => date >= today, PAST_DATE_MESSAGE).nullable(),
  });
  parseInput(schema, {
    address_line1: quote.addressLine1 ?? null,
    suburb: quote.suburb ?? null,
    postcode: quote.postcode ?? null,
    preferred_date: quote.preferredDate ?? null,
  });
}
