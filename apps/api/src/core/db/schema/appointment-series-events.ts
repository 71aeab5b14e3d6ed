import { APPOINTMENT_ACTORS } from '@cleaning/contract/appointments/rules';
import { SERIES_COMMANDS } from '@cleaning/contract/series/rules';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { appointmentSeries } from './appointment-series.ts';
import { instant, isOneOf } from './column-types.ts';
import { users } from './users.ts';

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
