/** How soon a clean can be, from the least to the most urgent. */
export const TIMELINE_IDS = ['standard', 'urgent', 'same-day'] as const;

/** One of the ids in {@link TIMELINE_IDS}. */
export type TimelineId = (typeof TIMELINE_IDS)[number];

/** Whether a value from outside (a link, storage, a request) is one of the ids in {@link TIMELINE_IDS}. */
export function isTimelineId(value: unknown): value is TimelineId {
  return TIMELINE_IDS.some((id) => id === value);
}
