import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { bytes, instant } from './column-types.ts';

/**
 * The key pair with which the service names itself to push services, in one row. Browsers subscribe
 * to its public key, so it is made once and never changes.
 */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey(),
    publicKey: text().notNull(),
    privateKeyEncrypted: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [check('push_keys_id_check', sql`${table.id} = 1`)],
);

/**
 * The devices that hear of changes to their user's day: at most one for each session, which it ends
 * with. What kind of device it is, the session says.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address at the push service of the browser, which only the two of them and we know. */
    endpoint: text().notNull(),
    /** The public key and the secret of the browser, with which what is sent is encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('push_subscriptions_endpoint_key').on(table.endpoint),
    index('push_subscriptions_user_index').on(table.userId, table.createdAt),
  ],
);

/**
 * What is still to be sent to a device, written in the transaction of the change. Several for one
 * device are sent as one.
 */
export const pushNotices = pgTable(
  'push_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.sessionId, { onDelete: 'cascade' }),
    /** When to send it; later than the change at night, and after a failed attempt. */
    dueAt: instant().notNull(),
    /** The number of attempts that failed. */
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('push_notices_due_index').on(table.dueAt),
    index('push_notices_session_index').on(table.sessionId),
  ],
);
