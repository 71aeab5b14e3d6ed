import { RESCHEDULE_REQUEST_STATUSES } from '@cleaning/contract/appointments/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { appointments } from './appointments.ts';
import { instant, isOneOf } from './column-types.ts';

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
