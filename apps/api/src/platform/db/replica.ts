import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** How long a read waits for what was just written to arrive at the replica. */
const ARRIVES_WITHIN_MS = 50;
const POLL_MS = 5;

/**
 * True once a replica has every change that the primary had acknowledged when this was asked, so that a user reads
 * what they wrote a moment before, through whichever process. False when that takes too long, and when either does
 * not answer.
 */
export async function isUpToDate(replica: Pool, primary: Pool): Promise<boolean> {
  const deadline = performance.now() + ARRIVES_WITHIN_MS;
  try {
    const { rows } = await primary.query<{ written: string }>(
      // A commit is acknowledged once it is flushed.
      'select pg_current_wal_flush_lsn() as written',
    );
    const written = rows[0]?.written;
    while (!(await hasReplayed(replica, written))) {
      if (performance.now() >= deadline) return false;
      await sleep(POLL_MS);
    }
    return true;
  } catch {
    // Its own query tells the read on the primary what is wrong there.
    return false;
  }
}

/** False of a server that is no replica, such as one that was made the primary. */
async function hasReplayed(replica: Pool, written: string | undefined): Promise<boolean> {
  const { rows } = await replica.query<{ has_all: boolean | null }>(
    'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_all',
    [written],
  );
  return rows[0]?.has_all === true;
}
