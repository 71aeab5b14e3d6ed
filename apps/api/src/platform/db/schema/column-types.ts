import { sql, type SQL } from 'drizzle-orm';
import { customType, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** An instant. Milliseconds, because a JavaScript `Date` holds no more and comparisons must agree. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/**
 * Who made the change that the version counted last; null for a change by the service itself, and for one before
 * this was noted. Only a refused edit reads it, so it names a user without a foreign key, as the audit log does:
 * deleting an account need not look through every table for it.
 */
export const author = () => uuid();

/** Raw bytes: hashes and ciphertext. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** A condition that a text column holds one of these values. The values are ours, never input. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}
