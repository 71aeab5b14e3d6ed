import { sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';

/** @throws when the database does not answer. */
export async function ping(queryable: Queryable): Promise<void> {
  await queryable.execute(sql`select 1`);
}
