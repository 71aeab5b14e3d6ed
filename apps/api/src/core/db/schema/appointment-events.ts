import {
  APPOINTMENT_ACTORS,
  APPOINTMENT_COMMANDS,
  APPOINTMENT_STATUSES,
} from '@cleaning/contract/appointments/rules';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { appointments } from './appointments.ts';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

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
    takenFrom: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The planned start after this command. */
    startsAt: instant(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    index('appointment_events_appointment_index').on(table.appointmentId, table.position),
    index('appointment_events_taken_from_index')
      .on(table.takenFrom, table.occurredAt)
      .where(sql`${table.takenFrom} is not null`),
    check('appointment_events_command_check', isOneOf(table.command, APPOINTMENT_COMMANDS)),
    check('appointment_events_from_status_check', isOneOf(table.fromStatus, APPOINTMENT_STATUSES)),
    check('appointment_events_to_status_check', isOneOf(table.toStatus, APPOINTMENT_STATUSES)),
    check('appointment_events_actor_check', isOneOf(table.actor, APPOINTMENT_ACTORS)),
  ],
);
