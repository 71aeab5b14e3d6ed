import { LEAVE_KINDS, LEAVE_STATUSES } from '@cleaning/contract/roster';
import type { WorkingDay } from '@cleaning/contract/roster/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { author, instant, isOneOf } from './column-types.ts';

/**
 * The working hours of members of staff. Rows are only added: for one date, the latest row applies.
 */
export const workingHours = pgTable(
  'working_hours',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which rows were added. */
    position: integer().generatedAlwaysAsIdentity(),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    countsFrom: date({ mode: 'string' }).notNull(),
    days: jsonb().$type<WorkingDay[]>().notNull(),
    /** The service area in which the person mostly works in that time. */
    area: text(),
    addedById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('working_hours_staff_index').on(table.staffId, table.countsFrom, table.position),
  ],
);

/**
 * Leave of members of staff. The constraint `staff_leave_once`, which a migration adds, excludes
 * overlapping leave of one person that is requested or approved.
 */
export const staffLeave = pgTable(
  'staff_leave',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Counts every change; a caller that read an earlier version is refused. */
    version: integer().notNull().default(1),
    status: text({ enum: LEAVE_STATUSES }).notNull(),
    kind: text({ enum: LEAVE_KINDS }).notNull(),
    note: text().notNull().default(''),
    firstDate: date({ mode: 'string' }).notNull(),
    lastDate: date({ mode: 'string' }).notNull(),
    /** Clock times in Sydney; both null for whole days. */
    startTime: text(),
    endTime: text(),
    /** Those times as instants. */
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    askedById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    decidedById: uuid().references(() => users.id, { onDelete: 'restrict' }),
    answer: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: author(),
  },
  (table) => [
    index('staff_leave_ends_index').on(table.endsAt),
    index('staff_leave_staff_ends_index').on(table.staffId, table.endsAt),
    check('staff_leave_status_check', isOneOf(table.status, LEAVE_STATUSES)),
    check('staff_leave_kind_check', isOneOf(table.kind, LEAVE_KINDS)),
    check('staff_leave_version_check', sql`${table.version} > 0`),
    check(
      'staff_leave_time_check',
      sql`${table.startsAt} < ${table.endsAt} and ${table.firstDate} <= ${table.lastDate} and (${table.startTime} is null) = (${table.endTime} is null) and (${table.startTime} is null or ${table.firstDate} = ${table.lastDate})`,
    ),
  ],
);
