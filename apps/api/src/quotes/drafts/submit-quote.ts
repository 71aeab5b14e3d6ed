import { areaOfPostcode, OUTSIDE_AREA_MESSAGE } from '@cleaning/company';
import { plainDateField } from '@cleaning/contract/fields';
import { submittableSiteSchema } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import { estimateMinutes, sydneyDateOf, timelineOn, type TimelineId } from '@cleaning/pricing';
import { refuseField } from '../../core/http/api-error.ts';
import { parseInput } from '../../core/http/validation.ts';
import { hasStartLeft } from '../../appointments/index.ts';
import type { CommandOnQuote } from '../quote-record.ts';
import { priceChanged } from '../refusals.ts';
import type { NewQuote, QuoteRow } from '../quote-repository.ts';
import { choicesOf, priceColumns } from './draft-columns.ts';
import { PAST_DATE_MESSAGE } from './visit-wishes.ts';

/**
 * The command that submits a draft. The draft is priced again, and the price must be the one that
 * the client saw.
 *
 * @throws ApiError `price_changed`, or `validation_failed` with what the draft lacks.
 */
export const submitting = (expectedTotalCents: number | null, now: Date): CommandOnQuote => ({
  command: 'submit',
  effects({ row, quote }) {
    const today = sydneyDateOf(now);
    assertSubmittable(row, today);
    assertStartLeft(row, today, now);
    const timelineId = timelineToday(row, today);
    const price = priceOfChoices(choicesOf({ ...row, timelineId }));
    if (price.total_cents !== expectedTotalCents) {
      const repriced = {
        ...quote,
        timeline_id: timelineId,
        price,
        total_cents: price.total_cents,
      };
      throw priceChanged(repriced, expectedTotalCents, today);
    }
    return { changes: { timelineId, ...priceColumns(price), submittedAt: now } };
  },
});

function assertStartLeft(row: QuoteRow, today: string, now: Date): void {
  if (row.preferredDate !== today || hasStartLeft(today, estimateMinutes(row), now)) return;
  throw refuseField('preferred_date', 'There is no time left today. Choose another day.');
}

/** The timing of the preferred date today, unless staff chose another one with a reason. */
const timelineToday = (
  { preferredDate, timelineReason, timelineId }: QuoteRow,
  today: string,
): TimelineId =>
  preferredDate === null || timelineReason !== null ? timelineId : timelineOn(preferredDate, today);

/**
 * A new draft that is submitted as it is created.
 *
 * @throws ApiError `validation_failed` with what it lacks.
 */
export function asSubmitted(draft: NewQuote, today: string): NewQuote {
  assertSubmittable(draft, today);
  return { ...draft, status: 'submitted', submittedAt: draft.createdAt };
}

/**
 * Checks that a draft has an address in a service area, and that its preferred date is not past.
 * Staff may have taken a place outside with a reason.
 */
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
  const isTaken = typeof quote.outsideAreaReason === 'string';
  if (!isTaken && areaOfPostcode(quote.postcode ?? '') === null) {
    throw refuseField('postcode', OUTSIDE_AREA_MESSAGE);
  }
}
