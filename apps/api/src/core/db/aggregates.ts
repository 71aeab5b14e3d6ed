import { sql } from 'drizzle-orm';

// As numbers: PostgreSQL counts and adds up as bigint, which its driver reads as text.

/** The number of the rows that meet a condition. */
export const countWhere = (condition: unknown) =>
  sql`count(*) filter (where ${condition})`.mapWith(Number);

/** The sum over the rows, or over those that meet a condition; 0 without any. */
export const sumOrZero = (value: unknown, condition: unknown = true) =>
  sql`coalesce(sum(${value}) filter (where ${condition}), 0)`.mapWith(Number);
