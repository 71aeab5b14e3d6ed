import { z } from 'zod';
import { appointmentSummarySchema, staffMemberSchema } from '../appointments/entity.ts';
import { clockTimeField } from '../appointments/choices.ts';
import { openingSchema } from '../appointments/openings.ts';
import { instantField, plainDateField } from '../fields/dates.ts';
import { WEEKDAYS } from '../state-machines/series-rule.ts';
import { cleanerSchema } from '../staff/today.ts';

export const LEAVE_KINDS = ['annual', 'sick', 'carers', 'appointment', 'unpaid', 'other'] as const;

/** What becomes of leave. Removed leave never takes place, or ends before it began. */
export const LEAVE_STATUSES = ['requested', 'approved', 'declined', 'removed'] as const;

/** A day of the week on which a cleaner works. */
export const workingDaySchema = z.object({
  /** 1 is Monday. */
  weekday: z.literal(WEEKDAYS),
  start_time: clockTimeField,
  end_time: clockTimeField,
});

/** The days on which a cleaner works, from a date on. */
export const workingHoursSchema = z.object({
  counts_from: plainDateField,
  days: z.array(workingDaySchema),
});

/** Time at which a cleaner does not work although their hours say so. */
export const leaveSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  status: z.enum(LEAVE_STATUSES),
  staff_member: staffMemberSchema,
  kind: z.enum(LEAVE_KINDS),
  note: z.string(),
  /** Sydney dates, both included. */
  first_date: plainDateField,
  last_date: plainDateField,
  /** Both null for whole days; otherwise times of one day on the clock in Sydney. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  starts_at: instantField,
  ends_at: instantField,
  /** Who asked for it, or added it. */
  asked_by: staffMemberSchema,
  /** Why it was declined. */
  answer: z.string().nullable(),
  /** How many visits of the cleaner fall on it. */
  visit_count: z.int().nonnegative(),
  created_at: instantField,
});

/** When a cleaner works, and when they are away. */
export const cleanerRosterSchema = z.object({
  cleaner: cleanerSchema,
  /** Counts the changes of the working hours. */
  version: z.int().positive(),
  /** What counts today first, then what counts later. Empty while nothing is known. */
  hours: z.array(
    workingHoursSchema.extend({
      /** The service area in which they mostly work then. */
      area: z.string().nullable(),
    }),
  ),
  /** Leave that is not over, by its start, and then the latest that is. */
  leave: z.array(leaveSchema),
  /** The caller may decide about leave that this cleaner asked for. */
  can_decide: z.boolean(),
});

/** The visits that new working hours leave outside. */
export const hoursCheckSchema = z.object({
  count: z.int().nonnegative(),
  /** The first of them. */
  visits: z.array(appointmentSummarySchema),
});

/** A visit that falls on leave, and who could come instead. */
export const leaveVisitSchema = z.object({
  appointment: appointmentSummarySchema,
  /** At its time, or later on that day; who is free at its time first. */
  openings: z.array(openingSchema),
});

/** What leave would mean. Nothing is saved. */
export const leaveCheckSchema = z.object({
  /** The visits of the cleaner at that time, by their start. */
  visits: z.array(leaveVisitSchema),
  /** Other leave at that time, with which it cannot be saved. */
  overlaps: z.array(leaveSchema),
});

export type LeaveKind = (typeof LEAVE_KINDS)[number];
export type LeaveStatus = (typeof LEAVE_STATUSES)[number];
export type Leave = z.output<typeof leaveSchema>;
export type LeaveCheck = z.output<typeof leaveCheckSchema>;
export type LeaveVisit = z.output<typeof leaveVisitSchema>;
export type CleanerRoster = z.output<typeof cleanerRosterSchema>;
export type HoursCheck = z.output<typeof hoursCheckSchema>;
