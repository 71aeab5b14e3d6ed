import { APPOINTMENT_ACTORS } from '@cleaning/contract/appointments/rules';
import { RECURRENCES, SERIES_COMMANDS, type SeriesInterval } from '@cleaning/contract/series/rules';
import { SERVICE_IDS } from '@cleaning/pricing';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { author, instant, isOneOf } from './column-types.ts';
import { quotes } from './quotes.ts';

/**
 * Regular visits. The visits of the next weeks are rows of `appointments`, created ahead, so that
 * calendars, double bookings, reminders and invoices know one kind of visit. Skipping is cancelling
 * one of them: its date stays taken, and is not booked again.
 */
export const appointmentSeries = pgTable(
  'appointment_series',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'restrict' }),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Counts every change; a caller that read an earlier version is refused. */
    version: integer().notNull().default(1),
    serviceId: text({ enum: SERVICE_IDS }).notNull(),
    addressLine1: text('address_line1').notNull(),
    suburb: text().notNull(),
    postcode: text().notNull(),
    notes: text().notNull().default(''),
    /** Null for visits that come once a month. */
    intervalWeeks: integer().$type<SeriesInterval>(),
    /** What a month is counted by; null for visits that come after some weeks. */
    monthlyBy: text({ enum: ['date', 'weekday'] }),
    /** Worked out from the two before, which the release before this one writes too. */
    recurrence: text({ enum: RECURRENCES })
      .notNull()
      .generatedAlwaysAs(
        sql`case when monthly_by is not null then 'month_' || monthly_by when interval_weeks = 1 then 'every_week' else 'every_' || interval_weeks || '_weeks' end`,
      ),
    /** The Sydney date on which the present recurrence begins. */
    firstDate: date({ mode: 'string' }).notNull(),
    /** Clock times in Sydney. */
    startTime: text().notNull(),
    endTime: text().notNull(),
    /** The last date of a visit; null while the series has no end. */
    lastDate: date({ mode: 'string' }),
    /**
     * No visits from the first date until the second, which is null until the series is resumed.
     */
    pausedFrom: date({ mode: 'string' }),
    resumesOn: date({ mode: 'string' }),
    /** The date of the very first visit, regardless of later changes. */
    startedOn: date({ mode: 'string' }).notNull(),
    /** Every visit up to this date has been booked or left out. */
    bookedUntil: date({ mode: 'string' }).notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: author(),
  },
  (table) => [
    index('appointment_series_client_index').on(table.clientId, table.startedOn),
    index('appointment_series_booked_until_index').on(table.bookedUntil),
    check('appointment_series_service_id_check', isOneOf(table.serviceId, SERVICE_IDS)),
    check('appointment_series_interval_check', sql`${table.intervalWeeks} in (1, 2, 4)`),
    check('appointment_series_monthly_check', isOneOf(table.monthlyBy, ['date', 'weekday'])),
    check(
      'appointment_series_recurrence_check',
      sql`(${table.intervalWeeks} is null) = (${table.monthlyBy} is not null)`,
    ),
    check('appointment_series_version_check', sql`${table.version} > 0`),
    check('appointment_series_postcode_check', sql`${table.postcode} ~ '^[0-9]{4}$'`),
    check(
      'appointment_series_time_check',
      sql`${table.startTime} ~ '^[0-9]{2}:[0-9]{2}$' and ${table.endTime} ~ '^[0-9]{2}:[0-9]{2}$' and ${table.startTime} < ${table.endTime}`,
    ),
    check(
      'appointment_series_pause_check',
      sql`(${table.pausedFrom} is not null or ${table.resumesOn} is null) and ${table.pausedFrom} < ${table.resumesOn}`,
    ),
  ],
);

/** The history of each series of visits. Rows are added and never changed. */
export const appointmentSeriesEvents = pgTable(
  'appointment_series_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of events whose instants are the same. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    seriesId: uuid()
      .notNull()
      .references(() => appointmentSeries.id, { onDelete: 'cascade' }),
    command: text({ enum: SERIES_COMMANDS }).notNull(),
    actor: text({ enum: APPOINTMENT_ACTORS }).notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('appointment_series_events_series_index').on(table.seriesId, table.position),
    check('appointment_series_events_command_check', isOneOf(table.command, SERIES_COMMANDS)),
    check('appointment_series_events_actor_check', isOneOf(table.actor, APPOINTMENT_ACTORS)),
  ],
);
