import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** How long a read waits until the replica has the latest changes. */
const REPLICATION_TIMEOUT_MS = 50;
const POLL_MS = 5;

/**
 * Whether a replica has every change that the primary had acknowledged at the time of the call, so
 * that users read what they wrote a moment before, through any process. False when that takes too
 * long, or when either server does not answer.
 */
export async function isUpToDate(replica: Pool, primary: Pool): Promise<boolean> {
  const deadline = performance.now() + REPLICATION_TIMEOUT_MS;
  try {
    const { rows } = await primary.query<{ written: string }>(
      // A commit is acknowledged once its log is flushed.
      'select pg_current_wal_flush_lsn() as written',
    );
    const written = rows[0]?.written;
    while (!(await hasReplayed(replica, written))) {
      if (performance.now() >= deadline) return false;
      await sleep(POLL_MS);
    }
    return true;
  } catch {
    // The read on the primary then reports the primary's own error.
    return false;
  }
}

/** False for a server that is not a replica, such as one that was promoted. */
async function hasReplayed(replica: Pool, written: string | undefined): Promise<boolean> {
  const { rows } = await replica.query<{ has_all: boolean | null }>(
    'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_all',
    [written],
  );
  return rows[0]?.has_all === true;
}
