import { setTimeout as sleep } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { type Database, transact, type Transaction } from './client.ts';
import { databaseFaultOf } from './database-errors.ts';

/** The SQLSTATEs of serialization_failure and deadlock_detected. */
const CONFLICTS = new Set(['40001', '40P01']);

const MAX_RETRIES = 3;
const MAX_WAIT_MS = 50;

/**
 * Runs work that writes in one transaction. Every write of the service starts here.
 *
 * When PostgreSQL ends the transaction because of a conflict with another one, the work runs again
 * from the start, after a short random wait. So it must have no effect outside of the database, and
 * keep nothing in variables outside of itself.
 *
 * Work takes its locks in this order, and several of one kind by ascending id, so that two
 * transactions hardly ever wait for each other:
 *
 * 1. a bank row, then its statement
 * 2. a quote
 * 3. an invoice, then a credit of its client
 * 4. a series, then its visits
 * 5. a person, then their leave or timesheets
 * 6. the counter of a number series, which every other call for a number waits for
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transact(database, work, config);
    } catch (error) {
      const code = databaseFaultOf(error)?.code ?? '';
      if (retries === MAX_RETRIES || !CONFLICTS.has(code)) throw error;
    }
    await sleep(Math.random() * MAX_WAIT_MS);
  }
}
