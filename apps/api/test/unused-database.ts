import { createDatabaseClient } from '../src/platform/db/client.ts';

/** For endpoints that ask no database: it connects at the first query, and there is none. */
export const { database: unusedDatabase } = createDatabaseClient({
  url: 'postgres://nobody@127.0.0.1:1/none',
});
