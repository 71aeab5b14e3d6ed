import { z } from 'zod';
import { CLIENT_TYPES } from '../accounts/entity.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { clientProfileSchema } from './profile.ts';
import { PLAN_MANAGEMENTS } from './plan-management.ts';

/** A client as staff see them in a list. */
export const clientSummarySchema = z.object({
  id: z.uuid(),
  /** Null for a client whom staff made without one: they cannot log in, and get no mail. */
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string().nullable(),
  client_type: z.enum(CLIENT_TYPES),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  is_verified: z.boolean(),
  /** False once the account is closed. */
  is_active: z.boolean(),
  created_at: instantField,
});

/** A client in the staff list, with the columns that staff look for. */
export const clientListItemSchema = clientSummarySchema.extend({
  /** The suburb of the main address, or else of the last visit. */
  suburb: z.string().nullable(),
  /** The day of the next booked visit, including today. */
  next_visit_on: recordedDateField.nullable(),
  /** What is unpaid on issued invoices, in cents. */
  balance_cents: z.int(),
  /** What they, or who pays for them, have paid too much and not used. */
  credit_cents: z.int(),
  /** False until a client whose account staff created has chosen a password. */
  can_sign_in: z.boolean(),
});

/** The number of clients in each view of the list. */
export const clientCountsSchema = z.object({
  active: z.int().nonnegative(),
  ndis: z.int().nonnegative(),
  general: z.int().nonnegative(),
  owing: z.int().nonnegative(),
  closed: z.int().nonnegative(),
  /** The limit of counting: a count of this value means that many or more. */
  counted_up_to: z.int().positive(),
});

/** One client in full, for staff. */
export const clientSchema = clientSummarySchema.extend({
  /** False until a client whose account staff created has chosen a password. */
  can_sign_in: z.boolean(),
  /** When the link of the latest invitation expires; null when there is no valid one. */
  invitation_ends_at: instantField.nullable(),
  profile: clientProfileSchema,
});

/** A plan manager of some client, which staff can choose for another. */
export const knownPlanManagerSchema = z.object({
  name: z.string(),
  invoice_email: z.string(),
});

/** The whole number, for its owner, or for staff who gave a reason. */
export const ndisNumberSchema = z.object({ ndis_number: z.string().nullable() });

export type ClientSummary = z.output<typeof clientSummarySchema>;
export type ClientListItem = z.output<typeof clientListItemSchema>;
export type ClientCounts = z.output<typeof clientCountsSchema>;
export type Client = z.output<typeof clientSchema>;
export type KnownPlanManager = z.output<typeof knownPlanManagerSchema>;
