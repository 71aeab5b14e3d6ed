import { CLAIM_STATUSES } from '@cleaning/contract/claims/rules';
import {
  INVOICE_ACTORS,
  INVOICE_COMMANDS,
  INVOICE_STATUSES,
} from '@cleaning/contract/invoices/rules';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';
import { users } from './users.ts';

/** The history of each invoice. Rows are added and never changed. */
export const invoiceEvents = pgTable(
  'invoice_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of events whose instants are the same. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    command: text({ enum: INVOICE_COMMANDS }).notNull(),
    fromStatus: text({ enum: INVOICE_STATUSES }),
    toStatus: text({ enum: INVOICE_STATUSES }).notNull(),
    /** The claim status after the event. */
    claimStatus: text({ enum: CLAIM_STATUSES }).notNull(),
    actor: text({ enum: INVOICE_ACTORS }).notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The client for whom a member of staff acted. */
    onBehalfOf: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('invoice_events_invoice_index').on(table.invoiceId, table.position),
    check('invoice_events_command_check', isOneOf(table.command, INVOICE_COMMANDS)),
    check('invoice_events_from_status_check', isOneOf(table.fromStatus, INVOICE_STATUSES)),
    check('invoice_events_to_status_check', isOneOf(table.toStatus, INVOICE_STATUSES)),
    check('invoice_events_claim_status_check', isOneOf(table.claimStatus, CLAIM_STATUSES)),
    check('invoice_events_actor_check', isOneOf(table.actor, INVOICE_ACTORS)),
  ],
);
