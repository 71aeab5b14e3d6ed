import { percentOf } from './money.ts';
import { TIMELINES } from './price-tables.ts';
import type { TimelineId } from './timeline-ids.ts';

/**
 * The deposit in cents to pay before a clean with this total, GST included. Zero for a standard
 * clean. It does not apply to an NDIS invoice, which never asks for a deposit.
 *
 * @throws RangeError when the total is not a whole number of cents.
 */
export function depositFor(totalCents: number, timelineId: TimelineId): number {
  return percentOf(totalCents, TIMELINES[timelineId].depositPercent);
}
