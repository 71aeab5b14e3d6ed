import { SIGNER_RELATIONS } from '@cleaning/contract/quotes';
import { QUOTE_ACTORS, QUOTE_COMMANDS, QUOTE_STATUSES } from '@cleaning/contract/quotes/rules';
import { relations, sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { depositPayments } from './deposit-payments.ts';
import { quotes } from './quotes.ts';
import { users } from './users.ts';

/** The history of each quote. Rows are added and never changed. */
export const quoteEvents = pgTable(
  'quote_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of events whose instants are the same. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    command: text({ enum: QUOTE_COMMANDS }).notNull(),
    fromStatus: text({ enum: QUOTE_STATUSES }),
    toStatus: text({ enum: QUOTE_STATUSES }).notNull(),
    actor: text({ enum: QUOTE_ACTORS }).notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The client for whom a member of staff acted. */
    onBehalfOf: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text(),
    /** The signature of a client's approval: the typed name, and for whom another person signed. */
    signedName: text(),
    signedFor: text(),
    signerRelation: text({ enum: SIGNER_RELATIONS }),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('quote_events_quote_index').on(table.quoteId, table.position),
    check('quote_events_command_check', isOneOf(table.command, QUOTE_COMMANDS)),
    check('quote_events_from_status_check', isOneOf(table.fromStatus, QUOTE_STATUSES)),
    check('quote_events_to_status_check', isOneOf(table.toStatus, QUOTE_STATUSES)),
    check('quote_events_actor_check', isOneOf(table.actor, QUOTE_ACTORS)),
    check('quote_events_relation_check', isOneOf(table.signerRelation, SIGNER_RELATIONS)),
    check(
      'quote_events_signature_check',
      sql`(${table.signedName} is null or ${table.command} = 'approve') and (${table.signedFor} is null or ${table.signedName} is not null) and (${table.signedFor} is null) = (${table.signerRelation} is null)`,
    ),
  ],
);

export const quoteEventRelations = relations(quoteEvents, ({ one }) => ({
  quote: one(quotes, { fields: [quoteEvents.quoteId], references: [quotes.id] }),
}));

export const quoteRelations = relations(quotes, ({ many }) => ({
  events: many(quoteEvents),
  depositPayments: many(depositPayments),
}));
