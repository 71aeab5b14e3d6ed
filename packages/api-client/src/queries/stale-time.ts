/** How long fetched data counts as fresh, in milliseconds. */
export const STALE_TIME_MS = 60_000;
