import { CLAIM_STATUSES } from '@cleaning/contract/claims/rules';
import { PLAN_MANAGEMENTS } from '@cleaning/contract/clients/rules';
import type { BillTo } from '@cleaning/contract/invoices';
import {
  CANCELLATION_REASONS,
  CLAIM_TYPES,
  GST_CODES,
  INVOICE_ACTORS,
  INVOICE_COMMANDS,
  INVOICE_KINDS,
  INVOICE_STATUSES,
  OWED_INVOICE_STATUSES,
} from '@cleaning/contract/invoices/rules';
import { type MonashCategory, PRICE_REGIONS, SUPPORT_UNITS } from '@cleaning/ndis';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { author, instant, isOneOf } from './column-types.ts';
import { quotes } from './quotes.ts';

/**
 * The text that the search of the invoice list looks through. The index and the query use the same
 * expression.
 */
export const invoiceSearchText = (table: Readonly<Record<'number' | 'note', AnyPgColumn>>): SQL =>
  sql`(coalesce(${table.number}, '') || ' ' || ${table.note})`;

/** Invoices. Totals are stored with the invoice and checked against each other by constraints. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Assigned when the invoice is issued, without gaps: INV-2026-00001. */
    number: text().unique('invoices_number_key'),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    status: text({ enum: INVOICE_STATUSES }).notNull().default('draft'),
    claimStatus: text({ enum: CLAIM_STATUSES }).notNull().default('not_applicable'),
    /** Counts every change; a caller that read an earlier version is refused. */
    version: integer().notNull().default(1),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'restrict' }),
    note: text().notNull().default(''),
    subtotalCents: integer().notNull().default(0),
    gstCents: integer().notNull().default(0),
    totalCents: integer().notNull().default(0),
    /** The totals received, refunded and credited. */
    receivedCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    creditedCents: integer().notNull().default(0),
    /** The part of the received total that came from deposits, until the invoice is voided. */
    depositCents: integer().notNull().default(0),
    /** The part of it that came from credits of the client, until the invoice is voided. */
    creditUsedCents: integer().notNull().default(0),
    /** Whether issuing the draft uses the credit of its payer. */
    usesCredit: boolean().notNull().default(true),
    /** What is still to be paid; zero once the invoice was voided or written off. */
    balanceCents: integer()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when status in ('void', 'written_off') then 0 else total_cents - received_cents + refunded_cents - credited_cents end`,
      ),
    /** Sydney dates, as text, so that a date never becomes an instant. */
    issueDate: date({ mode: 'string' }),
    dueDate: date({ mode: 'string' }),
    /** The amount of the last submitted claim; null where there was none. */
    claimedCents: integer(),
    /** The day on which it was voided or written off, and the amount that was unpaid then. */
    closedOn: date({ mode: 'string' }),
    closedCents: integer(),
    /** The values on the day of issue, since the client's record may change afterwards. */
    planManagement: text({ enum: PLAN_MANAGEMENTS }),
    billTo: jsonb().$type<BillTo>(),
    /** Why staff issued it although the NDIS check found errors. */
    overrideReason: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: author(),
  },
  (table) => [
    /** Referenced by the lines, so that a line always has the kind of its invoice. */
    unique('invoices_id_kind_key').on(table.id, table.kind),
    /** A quote is on at most one invoice that is not void. */
    uniqueIndex('invoices_live_quote_key')
      .on(table.quoteId)
      .where(sql`${table.quoteId} is not null and ${table.status} <> 'void'`),
    index('invoices_client_updated_index').on(
      table.clientId,
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('invoices_client_status_index').on(table.clientId, table.status),
    index('invoices_updated_index').on(table.updatedAt.desc().nullsFirst(), table.id),
    index('invoices_status_updated_index').on(
      table.status,
      table.updatedAt.desc().nullsFirst(),
      table.id,
    ),
    index('invoices_search_index').using('gin', sql`${invoiceSearchText(table)} gin_trgm_ops`),
    /** Unpaid invoices, the longest due first. */
    index('invoices_owed_index')
      .on(table.dueDate, table.id)
      .where(isOneOf(table.status, OWED_INVOICE_STATUSES)),
    index('invoices_claim_index')
      .on(table.claimStatus, table.issueDate, table.id)
      .where(sql`${table.claimStatus} <> 'not_applicable'`),
    check('invoices_kind_check', isOneOf(table.kind, INVOICE_KINDS)),
    check('invoices_status_check', isOneOf(table.status, INVOICE_STATUSES)),
    check('invoices_claim_status_check', isOneOf(table.claimStatus, CLAIM_STATUSES)),
    check('invoices_plan_management_check', isOneOf(table.planManagement, PLAN_MANAGEMENTS)),
    check('invoices_version_check', sql`${table.version} > 0`),
    check('invoices_number_check', sql`${table.number} ~ '^INV-[0-9]{4}-[0-9]{5,}$'`),
    check(
      'invoices_issued_check',
      sql`(${table.status} = 'draft') = (${table.number} is null) and (${table.number} is null) = (${table.issueDate} is null) and (${table.issueDate} is null) = (${table.dueDate} is null) and (${table.dueDate} is null) = (${table.billTo} is null)`,
    ),
    check(
      'invoices_closed_check',
      sql`(${table.status} in ('void', 'written_off')) = (${table.closedOn} is not null) and (${table.closedOn} is null) = (${table.closedCents} is null)`,
    ),
    check(
      'invoices_claim_of_ndis_check',
      sql`${table.kind} = 'ndis' or ${table.claimStatus} = 'not_applicable'`,
    ),
    check(
      'invoices_claimed_check',
      sql`${table.claimedCents} is null or (${table.claimedCents} between 0 and ${table.totalCents} and ${table.claimStatus} <> 'not_applicable')`,
    ),
    check(
      'invoices_sums_check',
      sql`${table.subtotalCents} >= 0 and ${table.gstCents} >= 0 and ${table.totalCents} = ${table.subtotalCents} + ${table.gstCents}`,
    ),
    check(
      'invoices_deposit_check',
      sql`${table.depositCents} >= 0 and ${table.creditUsedCents} >= 0 and ${table.depositCents} + ${table.creditUsedCents} <= ${table.receivedCents}`,
    ),
    check(
      'invoices_money_check',
      sql`${table.refundedCents} between 0 and ${table.receivedCents} and ${table.creditedCents} >= 0 and ${table.receivedCents} - ${table.refundedCents} + ${table.creditedCents} <= ${table.totalCents}`,
    ),
    check(
      'invoices_paid_check',
      sql`(${table.status} = 'paid') = (${table.status} not in ('draft', 'void', 'written_off') and ${table.receivedCents} - ${table.refundedCents} + ${table.creditedCents} = ${table.totalCents})`,
    ),
  ],
);

/** The lines of each invoice. They change while it is a draft, and never afterwards. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which lines were added. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    invoiceId: uuid().notNull(),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    description: text().notNull(),
    /**
     * Hundredths of a unit, since a quantity has at most two decimals and an integer stores them
     * exactly.
     */
    quantityHundredths: integer().notNull(),
    unit: text({ enum: SUPPORT_UNITS }).notNull(),
    unitPriceCents: integer().notNull(),
    gstCode: text({ enum: GST_CODES }).notNull(),
    /** Includes GST. */
    amountCents: integer().notNull(),
    gstCents: integer().notNull(),
    serviceDateFrom: date({ mode: 'string' }),
    serviceDateTo: date({ mode: 'string' }),
    /** Clock times in Sydney, HH:MM. */
    startTime: text(),
    endTime: text(),
    /**
     * The appointment that the line bills. An appointment is on at most one invoice that is not
     * void: see invoiced_appointments.
     */
    appointmentId: uuid(),
    supportItemNumber: text(),
    region: text({ enum: PRICE_REGIONS }),
    /** The Modified Monash category of the place of service. */
    mmm: integer().$type<MonashCategory>(),
    /** The tenths of a kilometre that travel is charged for. */
    kilometreTenths: integer(),
    claimType: text({ enum: CLAIM_TYPES }).notNull().default(''),
    cancellationReason: text({ enum: CANCELLATION_REASONS }),
    cancellationNoticeAt: instant(),
    noOtherWorkFound: boolean(),
  },
  (table) => [
    foreignKey({
      name: 'invoice_lines_invoice_fk',
      columns: [table.invoiceId, table.kind],
      foreignColumns: [invoices.id, invoices.kind],
    }).onDelete('cascade'),
    index('invoice_lines_invoice_index').on(table.invoiceId, table.position),
    index('invoice_lines_search_index').using('gin', sql`${table.description} gin_trgm_ops`),
    /** Finds supports that were claimed before for the same day. */
    index('invoice_lines_support_index')
      .on(table.serviceDateFrom, table.supportItemNumber)
      .where(sql`${table.kind} = 'ndis'`),
    check('invoice_lines_kind_check', isOneOf(table.kind, INVOICE_KINDS)),
    check('invoice_lines_unit_check', isOneOf(table.unit, SUPPORT_UNITS)),
    check('invoice_lines_gst_code_check', isOneOf(table.gstCode, GST_CODES)),
    check('invoice_lines_region_check', isOneOf(table.region, PRICE_REGIONS)),
    // The category and the region must agree.
    check(
      'invoice_lines_mmm_check',
      sql`${table.mmm} is null or (${table.mmm} between 1 and 7 and ${table.region} = case ${table.mmm} when 7 then 'very_remote' when 6 then 'remote' else 'standard' end)`,
    ),
    check('invoice_lines_kilometres_check', sql`${table.kilometreTenths} > 0`),
    check('invoice_lines_claim_type_check', isOneOf(table.claimType, CLAIM_TYPES)),
    check(
      'invoice_lines_cancellation_reason_check',
      isOneOf(table.cancellationReason, CANCELLATION_REASONS),
    ),
    check(
      'invoice_lines_amount_check',
      sql`${table.quantityHundredths} > 0 and ${table.unitPriceCents} >= 0 and ${table.gstCents} between 0 and ${table.amountCents} and (${table.gstCode} = 'P1' or ${table.gstCents} = 0)`,
    ),
    check(
      'invoice_lines_private_check',
      sql`${table.kind} = 'ndis' or (${table.supportItemNumber} is null and ${table.region} is null and ${table.mmm} is null and ${table.kilometreTenths} is null and ${table.claimType} = '' and ${table.cancellationReason} is null and ${table.cancellationNoticeAt} is null and ${table.noOtherWorkFound} is null)`,
    ),
    check(
      'invoice_lines_ndis_check',
      sql`${table.kind} = 'private' or ${table.serviceDateFrom} is not null`,
    ),
    check(
      'invoice_lines_dates_check',
      sql`(${table.serviceDateFrom} is null) = (${table.serviceDateTo} is null) and ${table.serviceDateTo} >= ${table.serviceDateFrom}`,
    ),
  ],
);

/**
 * Which invoice bills each appointment, at most one. The row is deleted when its invoice is voided
 * or deleted.
 */
export const invoicedAppointments = pgTable(
  'invoiced_appointments',
  {
    appointmentId: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
  },
  (table) => [index('invoiced_appointments_invoice_index').on(table.invoiceId)],
);

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
