import type { TimesheetTotals } from '@cleaning/contract/timesheets';
import {
  PAYROLL_LAYOUTS,
  TIMESHEET_COMMANDS,
  TIMESHEET_STATUSES,
} from '@cleaning/contract/timesheets/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { appointments } from './appointments.ts';
import { author, instant, isOneOf } from './column-types.ts';

/** Exports of a week for payroll. Their files are made again from the timesheets that they lock. */
export const payrollExports = pgTable(
  'payroll_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    week: date({ mode: 'string' }).notNull(),
    layout: text({ enum: PAYROLL_LAYOUTS }).notNull(),
    cleanerCount: integer().notNull(),
    totalMinutes: integer().notNull(),
    exportedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    exportedAt: instant().notNull(),
  },
  (table) => [
    index('payroll_exports_week_index').on(table.week, table.exportedAt),
    check('payroll_exports_layout_check', isOneOf(table.layout, PAYROLL_LAYOUTS)),
    check(
      'payroll_exports_count_check',
      sql`${table.cleanerCount} > 0 and ${table.totalMinutes} >= 0`,
    ),
  ],
);

/** What one cleaner worked in one week. A week without a row is open, and nothing was done to it. */
export const timesheets = pgTable(
  'timesheets',
  {
    id: uuid().primaryKey().defaultRandom(),
    cleanerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The Monday of the week. */
    week: date({ mode: 'string' }).notNull(),
    status: text({ enum: TIMESHEET_STATUSES }).notNull().default('open'),
    /** Counts every change; a caller that read an earlier version is refused. */
    version: integer().notNull().default(1),
    /** The hours as they were approved, from which payroll is exported; null while it is open. */
    approvedTotals: jsonb().$type<TimesheetTotals>(),
    /** The hours of which the office said last that their difference from payroll is settled. */
    settledTotals: jsonb().$type<TimesheetTotals>(),
    approvedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    approvedAt: instant(),
    exportId: uuid().references(() => payrollExports.id, { onDelete: 'restrict' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: author(),
  },
  (table) => [
    unique('timesheets_week_key').on(table.cleanerId, table.week),
    index('timesheets_week_index').on(table.week),
    index('timesheets_export_index').on(table.exportId),
    check('timesheets_status_check', isOneOf(table.status, TIMESHEET_STATUSES)),
    check('timesheets_version_check', sql`${table.version} > 0`),
    check('timesheets_monday_check', sql`extract(isodow from ${table.week}) = 1`),
    check(
      'timesheets_approved_check',
      sql`(${table.status} = 'open') = (${table.approvedTotals} is null) and (${table.approvedTotals} is null) = (${table.approvedAt} is null) and (${table.status} = 'exported') = (${table.exportId} is not null)`,
    ),
  ],
);

/** The history of each timesheet. Rows are added and never changed. */
export const timesheetEvents = pgTable(
  'timesheet_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of events whose instants are the same. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    timesheetId: uuid()
      .notNull()
      .references(() => timesheets.id, { onDelete: 'cascade' }),
    command: text({ enum: TIMESHEET_COMMANDS }).notNull(),
    fromStatus: text({ enum: TIMESHEET_STATUSES }).notNull(),
    toStatus: text({ enum: TIMESHEET_STATUSES }).notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('timesheet_events_timesheet_index').on(table.timesheetId, table.position),
    check('timesheet_events_command_check', isOneOf(table.command, TIMESHEET_COMMANDS)),
    check('timesheet_events_from_status_check', isOneOf(table.fromStatus, TIMESHEET_STATUSES)),
    check('timesheet_events_to_status_check', isOneOf(table.toStatus, TIMESHEET_STATUSES)),
  ],
);

/** Paid time that is no visit. */
export const timesheetExtras = pgTable(
  'timesheet_extras',
  {
    id: uuid().primaryKey().defaultRandom(),
    timesheetId: uuid()
      .notNull()
      .references(() => timesheets.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    minutes: integer().notNull(),
    what: text().notNull(),
    addedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('timesheet_extras_timesheet_index').on(table.timesheetId, table.date),
    check('timesheet_extras_minutes_check', sql`${table.minutes} > 0`),
  ],
);

/** The travel of a day as the office says it was. Rows are added; the latest of a day applies. */
export const travelCorrections = pgTable(
  'travel_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    timesheetId: uuid()
      .notNull()
      .references(() => timesheets.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    minutes: integer().notNull(),
    /** What the estimate said then. */
    estimatedMinutes: integer().notNull(),
    reason: text().notNull(),
    correctedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    correctedAt: instant().notNull(),
  },
  (table) => [
    index('travel_corrections_timesheet_index').on(table.timesheetId, table.position),
    check(
      'travel_corrections_minutes_check',
      sql`${table.minutes} >= 0 and ${table.estimatedMinutes} >= 0`,
    ),
  ],
);

/** What cleaners ask the office to correct, and the answers. */
export const timesheetRequests = pgTable(
  'timesheet_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    timesheetId: uuid()
      .notNull()
      .references(() => timesheets.id, { onDelete: 'cascade' }),
    /** Null for a question about the week as a whole. */
    appointmentId: uuid().references(() => appointments.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    askedAt: instant().notNull(),
    answer: text(),
    answeredById: uuid().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant(),
  },
  (table) => [
    index('timesheet_requests_timesheet_index').on(table.timesheetId, table.askedAt),
    index('timesheet_requests_appointment_index').on(table.appointmentId),
    check(
      'timesheet_requests_answered_check',
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
  ],
);
