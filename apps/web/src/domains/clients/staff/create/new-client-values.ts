import type { CreateClientRequest } from '@cleaning/contract/clients';
import {
  NOMINEE_FIELDS,
  participantRequest,
  participantValues,
  type ParticipantValues,
  PLAN_FIELDS,
} from '../../participant-values.ts';

/** The form values for a new client, including those that are not sent. */
export type NewClientValues = ParticipantValues & {
  client_type: CreateClientRequest['client_type'];
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  address: { line1: string; suburb: string; postcode: string; access_notes: string };
  is_invited: boolean;
};

export const NO_CLIENT: NewClientValues = {
  ...participantValues(),
  client_type: 'general',
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  address: { line1: '', suburb: '', postcode: '', access_notes: '' },
  is_invited: true,
};

/** The field names in reading order. */
export const NEW_CLIENT_FIELDS = [
  'client_type',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'address.line1',
  'address.suburb',
  'address.postcode',
  'address.access_notes',
  ...PLAN_FIELDS,
  ...NOMINEE_FIELDS,
  'is_invited',
] as const;

/**
 * The API request. Empty fields are left out, since they can be entered later, and so is the plan
 * of a general client.
 */
export function newClientRequest(values: NewClientValues): Record<string, unknown> {
  const { client_type, first_name, last_name, email, phone_number: phone, ...rest } = values;
  const { address, is_invited, ...participant } = rest;
  const isPlaceGiven = Object.values(address).some((text) => text.trim() !== '');
  return {
    client_type,
    first_name,
    last_name,
    email: email.trim() === '' ? null : email,
    phone_number: phone.trim() === '' ? null : phone,
    ...(isPlaceGiven ? { address } : {}),
    ...(client_type === 'ndis' ? filledParticipantFields(participant) : {}),
    is_invited: is_invited && email.trim() !== '',
  };
}

const filledParticipantFields = (values: ParticipantValues) =>
  Object.fromEntries(
    Object.entries(participantRequest(values)).filter(
      ([, answer]) => answer !== null && answer !== false,
    ),
  );
