import { percentOf } from './money.ts';
import { TIMELINES } from './price-tables.ts';
import type { TimelineId } from './timeline-ids.ts';

/** The deposit as a percentage of the total, by how soon the clean is. */
export const depositPercentFor = (timelineId: TimelineId): 0 | 30 =>
  TIMELINES[timelineId].depositPercent;

/**
 * The deposit in cents to pay before a clean with this total, GST included. Zero for a standard
 * clean. Not asked for when an NDIS plan pays.
 *
 * @throws RangeError when the total is not a whole number of cents.
 */
export function depositFor(totalCents: number, timelineId: TimelineId): number {
  return percentOf(totalCents, depositPercentFor(timelineId));
}
