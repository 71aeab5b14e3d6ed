import { z } from 'zod';
import { CLIENT_TYPES, USER_TYPES } from '../accounts/entity.ts';
import { instantField } from '../fields/dates.ts';

/** The user types of the company: staff or admin. */
export const COMPANY_USER_TYPES = ['staff', 'admin'] as const;

export type CompanyUserType = (typeof COMPANY_USER_TYPES)[number];

/** An account as an admin sees it. */
export const userAccountSchema = z.object({
  id: z.uuid(),
  /** Null for a client whom staff made without one. */
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string().nullable(),
  user_type: z.enum(USER_TYPES),
  client_type: z.enum(CLIENT_TYPES).nullable(),
  /**
   * False for a client whose address is not verified, and for staff who have not accepted their
   * invitation.
   */
  is_verified: z.boolean(),
  /** False once the account is closed. */
  is_active: z.boolean(),
  created_at: instantField,
});

export type UserAccount = z.output<typeof userAccountSchema>;
