/** How many days after a visit it can still be recorded. */
export const PAST_VISIT_DAYS = 60;

/**
 * How a visit is recorded whose time has passed: `done` completes it with its times, `open` leaves
 * that to its cleaner.
 */
export const PAST_VISITS = ['done', 'open'] as const;
export type PastVisit = (typeof PAST_VISITS)[number];
