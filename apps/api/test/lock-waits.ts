import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from './create-test-app.ts';

/**
 * Resolves once so many transactions of the test's database wait for a lock. Two calls that meet at
 * a lock which the test holds are certain to be under way at once.
 */
export async function untilWaiting({ database }: TestApp, count: number): Promise<void> {
  const waiting = sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await database.execute(waiting)).rows.length, { timeout: 20_000 })
    .toBe(count);
}
