import { z } from 'zod';
import { CLIENT_TYPES } from '../accounts/entity.ts';
import { updateProfileRequest } from '../accounts/requests.ts';
import { createAddressRequest } from '../addresses/requests.ts';
import { emailField } from '../fields/email.ts';
import { phoneField } from '../fields/phone.ts';
import { reasonField } from '../fields/reason.ts';
import { personName, searchText } from '../fields/text.ts';
import { pageQuery } from '../http/page.ts';
import { participantFields } from './profile-requests.ts';

/** Whether an account is in use. */
export const ACCOUNT_STATUSES = ['active', 'closed'] as const;

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const listClientsQuery = pageQuery.extend({
  /** Text in the name, the e-mail address or the phone number. */
  search: searchText.optional(),
  client_type: z.enum(CLIENT_TYPES, { error: 'Filter by general or ndis.' }).optional(),
  status: z.enum(ACCOUNT_STATUSES, { error: 'Filter by active or closed.' }).optional(),
  /** Only those who have something to pay, or only the others. */
  owes: z.enum(['true', 'false'], { error: 'Use true or false.' }).optional(),
  ordering: z
    .enum(['name', '-name', 'created_at', '-created_at'], {
      error: 'Order by name or created_at, with - for descending.',
    })
    .default('name'),
});

/** Who a client is whom staff make. */
export const newClientRequest = z.strictObject({
  email: emailField,
  first_name: personName({ emptyMessage: 'Enter the first name.' }),
  last_name: personName({ emptyMessage: 'Enter the last name.' }),
  phone_number: phoneField.nullable(),
  client_type: z.enum(CLIENT_TYPES, { error: 'Choose general or ndis.' }),
});

/** What staff enter for a client who does not register: who they are, and what is known already. */
export const createClientRequest = z.strictObject({
  ...newClientRequest.shape,
  /** The main address. */
  address: createAddressRequest.omit({ label: true, is_default: true }).optional(),
  ...z.strictObject(participantFields).partial().shape,
  /** False when no mail to choose a password goes out now. */
  is_invited: z.boolean({ error: 'Use true or false.' }).default(true),
});

/** What staff correct at a client's request. */
export const updateClientForRequest = z.strictObject({
  ...updateProfileRequest.shape,
  reason: reasonField,
});

/** Why staff now do for a client what the client asked for. */
export const actForClientRequest = z.strictObject({ reason: reasonField });

export const revealNdisNumberRequest = z.strictObject({ reason: reasonField });

export type CreateClientRequest = z.input<typeof createClientRequest>;
export type ListClientsQuery = z.input<typeof listClientsQuery>;
