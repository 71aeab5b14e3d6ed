import { z } from 'zod';
import { CLIENT_TYPES } from '../accounts/entity.ts';
import { updateProfileRequest } from '../accounts/requests.ts';
import { emailField } from '../fields/email.ts';
import { phoneField } from '../fields/phone.ts';
import { reasonField } from '../fields/reason.ts';
import { lastNameField, personName, searchText } from '../fields/text.ts';
import { pageQuery } from '../http/page.ts';
import { createAddressRequest } from './addresses.ts';
import { participantFields } from './profile-requests.ts';

/** Whether an account is in use. */
export const ACCOUNT_STATUSES = ['active', 'closed'] as const;

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const listClientsQuery = pageQuery.extend({
  /** Text in the name, the email address or the phone number. */
  search: searchText.optional(),
  client_type: z.enum(CLIENT_TYPES, { error: 'Filter by general or ndis.' }).optional(),
  status: z.enum(ACCOUNT_STATUSES, { error: 'Filter by active or closed.' }).optional(),
  /** Only clients who owe something, or only the others. */
  owes: z.enum(['true', 'false'], { error: 'Use true or false.' }).optional(),
  ordering: z
    .enum(['name', '-name', 'created_at', '-created_at'], {
      error: 'Order by name or created_at, with - for descending.',
    })
    .default('name'),
});

/** The identity of a client whom staff create. */
export const newClientRequest = z.strictObject({
  email: emailField,
  first_name: personName({ emptyMessage: 'Enter the first name.' }),
  last_name: lastNameField,
  phone_number: phoneField.nullable(),
  client_type: z.enum(CLIENT_TYPES, { error: 'Choose general or ndis.' }),
});

/** The data that staff enter for a client who does not register. */
export const createClientRequest = z.strictObject({
  ...newClientRequest.shape,
  /** Null for a client without one: they cannot log in, and get letters as PDF. */
  email: emailField.nullable(),
  /** The main address. */
  address: createAddressRequest.omit({ label: true, is_default: true }).optional(),
  ...z.strictObject(participantFields).partial().shape,
  /** Whether an email for choosing a password is sent now. By default, it is if there is an address. */
  is_invited: z.boolean({ error: 'Use true or false.' }).optional(),
});

/** The email of a client who was created without one. */
export const addClientEmailRequest = z.strictObject({
  email: emailField,
  /** Whether an email for choosing a password is sent now. */
  is_invited: z.boolean({ error: 'Use true or false.' }),
});

/** Corrections by staff at a client's request. */
export const updateClientForRequest = z.strictObject({
  ...updateProfileRequest.shape,
  reason: reasonField,
});

/** Why staff begin to act for a client. */
export const actForClientRequest = z.strictObject({ reason: reasonField });

export const revealNdisNumberRequest = z.strictObject({ reason: reasonField });

export type AddClientEmailRequest = z.input<typeof addClientEmailRequest>;
export type CreateClientRequest = z.input<typeof createClientRequest>;
export type ListClientsQuery = z.input<typeof listClientsQuery>;
