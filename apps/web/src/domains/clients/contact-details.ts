import type { Profile, UpdateProfileRequest } from '@cleaning/contract/accounts';
import { formatPhone } from '@cleaning/contract/rules';
import type { VersionRow } from '#kit/versions/version-changes.tsx';

/** A client's name and phone number, which the client and the office both change. */
export type ContactDetails = Pick<Profile, 'first_name' | 'last_name' | 'phone_number'>;

/** The fields of a form for them. */
export interface ContactValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
}

export const contactValues = (details: ContactDetails): ContactValues => ({
  first_name: details.first_name,
  last_name: details.last_name,
  phone_number: readablePhone(details),
});

/**
 * The request of such a form, which is refused when the details are no longer those that were read. An
 * empty phone number is left out where there was none.
 */
export function contactRequest(
  { first_name, last_name, phone_number }: ContactValues,
  read: ContactDetails,
): UpdateProfileRequest {
  const earlier_details = {
    first_name: read.first_name,
    last_name: read.last_name,
    phone_number: read.phone_number,
  };
  const names = { first_name, last_name, earlier_details };
  return phone_number === '' && read.phone_number === null ? names : { ...names, phone_number };
}

/** The rows for comparing versions. */
export const contactRows = (details: ContactDetails): VersionRow[] => [
  { label: 'First name', value: details.first_name },
  { label: 'Last name', value: details.last_name },
  { label: 'Phone', value: readablePhone(details) },
];

const readablePhone = ({ phone_number: phone }: ContactDetails): string =>
  phone === null ? '' : formatPhone(phone);
