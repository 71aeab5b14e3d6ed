import { z } from 'zod';
import { appointmentSummarySchema, staffMemberSchema } from '../appointments/entity.ts';
import { checkedCleanerSchema } from '../availability/entity.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { clockTimeField } from '../fields/preferred-time.ts';
import { WEEKDAYS } from '../series/series-rule.ts';
import { cleanerSchema } from '../staff/today.ts';

export const LEAVE_KINDS = ['annual', 'sick', 'carers', 'appointment', 'unpaid', 'other'] as const;

/** The states of leave. Removed leave is cancelled, or ends before it began. */
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
  counts_from: recordedDateField,
  days: z.array(workingDaySchema),
});

/** Time at which a cleaner does not work although it is within their working hours. */
export const leaveSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  status: z.enum(LEAVE_STATUSES),
  staff_member: staffMemberSchema,
  kind: z.enum(LEAVE_KINDS),
  note: z.string(),
  /** Sydney dates, both inclusive. */
  first_date: recordedDateField,
  last_date: recordedDateField,
  /** Both null for whole days; otherwise Sydney times on a single day. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  starts_at: instantField,
  ends_at: instantField,
  /** Who requested or added it. */
  asked_by: staffMemberSchema,
  /** Why it was declined. */
  answer: z.string().nullable(),
  /** How many visits of the cleaner overlap it. */
  visit_count: z.int().nonnegative(),
  created_at: instantField,
});

/** The working hours and leave of a cleaner. */
export const cleanerRosterSchema = z.object({
  cleaner: cleanerSchema,
  /** Increases with each change of the working hours. */
  version: z.int().positive(),
  /** The present working hours, then the later ones. Empty while nothing is known. */
  hours: z.array(
    workingHoursSchema.extend({
      /** The service area in which the person mostly works in that time. */
      area: z.string().nullable(),
    }),
  ),
  /** Leave that has not ended, ordered by start, and then the latest that has. */
  leave: z.array(leaveSchema),
  /** Whether the caller may decide about this cleaner's requests for leave. */
  can_decide: z.boolean(),
});

/** The visits that are outside of new working hours. */
export const hoursCheckSchema = z.object({
  count: z.int().nonnegative(),
  /** The first of those visits. */
  visits: z.array(appointmentSummarySchema),
});

/** A visit that overlaps leave, and who could come instead. */
export const leaveVisitSchema = z.object({
  appointment: appointmentSummarySchema,
  /** The other cleaners at its time, in the order in which to choose them. */
  cleaners: z.array(checkedCleanerSchema),
});

/** The effects of leave. Nothing is saved. */
export const leaveCheckSchema = z.object({
  /** The visits of the cleaner at that time, ordered by start. */
  visits: z.array(leaveVisitSchema),
  /** Other leave at that time, which prevents saving. */
  overlaps: z.array(leaveSchema),
});

export type LeaveKind = (typeof LEAVE_KINDS)[number];
export type LeaveStatus = (typeof LEAVE_STATUSES)[number];
export type Leave = z.output<typeof leaveSchema>;
export type LeaveCheck = z.output<typeof leaveCheckSchema>;
export type LeaveVisit = z.output<typeof leaveVisitSchema>;
export type CleanerRoster = z.output<typeof cleanerRosterSchema>;
export type HoursCheck = z.output<typeof hoursCheckSchema>;
