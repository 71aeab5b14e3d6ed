import type { Enquiry, EnquirySummary } from '@cleaning/contract/enquiries';
import { availableEnquiryCommands } from '@cleaning/contract/enquiries/rules';
import { fullName } from '@cleaning/contract/rules';
import type { ClientContact } from '../clients/client-directory.ts';
import type { EnquiryRow } from './enquiry-repository.ts';

const EXCERPT_LENGTH = 120;

const fieldsOf = ({ enquiry, answerer }: EnquiryRow): Omit<EnquirySummary, 'excerpt'> => ({
  id: enquiry.id,
  version: enquiry.version,
  status: enquiry.status,
  name: enquiry.name,
  email: enquiry.email,
  phone_number: enquiry.phoneNumber,
  topic: enquiry.topic,
  received_at: enquiry.createdAt.toISOString(),
  answered_by: answerer?.firstName ?? null,
  answered_at: enquiry.answeredAt?.toISOString() ?? null,
});

export const toEnquirySummary = (row: EnquiryRow): EnquirySummary => ({
  ...fieldsOf(row),
  excerpt: row.enquiry.message.slice(0, EXCERPT_LENGTH),
});

/** @param sameAddress the client who has the email address of the enquiry. */
export const toEnquiry = (row: EnquiryRow, sameAddress: ClientContact | null): Enquiry => ({
  ...fieldsOf(row),
  message: row.enquiry.message,
  answer: row.enquiry.answer,
  same_address_client: sameAddress && nameOf(sameAddress),
  ...closingOf(row),
  client: row.client && { ...nameOf(row.client), is_new: row.enquiry.isClientNew },
  quote: row.quote,
  available_commands: availableEnquiryCommands(row.enquiry.status),
});

const closingOf = ({ enquiry, closer }: EnquiryRow) =>
  enquiry.status === 'closed'
    ? { closed_by: closer?.firstName ?? null, closed_at: enquiry.closedAt?.toISOString() ?? null }
    : { closed_by: null, closed_at: null };

const nameOf = ({ id, firstName, lastName }: Omit<ClientContact, 'email'>) => ({
  id,
  name: fullName(firstName, lastName),
});
