import { z } from 'zod';
import { ACCOUNT_STATUSES } from '../clients/requests.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { emailField } from '../fields/email.ts';
import { reasonField } from '../fields/reason.ts';
import { lastNameField, personName, searchText } from '../fields/text.ts';
import { pageQuery } from '../http/page.ts';
import { CLIENT_TYPES, STAFF_ROLES, USER_TYPES } from '../accounts/entity.ts';
import { isOneProof, PROOF_ERROR, proofFields } from '../accounts/proof.ts';

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
  /** Null for clients and admins. */
  staff_role: z.enum(STAFF_ROLES).nullable(),
  client_type: z.enum(CLIENT_TYPES).nullable(),
  /** Of one admin, whose account cannot be closed and whose role cannot be changed. */
  is_owner: z.boolean(),
  /**
   * False for a client whose address is not verified, and for staff who have not accepted their
   * invitation.
   */
  is_verified: z.boolean(),
  /** False once the account is closed. */
  is_active: z.boolean(),
  /** The Sydney date at whose end the account is closed; null while there is none. */
  last_day: recordedDateField.nullable(),
  created_at: instantField,
});

export type UserAccount = z.output<typeof userAccountSchema>;

/** A role of the team: an admin, or what a member of staff does. */
const teamRole = {
  user_type: z.enum(COMPANY_USER_TYPES, { error: 'Choose staff or admin.' }),
  /** Of staff only. */
  staff_role: z.enum(STAFF_ROLES, { error: 'Choose office or cleaner.' }).optional(),
};

const hasRole = ({
  user_type: type,
  staff_role: role,
}: {
  user_type: string;
  staff_role?: unknown;
}) => (type === 'staff') === (role !== undefined);

const ROLE_MISSING = {
  path: ['staff_role'],
  error: 'Choose office or cleaner for staff, and leave it out for an admin.',
};

export const listUsersQuery = pageQuery.extend({
  /** Text in the name, the email address or the phone number. */
  search: searchText.optional(),
  user_type: z.enum(USER_TYPES, { error: 'Filter by admin, staff or client.' }).optional(),
  /** Only the company's people, or only its clients. */
  is_team: z.enum(['true', 'false'], { error: 'Filter by true or false.' }).optional(),
  /** Only the staff who do this. */
  staff_role: z.enum(STAFF_ROLES, { error: 'Filter by office or cleaner.' }).optional(),
  /** Only the owner, or only the others. */
  is_owner: z.enum(['true', 'false'], { error: 'Filter by true or false.' }).optional(),
  /** Only those who have, or have not, verified their address or accepted their invitation. */
  is_verified: z.enum(['true', 'false'], { error: 'Filter by true or false.' }).optional(),
  /**
   * Only people who have, or have not, series that go on, visits to come, conversations or open quotes.
   */
  has_work: z.enum(['true', 'false'], { error: 'Filter by true or false.' }).optional(),
  status: z.enum(ACCOUNT_STATUSES, { error: 'Filter by active or closed.' }).optional(),
  ordering: z
    .enum(['name', '-name', 'created_at', '-created_at'], {
      error: 'Order by name or created_at, with - for descending.',
    })
    .default('name'),
});

/** Clients register themselves, so only staff and admins are invited. */
export const inviteUserRequest = z
  .strictObject({
    email: emailField,
    first_name: personName({ emptyMessage: 'Enter the first name.' }),
    last_name: lastNameField,
    ...teamRole,
  })
  .refine(hasRole, ROLE_MISSING);

export const changeUserTypeRequest = z
  .strictObject({
    ...teamRole,
    /** The role that is replaced, as the caller read it; not compared when absent. */
    earlier_role: z.strictObject(teamRole).refine(hasRole, ROLE_MISSING).optional(),
    /**
     * For somebody who becomes a cleaner: who takes their conversations and quotes, which a cleaner
     * does not see. When absent, nobody has them.
     */
    office_id: z.uuid({ error: 'Choose a person of the office.' }).optional(),
    reason: reasonField,
  })
  .refine(hasRole, ROLE_MISSING);

export const userReasonRequest = z.strictObject({ reason: reasonField });

export const deactivateUserRequest = userReasonRequest.extend({
  /** Whether the account was verified, as the caller read it; not compared when absent. */
  earlier_is_verified: z.boolean({ error: 'Say whether the account was verified.' }).optional(),
});

/** The owner proves that it is them, and says why. */
export const makeOwnerRequest = z
  .strictObject({ ...proofFields, reason: reasonField })
  .refine(isOneProof, PROOF_ERROR);

export type ListUsersQuery = z.input<typeof listUsersQuery>;
export type InviteUserRequest = z.input<typeof inviteUserRequest>;
