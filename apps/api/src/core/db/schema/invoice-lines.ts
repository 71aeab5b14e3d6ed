import {
  CANCELLATION_REASONS,
  CLAIM_TYPES,
  GST_CODES,
  INVOICE_KINDS,
} from '@cleaning/contract/invoices/rules';
import { PRICE_REGIONS, SUPPORT_UNITS, type MonashCategory } from '@cleaning/ndis';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './column-types.ts';
import { invoices } from './invoices.ts';

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
