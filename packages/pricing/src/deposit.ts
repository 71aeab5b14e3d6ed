import { percentOf } from './money.ts';
import { TIMELINES } from './price-tables.ts';
import type { TimelineId } from './timeline-ids.ts';

/** The part of a total to pay first, in percent, by how soon the clean is. */
export const depositPercentFor = (timelineId: TimelineId): 0 | 30 =>
  TIMELINES[timelineId].depositPercent;

/**
 * The deposit in cents to pay before a clean with this total, GST included. Zero for a standard clean.
 * It is a figure of the estimate: it is not asked for where an NDIS plan pays.
 *
 * @throws RangeError when the total is not a whole number of cents.
 */
export function depositFor(totalCents: number, timelineId: TimelineId): number {
  return percentOf(totalCents, depositPercentFor(timelineId));
}
