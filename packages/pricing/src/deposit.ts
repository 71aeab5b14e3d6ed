import { percentOf } from './money.ts';
import { TIMELINES } from './price-tables.ts';
import type { ServiceId } from './service-ids.ts';
import type { TimelineId } from './timeline-ids.ts';

interface WhatAndWhen {
  readonly serviceId: ServiceId;
  readonly timelineId: TimelineId;
}

/** The part of a total to pay first, in percent. An NDIS clean never asks for a deposit. */
export function depositPercentFor({ serviceId, timelineId }: WhatAndWhen): 0 | 30 {
  return serviceId === 'ndis' ? 0 : TIMELINES[timelineId].depositPercent;
}

/**
 * The deposit in cents to pay before a clean with this total, GST included. Zero for a standard clean
 * and for an NDIS one.
 *
 * @throws RangeError when the total is not a whole number of cents.
 */
export function depositFor(totalCents: number, clean: WhatAndWhen): number {
  return percentOf(totalCents, depositPercentFor(clean));
}
