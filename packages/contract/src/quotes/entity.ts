import { ADDON_IDS, ROOM_IDS, SERVICE_IDS, TIMELINE_IDS } from '@cleaning/pricing';
import { z } from 'zod';
import { centsField } from '../fields/cents.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { PAYMENT_METHODS } from '../payments/payment-methods.ts';
import { SERIES_INTERVALS } from '../series/series-rule.ts';
import { SIGNER_RELATIONS } from './commands/requests.ts';
import { DEPOSIT_STATUSES } from './deposit/deposit-machine.ts';
import { QUOTE_ACTORS, QUOTE_COMMANDS, QUOTE_ORIGINS, QUOTE_STATUSES } from './quote-states.ts';

/**
 * One line of a price, in reading order. An `item` is a line that staff wrote; it has its own id,
 * and its quantity may have up to two decimals.
 */
export const priceLineSchema = z.object({
  kind: z.enum(['service', 'room', 'addon', 'item']),
  id: z.union([z.enum([...SERVICE_IDS, ...ROOM_IDS, ...ADDON_IDS]), z.uuid()]),
  name: z.string(),
  quantity: z.number().positive(),
  unit_cents: centsField,
  amount_cents: centsField,
  /** For an item: the unit price in the price list, if it has one. */
  list_unit_cents: centsField.optional(),
  /** For an item: why its price differs from the list price. */
  reason: z.string().optional(),
});

const PERCENT_MESSAGE = 'Use a whole number of percent from 0 to 100.';
const AMOUNT_MESSAGE = 'Type an amount, such as 150.00.';

/** A deposit that the office chose: a percentage of the total, 0 for none, or an amount. */
export const chosenDepositSchema = z
  .strictObject({
    percent: z
      .int({ error: PERCENT_MESSAGE })
      .min(0, PERCENT_MESSAGE)
      .max(100, PERCENT_MESSAGE)
      .optional(),
    cents: z
      .int({ error: AMOUNT_MESSAGE })
      .min(1, AMOUNT_MESSAGE)
      .max(100_000_000, 'Type $1,000,000 or less.')
      .optional(),
  })
  .refine(({ percent, cents }) => (percent === undefined) !== (cents === undefined), {
    error: 'Choose a percentage or an amount.',
  });

/** A price in full. The amounts are null for a service that is priced on request. */
export const priceSchema = z.object({
  status: z.enum(['priced', 'price-on-request']),
  lines: z.array(priceLineSchema),
  subtotal_cents: centsField.nullable(),
  multiplier_percent: z.int(),
  timeline_adjustment_cents: centsField.nullable(),
  total_cents: centsField.nullable(),
  /** 0 for none, and for an amount. */
  deposit_percent: z.int(),
  deposit_cents: centsField.nullable(),
  /** What the office chose; absent for the usual deposit of the timing. */
  chosen_deposit: chosenDepositSchema.optional(),
});

/** A payment of a deposit: all of it, or a part. */
export const depositPaymentSchema = z.object({
  id: z.uuid(),
  amount_cents: centsField,
  method: z.enum(PAYMENT_METHODS),
  /** The reference of the payment on the bank statement. */
  reference: z.string(),
  /** The day on which the money was received. */
  received_on: recordedDateField,
});

/**
 * The deposit of a quote: due from its approval until all of it was received, then paid, and then
 * deducted from the invoice or refunded. Before the approval its status is `none`, and
 * `price.deposit_cents` is the future amount.
 */
export const depositSchema = z.object({
  status: z.enum(DEPOSIT_STATUSES),
  /**
   * The deposit's amount; zero while the status is `none`. An invoice that is issued before all of
   * it was received asks for the rest; the amount is then what was received.
   */
  amount_cents: centsField,
  /** What was received so far, and what is still due. */
  received_cents: centsField,
  due_cents: centsField,
  /** The day on which the last of it was received; null while it is due. */
  paid_on: recordedDateField.nullable(),
  /** The payments, in the order in which they were recorded. */
  payments: z.array(depositPaymentSchema),
  /** The part that invoices used. */
  taken_off_cents: centsField,
  /** The part that was refunded, and the day of the last refund. */
  refunded_cents: centsField,
  refunded_on: recordedDateField.nullable(),
});

const summaryFields = {
  id: z.uuid(),
  /** The reference for phone calls: Q-1048. */
  reference: z.string(),
  status: z.enum(QUOTE_STATUSES),
  version: z.int().positive(),
  revision: z.int().positive(),
  /** Who wrote it first. A client never sees a quote of the office before it was sent. */
  origin: z.enum(QUOTE_ORIGINS),
  service_id: z.enum(SERVICE_IDS),
  suburb: z.string().nullable(),
  total_cents: centsField.nullable(),
  created_at: instantField,
  updated_at: instantField,
};

/** A quote as a list shows it. */
export const quoteSummarySchema = z.object(summaryFields);

/** An event of a quote: who did what, and the changes. */
export const quoteEventSchema = z.object({
  id: z.uuid(),
  command: z.enum(QUOTE_COMMANDS),
  from_status: z.enum(QUOTE_STATUSES).nullable(),
  to_status: z.enum(QUOTE_STATUSES),
  actor: z.enum(QUOTE_ACTORS),
  /**
   * The first name of the member of staff, for staff. Null for clients, and for events that staff
   * did not cause.
   */
  actor_name: z.string().nullable(),
  /** Whether staff gave the command for the client. */
  on_behalf_of_client: z.boolean(),
  reason: z.string().nullable(),
  /** Of an approval by the client: the typed name. Null for other events. */
  signed_name: z.string().nullable(),
  /** The client's name, when another person signed for them; otherwise null. */
  signed_for: z.string().nullable(),
  /** The relation of that person to the client. */
  signer_relation: z.enum(SIGNER_RELATIONS).nullable(),
  occurred_at: instantField,
});

/** The client of a quote, as staff see it. */
export const quoteClientSchema = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  /** Whether mail about the quote can be sent to the client. */
  has_email: z.boolean(),
});

/** The member of staff who owns a quote. */
export const quoteOwnerSchema = z.object({ id: z.uuid(), first_name: z.string() });

/** A quote as a list shows it to staff. */
export const staffQuoteSummarySchema = quoteSummarySchema.extend({
  client: quoteClientSchema,
  owner: quoteOwnerSchema.nullable(),
  timeline_id: z.enum(TIMELINE_IDS),
  valid_until: recordedDateField.nullable(),
  /** What is still due of the deposit; null when nothing is. */
  deposit_due_cents: centsField.nullable(),
  /** When it entered its present status. */
  waiting_since: instantField,
  /** The time of a scheduled send, which can be undone until then. */
  send_at: instantField.nullable(),
});

/** The email to the client about the last offer. */
export const offerMailSchema = z.object({
  recipient: z.string(),
  /**
   * `accepted`: a mail server accepted it, which need not be the recipient's own. `waiting`: it
   * will be tried again. `given_up`: there are no more attempts.
   */
  state: z.enum(['accepted', 'waiting', 'given_up']),
  /** When it was accepted or given up, or since when it has been waiting. */
  at: instantField,
});

/** The fields of a quote that only staff see. */
export const quoteStaffDetailsSchema = z.object({
  /** Null for a client without one: they get no mail of the quote. */
  client_email: z.string().nullable(),
  owner: quoteOwnerSchema.nullable(),
  waiting_since: instantField,
  /** The last day of the next offer; null for the company's usual time. */
  next_valid_until: recordedDateField.nullable(),
  /** The time of a scheduled send, which can be undone until then. */
  send_at: instantField.nullable(),
  /** Null before an offer is sent, and some weeks afterwards. */
  offer_mail: offerMailSchema.nullable(),
  /** Why staff chose another timing than that of the preferred date; null when they did not. */
  timeline_reason: z.string().nullable(),
  /** Why staff took a place outside the service areas; null when they did not. */
  outside_area_reason: z.string().nullable(),
});

const quoteObject = z.object({
  ...summaryFields,
  rooms: z.object({
    bedroom: z.int(),
    bathroom: z.int(),
    kitchen: z.int(),
    living: z.int(),
    dining: z.int(),
  }),
  addon_ids: z.array(z.enum(ADDON_IDS)),
  timeline_id: z.enum(TIMELINE_IDS),
  address_line1: z.string().nullable(),
  postcode: z.string().nullable(),
  access_notes: z.string(),
  /** The weeks between regular visits; null for a single visit. */
  interval_weeks: z.literal(SERIES_INTERVALS).nullable(),
  preferred_date: recordedDateField.nullable(),
  /** A part of the day, or a clock time in Sydney such as 09:30. */
  preferred_time: z.string(),
  /** Whether staff chose the timing, so that it does not follow from the preferred date. */
  is_timing_agreed: z.boolean(),
  /** Another day and time, for when the first choice is taken. */
  second_date: recordedDateField.nullable(),
  second_time: z.string().nullable(),
  /** The company's notes on its offer. */
  company_notes: z.string(),
  price: priceSchema,
  deposit: depositSchema,
  valid_until: recordedDateField.nullable(),
  submitted_at: instantField.nullable(),
  approved_at: instantField.nullable(),
  /** The name that the client typed to approve; null when staff recorded the approval. */
  approved_name: z.string().nullable(),
  /** Null when the caller is the client. */
  client: quoteClientSchema.nullable(),
  /** Null for the client. */
  staff_details: quoteStaffDetailsSchema.nullable(),
  /** The commands that the caller may give now. */
  available_commands: z.array(z.enum(QUOTE_COMMANDS)),
  events: z.array(quoteEventSchema),
});

type QuoteObject = typeof quoteObject;

/** Named, so that the types of the endpoints that answer with it do not repeat all of its fields. */
export interface QuoteSchema extends QuoteObject {}

/** A quote in full. */
export const quoteSchema: QuoteSchema = quoteObject;

export type ChosenDeposit = z.output<typeof chosenDepositSchema>;
export type Price = z.output<typeof priceSchema>;
export type PriceLine = z.output<typeof priceLineSchema>;
export type Quote = z.output<typeof quoteSchema>;
export type QuoteSummary = z.output<typeof quoteSummarySchema>;
export type QuoteClient = z.output<typeof quoteClientSchema>;
export type QuoteOwner = z.output<typeof quoteOwnerSchema>;
export type OfferMail = z.output<typeof offerMailSchema>;
export type QuoteStaffDetails = z.output<typeof quoteStaffDetailsSchema>;
export type StaffQuoteSummary = z.output<typeof staffQuoteSummarySchema>;
export type QuoteEvent = z.output<typeof quoteEventSchema>;
export type Deposit = z.output<typeof depositSchema>;
export type DepositPayment = z.output<typeof depositPaymentSchema>;
