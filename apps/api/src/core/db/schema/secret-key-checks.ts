import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { bytes, instant } from './column-types.ts';

/**
 * The fingerprint of the key that this database is encrypted with, in one row. A service with
 * another key does not start.
 */
export const secretKeyChecks = pgTable(
  'secret_key_checks',
  {
    id: integer().primaryKey(),
    fingerprint: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [check('secret_key_checks_id_check', sql`${table.id} = 1`)],
);
