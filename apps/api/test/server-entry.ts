import { join } from 'node:path';

/**
 * The program of the service: its source or, in `npm test`, its bundle, which starts in a quarter
 * of the time.
 */
export const SERVER_ENTRY = join(
  import.meta.dirname,
  '..',
  process.env['TEST_SERVER_ENTRY'] ?? 'src/server.ts',
);
