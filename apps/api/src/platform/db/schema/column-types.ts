import { sql, type SQL } from 'drizzle-orm';
import { customType, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** An instant. Milliseconds, because a JavaScript `Date` holds no more and comparisons must agree. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Raw bytes: hashes and ciphertext. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** A condition that a text column holds one of these values. The values are ours, never input. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}
