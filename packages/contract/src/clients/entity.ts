import { z } from 'zod';
import { CLIENT_TYPES } from '../accounts/entity.ts';
import { instantField } from '../fields/dates.ts';
import { clientProfileSchema, PLAN_MANAGEMENTS } from './profile.ts';

/** A client as staff see them in a list. */
export const clientSummarySchema = z.object({
  id: z.uuid(),
  email: z.string(),
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

/** A client as staff see them alone. */
export const clientSchema = clientSummarySchema.extend({ profile: clientProfileSchema });

/** The whole number, for its owner or for staff who gave a reason. */
export const ndisNumberSchema = z.object({ ndis_number: z.string().nullable() });

export type ClientSummary = z.output<typeof clientSummarySchema>;
export type Client = z.output<typeof clientSchema>;
