import { z } from 'zod';
import { appointmentSummarySchema, rescheduleRequestSchema } from '../appointments/entity.ts';
import { ownChangeSchema, ownVisitSchema } from '../appointments/own-visits.ts';
import { teamPageSchema } from '../appointments/team-page.ts';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { invoiceSummarySchema } from '../invoices/entity.ts';
import { threadSchema, unreadCountSchema } from '../messages/entity.ts';
import { staffQuoteSummarySchema } from '../quotes/entity.ts';

const count = z.int().nonnegative();

/** A member of staff, with the name that colleagues see. */
export const cleanerSchema = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
});

/** A visit of today, with what the office needs when something goes wrong. */
export const todaysVisitSchema = appointmentSummarySchema.extend({
  client_phone_number: z.string().nullable(),
  /** The reason recorded when the cleaner could not get in. */
  no_access_reason: z.string().nullable(),
});

/** A visit of today at which the cleaner could not get in. */
const noAccessVisitSchema = todaysVisitSchema.extend({
  /** The start of the cleaner's next visit today, until which they are free; null without one. */
  next_visit_at: instantField.nullable(),
});

/** A reschedule request, with the first suitable time at which a cleaner is free. */
export const waitingRescheduleSchema = z.object({
  appointment: appointmentSummarySchema,
  request: rescheduleRequestSchema,
  /** Null when no one is free at a time that suits the request. */
  suggestion: z
    .object({ starts_at: instantField, ends_at: instantField, staff_member: cleanerSchema })
    .nullable(),
});

/** A visit whose late fee is to be decided. */
const waitingFeeSchema = appointmentSummarySchema.extend({
  /** What the terms say; null when the price of the visit is not known. */
  terms_cents: centsField.nullable(),
});

/** A week that is over, and how many of its timesheets are to be approved. */
const weekToApproveSchema = z.object({
  /** The Monday of the week. */
  week: recordedDateField,
  count: z.int().positive(),
});

/**
 * An overdue invoice, with the reason if reminders of its client are held, such as a promised
 * payment day.
 */
export const overdueInvoiceSchema = invoiceSummarySchema.extend({
  held: z.object({ until: recordedDateField, reason: z.string() }).nullable(),
});

/** The tasks of staff and admins for today, with the first entries of each list. */
export const staffTodaySchema = z.object({
  /** Today in Sydney. */
  date: recordedDateField,
  team: teamPageSchema,
  /** A page of the members of staff with a visit today, by name. */
  cleaners: z.array(cleanerSchema),
  /**
   * Today's visits with a time that were not cancelled, ordered by start: every one of these
   * cleaners, and the first 20 without a cleaner.
   */
  visits: z.array(todaysVisitSchema),
  /** Today's visits of the whole area by status, those without a cleaner included. */
  visit_counts: z.object({
    confirmed: count,
    in_progress: count,
    completed: count,
    no_access: count,
  }),
  /** The first visits of the area at which the cleaner could not get in. */
  no_access: z.array(noAccessVisitSchema),
  /** The caller's visits of today and the next six days, ordered by start. */
  own_visits: z.array(ownVisitSchema),
  /** Changes of the caller's visits in the next four weeks, the latest first. */
  own_changes: z.array(ownChangeSchema),
  /** Quotes that wait for the company, the longest waiting first. */
  quotes: z.object({ count, waiting: z.array(staffQuoteSummarySchema) }),
  reschedules: z.object({ count, waiting: z.array(waitingRescheduleSchema) }),
  /** Requested visits that have no time yet, the earliest day first. */
  requests: z.object({ count, waiting: z.array(appointmentSummarySchema) }),
  /** Confirmed visits from today on without a cleaner, the earliest day first. */
  without_cleaner: z.object({ count, waiting: z.array(appointmentSummarySchema) }),
  /** Visits of past days that nobody completed, the earliest day first. */
  unfinished: z.object({ count, waiting: z.array(appointmentSummarySchema) }),
  /** Fees for late cancellations and missed visits that are to be decided, the earliest visit first. */
  late_fees: z.object({ count, waiting: z.array(waitingFeeSchema) }),
  /**
   * The last weeks that are over and have timesheets with hours that are not approved, the earliest first.
   * A process of the release before leaves them out.
   */
  timesheets_to_approve: z.array(weekToApproveSchema).optional(),
  /** The number of messages that the caller has not read. */
  unread: unreadCountSchema,
  threads: z.array(threadSchema),
  /** Overdue invoices, the oldest first. */
  overdue: z.object({ count, cents: centsField, invoices: z.array(overdueInvoiceSchema) }),
  /** Claims that the agency refused. */
  rejected_claims: count,
  /** Enquiries that wait for an answer. */
  open_enquiries: count,
  /** Emails that did not arrive, among those that the caller may see. */
  failed_mails: count,
});

export type Cleaner = z.output<typeof cleanerSchema>;
export type TodaysVisit = z.output<typeof todaysVisitSchema>;
export type NoAccessVisit = z.output<typeof noAccessVisitSchema>;
export type WaitingReschedule = z.output<typeof waitingRescheduleSchema>;
export type WeekToApprove = z.output<typeof weekToApproveSchema>;
export type OverdueInvoice = z.output<typeof overdueInvoiceSchema>;
export type StaffToday = z.output<typeof staffTodaySchema>;
