import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { appointments } from './appointments.ts';
import { instant } from './column-types.ts';
import { users } from './users.ts';

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
