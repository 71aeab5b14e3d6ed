import { z } from 'zod';
import { instantField, momentField, recordedDateField } from '../fields/dates.ts';
import { appointmentSummarySchema, rescheduleRequestSchema } from './entity.ts';
import { WAY_IN_STATES } from './cleaner-access.ts';

const count = z.int().nonnegative();

/** One of the caller's visits, with its address and access notes. */
export const ownVisitSchema = appointmentSummarySchema.extend({
  address_line1: z.string(),
  postcode: z.string(),
  /** How to get in; empty for a cleaner while `way_in` is not `shown`. */
  notes: z.string(),
  way_in: z.enum(WAY_IN_STATES),
  client_phone_number: z.string().nullable(),
  actual_started_at: instantField.nullable(),
  actual_ended_at: instantField.nullable(),
  tasks: z.object({ count, done: count }),
  /**
   * The drive from the caller's previous visit on that day; null without one, or when it cannot be
   * estimated.
   */
  drive_minutes: count.nullable(),
});

/**
 * Why one of the caller's visits is listed as changed. A `taken` visit was reassigned to a
 * colleague, or has no cleaner now. A `changed` one has another service,
 * address or notes. Of a `way_in` it says that the access code is another one, and not which.
 */
export const OWN_CHANGE_KINDS = [
  'booked',
  'moved',
  'changed',
  'cancelled',
  'may_move',
  'taken',
  'way_in',
] as const;

/**
 * A change that another user made to one of the caller's visits since yesterday, or a request that
 * may still move it, and that the caller has not marked as seen. A visit may have moved further ahead
 * than a cleaner sees; they can read it from `ownVisitShownFrom` its date on.
 */
export const ownChangeSchema = z.object({
  kind: z.enum(OWN_CHANGE_KINDS),
  appointment: appointmentSummarySchema,
  /** The time that the client asks for; null unless the visit may move. */
  wanted: rescheduleRequestSchema.pick({ preferred_date: true, preferred_time: true }).nullable(),
  occurred_at: instantField,
});

/** The caller's own visits, the only ones that a cleaner sees. */
export const ownVisitsSchema = z.object({
  /** Today in Sydney. */
  date: recordedDateField,
  /** From seven days ago to 14 days ahead, ordered by start. */
  visits: z.array(ownVisitSchema),
  /** Changes of the caller's visits, the latest first. */
  changes: z.array(ownChangeSchema),
});

/** The latest change that the caller has seen; the earlier ones are seen too. */
export const markOwnChangesSeenRequest = z.strictObject({ until: momentField });

export type OwnVisit = z.output<typeof ownVisitSchema>;
export type OwnChange = z.output<typeof ownChangeSchema>;
export type OwnVisits = z.output<typeof ownVisitsSchema>;
