import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_COMMANDS,
  APPOINTMENT_STATUSES,
  LATE_FEE_STATES,
  RESCHEDULE_REQUEST_STATUSES,
} from '@cleaning/contract/appointments/rules';
import { SERVICE_IDS } from '@cleaning/pricing';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { users } from './accounts.ts';
import { author, bytes, instant, isOneOf } from './column-types.ts';
import { quotes } from './quotes.ts';
import { appointmentSeries } from './series.ts';

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
    /** When and by whom the access code was last changed; null if it never was. */
    accessCodeChangedAt: instant(),
    accessCodeChangedBy: author(),
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
    index('appointments_unfinished_index')
      .on(table.appointmentDate, table.id)
      .where(sql`${table.status} in ('confirmed', 'in_progress')`),
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

/** The history of each appointment. Rows are added and never changed. */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of events whose instants are the same. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    command: text({ enum: APPOINTMENT_COMMANDS }).notNull(),
    fromStatus: text({ enum: APPOINTMENT_STATUSES }),
    toStatus: text({ enum: APPOINTMENT_STATUSES }).notNull(),
    actor: text({ enum: APPOINTMENT_ACTORS }).notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The client for whom a member of staff acted. */
    onBehalfOf: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text(),
    /** The cleaner from whom this command took the visit. */
    previousStaffId: uuid('taken_from').references(() => users.id, { onDelete: 'set null' }),
    /** The planned start after this command. */
    startsAt: instant(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('appointment_events_appointment_index').on(table.appointmentId, table.position),
    index('appointment_events_taken_from_index')
      .on(table.previousStaffId, table.occurredAt)
      .where(sql`${table.previousStaffId} is not null`),
    check('appointment_events_command_check', isOneOf(table.command, APPOINTMENT_COMMANDS)),
    check('appointment_events_from_status_check', isOneOf(table.fromStatus, APPOINTMENT_STATUSES)),
    check('appointment_events_to_status_check', isOneOf(table.toStatus, APPOINTMENT_STATUSES)),
    check('appointment_events_actor_check', isOneOf(table.actor, APPOINTMENT_ACTORS)),
  ],
);

/**
 * How the office corrected the times of completed work. Rows are added and never changed; the times
 * before the first of a visit are what the clock said.
 */
export const timeCorrections = pgTable(
  'time_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of corrections of one instant. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    startedBefore: instant(),
    endedBefore: instant(),
    startedAfter: instant().notNull(),
    endedAfter: instant().notNull(),
    reason: text().notNull(),
    correctedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    correctedAt: instant().notNull(),
  },
  (table) => [
    index('time_corrections_appointment_index').on(table.appointmentId, table.position),
    check('time_corrections_time_check', sql`${table.startedAfter} < ${table.endedAfter}`),
  ],
);

/** The tasks of each appointment. */
export const appointmentTasks = pgTable(
  'appointment_tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    label: text().notNull(),
    /** Null until it is ticked. */
    doneAt: instant(),
    doneBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('appointment_tasks_appointment_index').on(table.appointmentId, table.position)],
);

/** Clients' requests to move an appointment. Each appointment has at most one open request. */
export const rescheduleRequests = pgTable(
  'reschedule_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    status: text({ enum: RESCHEDULE_REQUEST_STATUSES }).notNull(),
    preferredDate: date({ mode: 'string' }).notNull(),
    preferredTime: text().notNull(),
    note: text().notNull().default(''),
    answer: text(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    index('reschedule_requests_appointment_index').on(table.appointmentId, table.createdAt),
    uniqueIndex('reschedule_requests_open_key')
      .on(table.appointmentId)
      .where(sql`${table.status} = 'open'`),
    check('reschedule_requests_status_check', isOneOf(table.status, RESCHEDULE_REQUEST_STATUSES)),
    check(
      'reschedule_requests_answered_check',
      sql`(${table.status} = 'open') = (${table.answeredAt} is null)`,
    ),
  ],
);

/**
 * The fees of private visits that their clients cancelled too late, or that had no access, with the
 * terms at that time and the decision of staff.
 */
export const lateFees = pgTable(
  'late_fees',
  {
    appointmentId: uuid()
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The price of the visit; null when it was not known. */
    priceCents: integer(),
    /** The fee in percent of the price. */
    percent: integer().notNull(),
    state: text({ enum: LATE_FEE_STATES }).notNull().default('open'),
    chargedCents: integer(),
    reason: text(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('late_fees_open_index')
      .on(table.appointmentId)
      .where(sql`${table.state} = 'open'`),
    check('late_fees_state_check', isOneOf(table.state, LATE_FEE_STATES)),
    check(
      'late_fees_terms_check',
      sql`${table.percent} between 1 and 100 and ${table.priceCents} >= 0`,
    ),
    check(
      'late_fees_charged_check',
      sql`(${table.state} = 'charged') = (${table.chargedCents} is not null) and ${table.chargedCents} > 0 and ${table.chargedCents} <= ${table.priceCents}`,
    ),
    check(
      'late_fees_decided_check',
      sql`(${table.state} = 'open') = (${table.decidedAt} is null) and (${table.state} <> 'waived' or ${table.reason} is not null)`,
    ),
  ],
);

/** The private calendar address of each client who turned one on. Only its hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  clientId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: bytes().notNull().unique('calendar_feeds_token_hash_key'),
  createdAt: instant().notNull(),
});
