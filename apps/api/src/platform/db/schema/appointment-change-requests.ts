import { CHANGE_REQUEST_STATUSES } from '@cleaning/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { appointments } from './appointments.ts';
import { instant, isOneOf } from './column-types.ts';

/** Clients' wishes for another time. One at most waits for an answer. */
export const appointmentChangeRequests = pgTable(
  'appointment_change_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    status: text({ enum: CHANGE_REQUEST_STATUSES }).notNull(),
    preferredDate: date({ mode: 'string' }).notNull(),
    preferredTime: text().notNull(),
    note: text().notNull().default(''),
    answer: text(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    index('appointment_change_requests_appointment_index').on(table.appointmentId, table.createdAt),
    uniqueIndex('appointment_change_requests_open_key')
      .on(table.appointmentId)
      .where(sql`${table.status} = 'open'`),
    check(
      'appointment_change_requests_status_check',
      isOneOf(table.status, CHANGE_REQUEST_STATUSES),
    ),
    check(
      'appointment_change_requests_answered_check',
      sql`(${table.status} = 'open') = (${table.answeredAt} is null)`,
    ),
  ],
);
