import { sql, type SQL } from 'drizzle-orm';
import { customType, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** An instant. Milliseconds, because a JavaScript `Date` holds no more and comparisons must agree. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Raw bytes: hashes and ciphertext. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** A condition that a text column holds one of these words. The words are ours, never input. */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}
