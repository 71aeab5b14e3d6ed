/**
 * When each run begins: 9 am in Sydney on a Wednesday, in the middle of the term, the month and the
 * week. Of the demo's visits today, some are over, some have begun and some are ahead, offices and
 * working hours are open, and no midnight, weekend or public holiday is near. The product has no
 * switch for its time, and PostgreSQL keeps the machine's: a query that compares the database's
 * `now()` with a moment of the service would be wrong in these tests.
 */
const START = Date.parse('2026-11-25T09:00:00+11:00');

/** Set by the process that loads the config first, and inherited by the servers and the workers. */
const startedAt = Number((process.env['E2E_STARTED_AT'] ??= String(Date.now())));

/** How far the clock of the run is ahead of this machine's. */
export const CLOCK_OFFSET_MS = START - startedAt;

/** The present moment of the run, which is that of the service and of every page. */
export const now = (): Date => new Date(Date.now() + CLOCK_OFFSET_MS);
