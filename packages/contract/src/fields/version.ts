import { z } from 'zod';

const MESSAGE = 'Send the version you last read, a whole number from 1.';

/** The version a client last read; a stale one is refused, so nobody overwrites what they never saw. */
export const versionField = z.int({ error: MESSAGE }).min(1, MESSAGE);

/** The same, in a query string. */
export const versionQueryField = z.coerce.number({ error: MESSAGE }).pipe(versionField);
