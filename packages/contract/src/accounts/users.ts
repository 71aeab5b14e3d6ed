import { z } from 'zod';
import { ACCOUNT_STATUSES } from '../clients/requests.ts';
import { instantField } from '../fields/dates.ts';
import { emailField } from '../fields/email.ts';
import { reasonField } from '../fields/reason.ts';
import { lastNameField, personName, searchText } from '../fields/text.ts';
import { pageQuery } from '../http/page.ts';
import { CLIENT_TYPES, USER_TYPES } from './entity.ts';

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

const companyUserType = z.enum(COMPANY_USER_TYPES, { error: 'Choose staff or admin.' });

export const listUsersQuery = pageQuery.extend({
  /** Text in the name, the email address or the phone number. */
  search: searchText.optional(),
  user_type: z.enum(USER_TYPES, { error: 'Filter by admin, staff or client.' }).optional(),
  status: z.enum(ACCOUNT_STATUSES, { error: 'Filter by active or closed.' }).optional(),
  ordering: z
    .enum(['name', '-name', 'created_at', '-created_at'], {
      error: 'Order by name or created_at, with - for descending.',
    })
    .default('name'),
});

/** Clients register themselves, so only staff and admins are invited. */
export const inviteUserRequest = z.strictObject({
  email: emailField,
  first_name: personName({ emptyMessage: 'Enter the first name.' }),
  last_name: lastNameField,
  user_type: companyUserType,
});

export const changeUserTypeRequest = z.strictObject({
  user_type: companyUserType,
  reason: reasonField,
});

export const userReasonRequest = z.strictObject({ reason: reasonField });

export type ListUsersQuery = z.input<typeof listUsersQuery>;
export type InviteUserRequest = z.input<typeof inviteUserRequest>;
