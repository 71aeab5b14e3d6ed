import { PAYMENT_METHODS } from '@cleaning/contract/payments/rules';
import {
  type Price,
  type Quote,
  type Quote as WireQuote,
  type RevisionContent,
  SIGNER_RELATIONS,
} from '@cleaning/contract/quotes';
import {
  DEPOSIT_STATUSES,
  QUOTE_ACTORS,
  QUOTE_COMMANDS,
  QUOTE_ORIGINS,
  QUOTE_STATUSES,
} from '@cleaning/contract/quotes/rules';
import type { SeriesInterval } from '@cleaning/contract/series/rules';
import { type AddonId, SERVICE_IDS, TIMELINE_IDS } from '@cleaning/pricing';
import { type SQL, relations, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { author, instant, isOneOf } from './column-types.ts';
import { storedFiles } from './files.ts';

/** Quote references count up from Q-1001. */
export const quoteReferences = pgSequence('quote_references', { startWith: 1001 });

/**
 * The text that a search looks through: the reference and the suburb. The index and the query use
 * the same expression.
 */
export const quoteSearchText = (
  table: Readonly<Record<'reference' | 'suburb', AnyPgColumn>>,
): SQL => sql`(${table.reference} || ' ' || coalesce(${table.suburb}, ''))`;

export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    reference: text()
      .notNull()
      .unique('quotes_reference_key')
      .default(sql`'Q-' || nextval('quote_references')`),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    status: text({ enum: QUOTE_STATUSES }).notNull(),
    /** Counts every change; a caller that read an earlier version is refused. */
    version: integer().notNull().default(1),
    revision: integer().notNull().default(1),
    /** Who wrote it first. */
    origin: text({ enum: QUOTE_ORIGINS }).notNull().default('client'),
    serviceId: text({ enum: SERVICE_IDS }).notNull(),
    rooms: jsonb().$type<WireQuote['rooms']>().notNull(),
    addonIds: text().array().$type<AddonId[]>().notNull(),
    timelineId: text({ enum: TIMELINE_IDS }).notNull(),
    addressLine1: text('address_line1'),
    suburb: text(),
    postcode: text(),
    accessNotes: text().notNull().default(''),
    /** Sydney dates, as text, so that a date never becomes an instant. */
    preferredDate: date({ mode: 'string' }),
    /** A part of the day, or a clock time. */
    preferredTime: text().notNull().default('any'),
    /** Another day and time, for when the first choice is taken. */
    secondDate: date({ mode: 'string' }),
    secondTime: text(),
    /** The weeks between regular visits; null for a single visit. */
    intervalWeeks: integer().$type<SeriesInterval>(),
    /** Why staff chose another timing than that of the preferred date. */
    timelineReason: text(),
    /** Why staff took a place outside the service areas. */
    outsideAreaReason: text(),
    /** The company's notes on its offer. */
    companyNotes: text().notNull().default(''),
    validUntil: date({ mode: 'string' }),
    /** The last day of the next offer; null for the company's usual time. */
    nextValidUntil: date({ mode: 'string' }),
    /** The member of staff who owns the quote. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the quote entered its present status. */
    waitingSince: instant().notNull(),
    /** The time of a scheduled send, until which it can be undone, and who asked for it. */
    sendAt: instant(),
    sendBy: uuid().references(() => users.id, { onDelete: 'restrict' }),
    /**
     * The price as it was agreed or last calculated, since the price tables may change afterwards.
     */
    price: jsonb().$type<Price>().notNull(),
    totalCents: integer(),
    depositCents: integer(),
    depositStatus: text({ enum: DEPOSIT_STATUSES }).notNull().default('none'),
    /**
     * How the deposit was paid and refunded, for the release before `deposit_payments`. Nothing of
     * this release reads them, so that the next one can drop them.
     */
    depositPaidOn: date({ mode: 'string' }),
    depositReference: text(),
    depositMethod: text({ enum: PAYMENT_METHODS }),
    depositRefundedOn: date({ mode: 'string' }),
    depositRefundReference: text(),
    depositRefundMethod: text({ enum: PAYMENT_METHODS }),
    /** What was received of the deposit, and of that, what invoices used and what was refunded. */
    depositReceivedCents: integer().notNull().default(0),
    depositTakenOffCents: integer().notNull().default(0),
    depositRefundedCents: integer().notNull().default(0),
    submittedAt: instant(),
    approvedAt: instant(),
    /** The name that the client typed; null when staff recorded the approval. */
    approvedName: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: author(),
  },
  (table) => [
    index('quotes_client_updated_index').on(
      table.clientId,
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('quotes_client_status_index').on(table.clientId, table.status),
    index('quotes_updated_index').on(table.updatedAt.desc().nullsFirst(), table.id),
    index('quotes_status_updated_index').on(
      table.status,
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('quotes_created_index').on(table.createdAt.desc().nullsFirst(), table.id),
    index('quotes_service_updated_index').on(
      table.serviceId,
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    // Quotes priced on request come last in either direction.
    index('quotes_total_index').on(table.totalCents.asc().nullsLast(), table.id),
    index('quotes_total_descending_index').on(table.totalCents.desc().nullsLast(), table.id),
    // Finds text anywhere in the reference and the suburb.
    index('quotes_search_index').using('gin', sql`${quoteSearchText(table)} gin_trgm_ops`),
    index('quotes_waiting_index').on(table.waitingSince, table.id),
    index('quotes_status_waiting_index').on(table.status, table.waitingSince, table.id),
    /**
     * Indexes only the drafts of the company, since there are many of the clients' own drafts.
     */
    index('quotes_revised_draft_index')
      .on(table.waitingSince, table.id)
      .where(
        sql`${table.status} = 'draft' and (${table.revision} > 1 or ${table.origin} = 'office')`,
      ),
    index('quotes_owner_waiting_index')
      .on(table.ownerId, table.waitingSince, table.id)
      .where(sql`${table.ownerId} is not null`),
    index('quotes_send_index')
      .on(table.sendAt)
      .where(sql`${table.sendAt} is not null`),
    index('quotes_expiry_index')
      .on(table.validUntil)
      .where(sql`${table.status} = 'sent'`),
    /** Received money is matched with what is still due of deposits. */
    index('quotes_deposit_due_index')
      .on(sql`(${table.depositCents} - ${table.depositReceivedCents})`)
      .where(sql`${table.depositStatus} = 'due'`),
    check('quotes_status_check', isOneOf(table.status, QUOTE_STATUSES)),
    check('quotes_origin_check', isOneOf(table.origin, QUOTE_ORIGINS)),
    check('quotes_service_id_check', isOneOf(table.serviceId, SERVICE_IDS)),
    check('quotes_timeline_id_check', isOneOf(table.timelineId, TIMELINE_IDS)),
    check('quotes_deposit_status_check', isOneOf(table.depositStatus, DEPOSIT_STATUSES)),
    check(
      'quotes_deposit_received_check',
      sql`case ${table.depositStatus} when 'none' then ${table.depositReceivedCents} = 0 when 'due' then ${table.depositReceivedCents} < ${table.depositCents} else ${table.depositReceivedCents} > 0 end`,
    ),
    check(
      'quotes_deposit_refund_check',
      sql`${table.depositStatus} <> 'refunded' or ${table.depositRefundedCents} > 0`,
    ),
    check(
      'quotes_deposit_money_check',
      sql`${table.depositReceivedCents} between 0 and coalesce(${table.depositCents}, 0) and ${table.depositTakenOffCents} >= 0 and ${table.depositRefundedCents} >= 0 and ${table.depositTakenOffCents} + ${table.depositRefundedCents} <= ${table.depositReceivedCents}`,
    ),
    // An NDIS claim may not contain a deposit.
    check(
      'quotes_ndis_deposit_check',
      sql`${table.serviceId} <> 'ndis' or ${table.depositStatus} = 'none'`,
    ),
    check('quotes_version_check', sql`${table.version} > 0 and ${table.revision} > 0`),
    check('quotes_total_cents_check', sql`${table.totalCents} >= 0`),
    check(
      'quotes_deposit_cents_check',
      sql`${table.depositCents} between 0 and ${table.totalCents}`,
    ),
    check(
      'quotes_priced_check',
      sql`(${table.totalCents} is null) = (${table.depositCents} is null)`,
    ),
    // The lines must add up to the total; the function is in the migrations.
    check(
      'quotes_price_check',
      sql`quote_price_adds_up(${table.price}, ${table.totalCents}, ${table.depositCents})`,
    ),
    check(
      'quotes_approval_check',
      sql`${table.approvedName} is null or ${table.approvedAt} is not null`,
    ),
    check(
      'quotes_send_check',
      sql`(${table.sendAt} is null) = (${table.sendBy} is null) and (${table.sendAt} is null or ${table.status} in ('submitted', 'draft'))`,
    ),
    check('quotes_interval_weeks_check', sql`${table.intervalWeeks} in (1, 2, 4)`),
    check(
      'quotes_second_choice_check',
      sql`(${table.secondDate} is null) = (${table.secondTime} is null)`,
    ),
    check('quotes_postcode_check', sql`${table.postcode} ~ '^[0-9]{4}$'`),
  ],
);

/** The kinds of movements of a deposit. What an invoice used of it is a payment of that invoice. */
export const DEPOSIT_PAYMENT_KINDS = ['payment', 'refund'] as const;

/**
 * Payments and refunds of the deposits of quotes. Rows are added, and never changed but for a
 * payment that was recorded by mistake: it stays, and counts no more.
 */
export const depositPayments = pgTable(
  'deposit_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'restrict' }),
    kind: text({ enum: DEPOSIT_PAYMENT_KINDS }).notNull(),
    amountCents: integer().notNull(),
    reference: text().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** The Sydney date of the payment or refund. */
    receivedOn: date({ mode: 'string' }).notNull(),
    recordedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    takenBackAt: instant(),
  },
  (table) => [
    index('deposit_payments_quote_index').on(table.quoteId, table.position),
    check('deposit_payments_kind_check', isOneOf(table.kind, DEPOSIT_PAYMENT_KINDS)),
    check('deposit_payments_method_check', isOneOf(table.method, PAYMENT_METHODS)),
    check('deposit_payments_amount_check', sql`${table.amountCents} > 0`),
    check(
      'deposit_payments_taken_back_check',
      sql`${table.takenBackAt} is null or ${table.kind} = 'payment'`,
    ),
  ],
);

export const depositPaymentRelations = relations(depositPayments, ({ one }) => ({
  quote: one(quotes, { fields: [depositPayments.quoteId], references: [quotes.id] }),
}));

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

/** Each offer as it was sent. A trigger from a migration refuses every later change of a row. */
export const quoteRevisions = pgTable(
  'quote_revisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    content: jsonb().$type<RevisionContent>().notNull(),
    totalCents: integer().notNull(),
    depositCents: integer().notNull(),
    /** The last Sydney date on which the offer could be approved. */
    validUntil: date({ mode: 'string' }).notNull(),
    sentAt: instant().notNull(),
    sentBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('quote_revisions_quote_revision_key').on(table.quoteId, table.revision),
    check('quote_revisions_revision_check', sql`${table.revision} > 0`),
    check(
      'quote_revisions_price_check',
      sql`quote_price_adds_up(${table.content} -> 'price', ${table.totalCents}, ${table.depositCents})`,
    ),
  ],
);

/** The templates of cleans that clients book again. */
export const quoteTemplates = pgTable(
  'quote_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    serviceId: text({ enum: SERVICE_IDS }).notNull(),
    rooms: jsonb().$type<Quote['rooms']>().notNull(),
    addonIds: text().array().$type<AddonId[]>().notNull(),
    timelineId: text({ enum: TIMELINE_IDS }).notNull(),
    addressLine1: text('address_line1'),
    suburb: text(),
    postcode: text(),
    accessNotes: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('quote_templates_client_name_key').on(table.clientId, sql`lower(${table.name})`),
    check('quote_templates_service_id_check', isOneOf(table.serviceId, SERVICE_IDS)),
    check('quote_templates_timeline_id_check', isOneOf(table.timelineId, TIMELINE_IDS)),
    check('quote_templates_postcode_check', sql`${table.postcode} ~ '^[0-9]{4}$'`),
  ],
);

/** The files of a quote. */
export const quoteAttachments = pgTable(
  'quote_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .unique('quote_attachments_file_key')
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    createdAt: instant().notNull(),
  },
  (table) => [index('quote_attachments_quote_index').on(table.quoteId, table.createdAt)],
);
