import { APPOINTMENT_ACTORS, APPOINTMENT_STATUSES } from '@cleaning/contract/appointments/rules';
import { SERVICE_IDS } from '@cleaning/pricing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { appointmentSeries } from './appointment-series.ts';
import { author, bytes, instant, isOneOf } from './column-types.ts';
import { quotes } from './quotes.ts';
import { users } from './users.ts';

/** References count up from A-1001. */
export const appointmentReferences = pgSequence('appointment_references', { startWith: 1001 });

/**
 * Appointments. The constraint `appointments_staff_once`, which a migration adds, excludes
 * overlapping times of one member of staff, which a check in code would miss between two processes.
 * Plans also lock the person first (`lockStaffMember`), since two writes at once would otherwise end
 * as a deadlock.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey().defaultRandom(),
    reference: text()
      .notNull()
      .unique('appointments_reference_key')
      .default(sql`'A-' || nextval('appointment_references')`),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'restrict' }),
    staffId: uuid().references(() => users.id, { onDelete: 'restrict' }),
    seriesId: uuid().references(() => appointmentSeries.id, { onDelete: 'restrict' }),
    /**
     * The date of the series for which this appointment was made; null once it no longer belongs to
     * the series.
     */
    occurrenceDate: date({ mode: 'string' }),
    status: text({ enum: APPOINTMENT_STATUSES }).notNull(),
    /** Counts every change; a caller that read an earlier version is refused. */
    version: integer().notNull().default(1),
    /** The SEQUENCE of iCalendar: counts the changes that calendar programs must read. */
    calendarSequence: integer().notNull().default(0),
    serviceId: text({ enum: SERVICE_IDS }).notNull(),
    /** The preferred Sydney date or, once there is a time, its date. */
    appointmentDate: date({ mode: 'string' }).notNull(),
    preferredTime: text().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    /** Stored when the time is set, so that later changes of the notice period do not move it. */
    freeUntil: instant(),
    /** When a late cleaner expects to arrive. */
    expectedAt: instant(),
    addressLine1: text('address_line1').notNull(),
    suburb: text().notNull(),
    postcode: text().notNull(),
    notes: text().notNull().default(''),
    /** The secret code of the door or the key safe, encrypted with the id of the row. */
    accessCodeEncrypted: bytes(),
    actualStartedAt: instant(),
    actualEndedAt: instant(),
    completionNotes: text().notNull().default(''),
    cancelledBy: text({ enum: APPOINTMENT_ACTORS }),
    /** When notice of the cancellation was given. */
    cancellationNoticeAt: instant(),
    isLateCancellation: boolean().notNull().default(false),
    /** Set once the client needs no reminder of this time. */
    remindedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: author(),
  },
  (table) => [
    index('appointments_client_date_index').on(table.clientId, table.appointmentDate, table.id),
    index('appointments_date_index').on(table.appointmentDate, table.id),
    index('appointments_staff_date_index').on(table.staffId, table.appointmentDate),
    index('appointments_quote_index').on(table.quoteId),
    // Ensures one appointment for each date of a series, even if several processes book it.
    uniqueIndex('appointments_occurrence_key').on(table.seriesId, table.occurrenceDate),
    check(
      'appointments_occurrence_check',
      sql`${table.occurrenceDate} is null or ${table.seriesId} is not null`,
    ),
    index('appointments_without_cleaner_index')
      .on(table.appointmentDate, table.id)
      .where(sql`${table.status} = 'confirmed' and ${table.staffId} is null`),
    index('appointments_requested_index')
      .on(table.appointmentDate, table.id)
      .where(sql`${table.status} = 'requested'`),
    index('appointments_reminder_index')
      .on(table.appointmentDate)
      .where(sql`${table.status} = 'confirmed' and ${table.remindedAt} is null`),
    check('appointments_status_check', isOneOf(table.status, APPOINTMENT_STATUSES)),
    check('appointments_service_id_check', isOneOf(table.serviceId, SERVICE_IDS)),
    check('appointments_cancelled_by_check', isOneOf(table.cancelledBy, APPOINTMENT_ACTORS)),
    check(
      'appointments_version_check',
      sql`${table.version} > 0 and ${table.calendarSequence} >= 0`,
    ),
    check('appointments_postcode_check', sql`${table.postcode} ~ '^[0-9]{4}$'`),
    check(
      'appointments_time_check',
      sql`(${table.startsAt} is null) = (${table.endsAt} is null) and ${table.startsAt} < ${table.endsAt}`,
    ),
    check(
      'appointments_planned_check',
      sql`${table.status} not in ('confirmed', 'in_progress', 'completed', 'no_access') or (${table.startsAt} is not null and ${table.freeUntil} is not null)`,
    ),
    // A confirmed appointment may have lost its cleaner; one in progress or completed must have
    // one.
    check(
      'appointments_cleaner_check',
      sql`${table.status} not in ('in_progress', 'completed') or ${table.staffId} is not null`,
    ),
    check('appointments_actual_time_check', sql`${table.actualStartedAt} < ${table.actualEndedAt}`),
    check(
      'appointments_cancellation_check',
      sql`(${table.status} = 'cancelled') = (${table.cancelledBy} is not null) and (${table.cancelledBy} is null) = (${table.cancellationNoticeAt} is null)`,
    ),
  ],
);
