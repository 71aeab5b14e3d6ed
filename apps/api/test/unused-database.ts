import { createDatabaseClient } from '../src/core/db/client.ts';

/**
 * For endpoints that need no database. It would connect at the first query, and no server exists.
 */
export const { database: unusedDatabase } = createDatabaseClient({
  url: 'postgres://nobody@127.0.0.1:1/none',
});
