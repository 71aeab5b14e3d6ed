import type { AuditAction, AuditSubject } from '@cleaning/contract/audit/rules';
import { PRESENCE_KINDS } from '@cleaning/contract/staff';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytes, instant, isOneOf } from './column-types.ts';

/**
 * What staff and admins did with other people's data. Rows are only added. They name people without
 * a foreign key and actions without a check, because entries outlive both.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of entries whose instants are the same. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    actorId: uuid(),
    action: text().$type<AuditAction>().notNull(),
    subjectType: text().$type<AuditSubject>().notNull(),
    subjectId: uuid(),
    clientId: uuid(),
    reason: text(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('audit_entries_position_index').on(table.position.desc().nullsFirst()),
    index('audit_entries_occurred_at_index').on(table.occurredAt),
    index('audit_entries_actor_index').on(table.actorId, table.position.desc().nullsFirst()),
    index('audit_entries_client_index').on(table.clientId, table.position.desc().nullsFirst()),
    index('audit_entries_subject_index').on(
      table.subjectType,
      table.subjectId,
      table.position.desc().nullsFirst(),
    ),
  ],
);

/** A full transaction id, as text, because only the database compares it. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The changes of the last hour, written by the triggers `note_live_event` in the transaction of the
 * change. Events are ordered by transaction and not by a sequence, because a number drawn early may
 * become visible late.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    transactionId: transactionId().notNull(),
    kind: text().notNull(),
    recordId: uuid().notNull(),
    /**
     * The client who may receive the event; null for staff only. No foreign key, because the client
     * may be deleted.
     */
    clientId: uuid(),
    /** The cleaners who may receive it: whose visit it is, or was until now. */
    staffIds: uuid().array(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.kind, table.recordId] }),
    index('live_events_created_at_index').on(table.createdAt),
  ],
);

/**
 * Which record each member of the team has open, and when they last announced it. The table is
 * unlogged: it is empty after a crash, and filled again within seconds.
 */
export const recordPresences = pgTable(
  'record_presences',
  {
    kind: text({ enum: PRESENCE_KINDS }).notNull(),
    /** No foreign key, because the record may be in one of several tables. */
    recordId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.kind, table.userId] }),
    check('record_presences_kind_check', isOneOf(table.kind, PRESENCE_KINDS)),
  ],
);

/**
 * How many calls each caller made in the present window. Callers are stored as keyed hashes, not
 * addresses.
 */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    budget: text().notNull(),
    caller: text().notNull(),
    endsAt: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.budget, table.caller] }),
    index('rate_limit_windows_ends_at_index').on(table.endsAt),
  ],
);

/**
 * The last number of each series in a Sydney year. The row stays locked until the transaction that
 * took a number ends, and a rolled-back number is given again, so there are no gaps.
 */
export const numberCounters = pgTable(
  'number_counters',
  {
    /** INV for invoices, CRN for credit notes. */
    series: text().notNull(),
    year: integer().notNull(),
    lastNumber: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    check('number_counters_last_number_check', sql`${table.lastNumber} > 0`),
  ],
);

/**
 * Answers kept for a day, so that a repeated call gets the first answer and has no second effect.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    endpoint: text().notNull(),
    requestHash: bytes().notNull(),
    createdAt: instant().notNull(),
    /** Null only inside the transaction that does the work. */
    status: integer(),
    body: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at_index').on(table.createdAt),
  ],
);

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
