import { z } from 'zod';
import { APPOINTMENT_COMMANDS, APPOINTMENT_STATUSES } from '../appointments/appointment-states.ts';
import { instantField } from '../fields/dates.ts';
import { INVOICE_COMMANDS } from '../invoices/invoice-states.ts';
import { PAYMENT_KINDS } from '../payments/payment-methods.ts';
import { QUOTE_COMMANDS } from '../quotes/quote-states.ts';

/** The kinds of events by which a history can be filtered. */
export const CLIENT_HISTORY_KINDS = ['visits', 'quotes', 'money', 'messages', 'details'] as const;

/** Actions of staff on the details of a client. */
export const DETAILS_ACTIONS = ['create', 'update', 'invite', 'reveal_ndis_number'] as const;

/** The number of events that are read by default, and below it the maximum. */
export const HISTORY_LENGTH = 20;
export const MAX_HISTORY_LENGTH = 200;

const LENGTH_MESSAGE = `Use a whole number from 1 to ${MAX_HISTORY_LENGTH}.`;

export const clientHistoryQuery = z.strictObject({
  kind: z.enum(CLIENT_HISTORY_KINDS, { error: 'Choose a part of the history.' }).optional(),
  /** How many of the latest events. */
  limit: z.coerce
    .number<number | string>({ error: LENGTH_MESSAGE })
    .pipe(
      z
        .int({ error: LENGTH_MESSAGE })
        .min(1, LENGTH_MESSAGE)
        .max(MAX_HISTORY_LENGTH, LENGTH_MESSAGE),
    )
    .default(HISTORY_LENGTH),
});

const eventFields = {
  id: z.uuid(),
  /** The id of the visit, quote, invoice or conversation; for details, of the client. */
  subject_id: z.uuid(),
  actor: z.enum(['client', 'staff', 'system']),
  /** The first name of the user who did it; null for the service itself, or a deleted user. */
  actor_name: z.string().nullable(),
  occurred_at: instantField,
};
const reference = z.string().nullable();
const reason = z.string().nullable();

/** One event in the history of a client. */
export const clientEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('visit'),
    ...eventFields,
    reference,
    reason,
    command: z.enum(APPOINTMENT_COMMANDS),
    /** The planned start at that time. */
    starts_at: instantField.nullable(),
  }),
  z.object({
    kind: z.literal('quote'),
    ...eventFields,
    reference,
    reason,
    command: z.enum(QUOTE_COMMANDS),
  }),
  z.object({
    kind: z.literal('invoice'),
    ...eventFields,
    reference,
    reason,
    command: z.enum(INVOICE_COMMANDS),
    total_cents: z.int(),
  }),
  z.object({
    kind: z.literal('payment'),
    ...eventFields,
    reference,
    payment: z.enum(PAYMENT_KINDS),
    amount_cents: z.int(),
  }),
  z.object({ kind: z.literal('message'), ...eventFields, excerpt: z.string() }),
  z.object({
    kind: z.literal('details'),
    ...eventFields,
    reason,
    action: z.enum(DETAILS_ACTIONS),
  }),
]);

/** The figures above a client's history. Amounts are cents. */
export const clientOverviewSchema = z.object({
  quote_count: z.int(),
  open_quote_count: z.int(),
  visit_count: z.int(),
  /** Regular visits, those that ended included. */
  series_count: z.int(),
  invoice_count: z.int(),
  document_count: z.int(),
  thread_count: z.int(),
  owed_cents: z.int(),
  owed_count: z.int(),
  /** What they, or who pays for them, have paid too much and not used. */
  credit_cents: z.int(),
  overdue_count: z.int(),
  rejected_claim_count: z.int(),
  /** The visit under way, or else the next booked one. */
  next_visit: z
    .object({
      id: z.uuid(),
      reference: z.string(),
      status: z.enum(APPOINTMENT_STATUSES),
      starts_at: instantField.nullable(),
      ends_at: instantField.nullable(),
      cleaner: z.string().nullable(),
    })
    .nullable(),
  /** The cleaner with the most of the last ten visits. */
  usual_cleaner: z.string().nullable(),
});

/** The history of a client, latest first. */
export const clientHistorySchema = z.object({
  overview: clientOverviewSchema,
  events: z.array(clientEventSchema),
  /** Whether there are earlier events. */
  has_earlier: z.boolean(),
});

export type ClientHistoryKind = (typeof CLIENT_HISTORY_KINDS)[number];
export type ClientHistoryQuery = z.input<typeof clientHistoryQuery>;
export type ClientEvent = z.output<typeof clientEventSchema>;
export type ClientOverview = z.output<typeof clientOverviewSchema>;
export type ClientHistory = z.output<typeof clientHistorySchema>;
