import { z } from 'zod';
import { appointmentSummarySchema, rescheduleRequestSchema } from '../appointments/entity.ts';
import { centsField } from '../fields/cents.ts';
import { instantField, plainDateField } from '../fields/dates.ts';
import { invoiceSummarySchema } from '../invoices/entity.ts';
import { threadSchema, unreadCountSchema } from '../messages/entity.ts';
import { staffQuoteSummarySchema } from '../quotes/entity.ts';

const count = z.int().nonnegative();

/** A member of staff, as their colleagues know them. */
export const cleanerSchema = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
});

/** A visit of today, with what the office needs when something goes wrong. */
export const todaysVisitSchema = appointmentSummarySchema.extend({
  client_phone_number: z.string().nullable(),
  /** What was recorded when the cleaner could not get in. */
  no_access_reason: z.string().nullable(),
});

/** A visit of the caller's own, with where it is and how to get in. */
export const ownVisitSchema = appointmentSummarySchema.extend({
  address_line1: z.string(),
  postcode: z.string(),
  notes: z.string(),
  client_phone_number: z.string().nullable(),
  actual_started_at: instantField.nullable(),
  tasks: z.object({ count, done: count }),
  /** The drive from the caller's visit before it on that day; null without one, or where nothing is known of it. */
  drive_minutes: count.nullable(),
});

/** How a visit of the caller's own came to be news; one that was taken is a colleague's or no one's now. */
export const OWN_CHANGE_KINDS = ['booked', 'moved', 'cancelled', 'may_move', 'taken'] as const;

/** What others did to a visit of the caller's own since yesterday, or a request that may still move it. */
export const ownChangeSchema = z.object({
  kind: z.enum(OWN_CHANGE_KINDS),
  appointment: appointmentSummarySchema,
  /** When the client would like it; null unless it may move. */
  wanted: rescheduleRequestSchema.pick({ preferred_date: true, preferred_time: true }).nullable(),
  occurred_at: instantField,
});

/** A reschedule request, with the first time that suits it and at which a cleaner is free. */
export const waitingRescheduleSchema = z.object({
  appointment: appointmentSummarySchema,
  request: rescheduleRequestSchema,
  /** Null when no one is free at a time that the client asked for. */
  suggestion: z
    .object({ starts_at: instantField, ends_at: instantField, staff_member: cleanerSchema })
    .nullable(),
});

/** An overdue invoice, with why its client is not reminded before a day, such as the one on which they say they pay. */
export const overdueInvoiceSchema = invoiceSummarySchema.extend({
  held: z.object({ until: plainDateField, reason: z.string() }).nullable(),
});

/** What the company's own people have to do today, with the first of each list. */
export const staffTodaySchema = z.object({
  /** Today in Sydney. */
  date: plainDateField,
  /** Who has a visit today, by name. */
  cleaners: z.array(cleanerSchema),
  /** Today's visits with a time that were not called off, by their start. */
  visits: z.array(todaysVisitSchema),
  /** There are more of them: the latest are left out. */
  are_visits_capped: z.boolean(),
  /** The caller's own visits of today and the six days after it, by their start. */
  own_visits: z.array(ownVisitSchema),
  /** News of the caller's own visits of the next four weeks, the latest first. */
  own_changes: z.array(ownChangeSchema),
  /** Quotes that wait for us, those that wait longest first. */
  quotes: z.object({ count, waiting: z.array(staffQuoteSummarySchema) }),
  reschedules: z.object({ count, waiting: z.array(waitingRescheduleSchema) }),
  /** Visits that clients asked for and that have no time yet, the first day first. */
  requests: z.object({ count, waiting: z.array(appointmentSummarySchema) }),
  /** Confirmed visits from today on that have no cleaner, the first day first. */
  without_cleaner: z.object({ count, waiting: z.array(appointmentSummarySchema) }),
  /** What the caller has not read. */
  unread: unreadCountSchema,
  threads: z.array(threadSchema),
  /** Invoices whose last day is past, the oldest first. */
  overdue: z.object({ count, cents: centsField, invoices: z.array(overdueInvoiceSchema) }),
  /** Claims that the agency refused. */
  rejected_claims: count,
  /** Enquiries that wait for an answer. */
  open_enquiries: count,
});

export type Cleaner = z.output<typeof cleanerSchema>;
export type TodaysVisit = z.output<typeof todaysVisitSchema>;
export type OwnVisit = z.output<typeof ownVisitSchema>;
export type OwnChange = z.output<typeof ownChangeSchema>;
export type WaitingReschedule = z.output<typeof waitingRescheduleSchema>;
export type OverdueInvoice = z.output<typeof overdueInvoiceSchema>;
export type StaffToday = z.output<typeof staffTodaySchema>;
