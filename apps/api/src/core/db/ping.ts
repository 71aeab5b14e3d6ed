import type { QueryConfig } from 'pg';
import type { Database } from './client.ts';

/** Health checks ask again after some seconds, and give up after two. */
const PING_TIMEOUT_MS = 1500;

/** The driver drops the connection of a query that takes longer; its type lacks the setting. */
const PING: QueryConfig & { readonly query_timeout: number } = {
  text: 'select 1',
  query_timeout: PING_TIMEOUT_MS,
};

/** @throws when the database does not answer, in time too. */
export async function ping({ $client }: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The database did not answer in time.'));
    }, PING_TIMEOUT_MS);
  });
  try {
    // Every connection may be busy, so the wait for one counts as well.
    await Promise.race([$client.query(PING), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
