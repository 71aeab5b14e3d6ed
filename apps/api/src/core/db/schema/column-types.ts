import { sql, type SQL } from 'drizzle-orm';
import { customType, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** An instant in milliseconds, the precision of a JavaScript `Date`, so that comparisons agree. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/**
 * The author of the last change that the version counts; null for a change by the service itself,
 * or from before this column existed. It has no foreign key, as in the audit log, so that deleting
 * an account need not search every table. Only the refusal of a stale edit reads it.
 */
export const author = () => uuid();

/** Raw bytes: hashes and ciphertext. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/**
 * A check that a text column has one of these values. They are inlined, so they must be constants
 * and never input.
 */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}
