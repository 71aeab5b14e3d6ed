import { z } from 'zod';
import { instantField } from '../fields/dates.ts';

export const USER_TYPES = ['admin', 'staff', 'client'] as const;
/** What a member of staff does: the office sees every record, a cleaner what their visits need. */
export const STAFF_ROLES = ['office', 'cleaner'] as const;
export const CLIENT_TYPES = ['general', 'ndis'] as const;
export const AUTH_PROVIDERS = ['email', 'google'] as const;

export type UserType = (typeof USER_TYPES)[number];
export type StaffRole = (typeof STAFF_ROLES)[number];
export type ClientType = (typeof CLIENT_TYPES)[number];
export type AuthProvider = (typeof AUTH_PROVIDERS)[number];

/** The user of a session. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  user_type: z.enum(USER_TYPES).default('client'),
  /** Only of staff: absent for clients and admins. */
  staff_role: z.enum(STAFF_ROLES).optional(),
  client_type: z.enum(CLIENT_TYPES).default('general').optional(),
  is_verified: z.boolean(),
  is_google_user: z.boolean(),
  auth_provider: z.enum(AUTH_PROVIDERS),
  is_ndis_client: z.boolean(),
});

/** A user's own profile. The NDIS number is always masked. */
export const profileSchema = userSchema.extend({
  last_name: z.string(),
  phone_number: z.string().nullable(),
  ndis_number_masked: z.string().nullable(),
  created_at: instantField,
});

export const sessionSchema = z.object({ token: z.string(), user: userSchema });

/** A Google sign-in answers without the envelope. */
export const googleSessionSchema = z.object({
  token: z.string(),
  user_id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  user_type: z.enum(USER_TYPES),
  staff_role: z.enum(STAFF_ROLES).optional(),
  client_type: z.enum(CLIENT_TYPES).optional(),
  is_verified: z.boolean(),
  message: z.string(),
});

export type User = z.output<typeof userSchema>;
export type Profile = z.output<typeof profileSchema>;
export type Session = z.output<typeof sessionSchema>;
export type GoogleSession = z.output<typeof googleSessionSchema>;
