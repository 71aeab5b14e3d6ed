import { describeMultiplier, TIMELINES, type TimelineId } from '@cleaning/pricing';

/** The row of a price for its timing, on screens and on paper: "Urgent timing (× 1.2)". */
export const timingInWords = (timelineId: TimelineId, multiplierPercent: number): string =>
  `${TIMELINES[timelineId].name} timing (${describeMultiplier(multiplierPercent)})`;
