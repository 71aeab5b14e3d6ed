import { z } from 'zod';

/** The largest value of the database's integer columns. */
const MAX_VERSION = 2_147_483_647;

const MESSAGE = 'Send the version you last read, a whole number from 1.';

/**
 * The version that the caller last read. A stale one is refused, so that no caller overwrites a
 * change they have not seen.
 */
export const versionField = z.int({ error: MESSAGE }).min(1, MESSAGE).max(MAX_VERSION, MESSAGE);

/** The version that the caller last read, in a query string. */
export const versionQueryField = z.coerce
  .number<number | string>({ error: MESSAGE })
  .pipe(versionField);
