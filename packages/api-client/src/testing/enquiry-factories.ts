import type { EnquiriesPage, Enquiry, EnquirySummary } from '@cleaning/contract/enquiries';
import { availableEnquiryCommands } from '@cleaning/contract/enquiries/rules';

/** An open enquiry of Helen Novak about a price. */
export function anEnquiry(overrides: Partial<Enquiry> = {}): Enquiry {
  return {
    id: '0190a1b2-0000-7000-8000-000000006001',
    version: 1,
    status: 'open',
    name: 'Helen Novak',
    email: 'helen@example.com',
    phone_number: '+61491570006',
    topic: 'price',
    message: 'We move out of a two bedroom unit in Dee Why.',
    received_at: '2026-11-22T22:20:00.000Z',
    answer: null,
    answered_by: null,
    answered_at: null,
    same_address_client: null,
    closed_by: null,
    closed_at: null,
    client: null,
    quote: null,
    available_commands: availableEnquiryCommands(overrides.status ?? 'open'),
    ...overrides,
  };
}

/** The enquiry of {@link anEnquiry} as a row of the staff list. */
export function anEnquirySummary(overrides: Partial<Enquiry> = {}): EnquirySummary {
  const enquiry = anEnquiry(overrides);
  return {
    id: enquiry.id,
    version: enquiry.version,
    status: enquiry.status,
    name: enquiry.name,
    email: enquiry.email,
    phone_number: enquiry.phone_number,
    topic: enquiry.topic,
    excerpt: enquiry.message,
    received_at: enquiry.received_at,
    answered_by: enquiry.answered_by,
    answered_at: enquiry.answered_at,
  };
}

/** One page of enquiries. */
export function anEnquiriesPage(
  results: readonly EnquirySummary[],
  counts: Partial<EnquiriesPage['status_counts']> = {},
): EnquiriesPage {
  return {
    count: results.length,
    next: null,
    previous: null,
    results: [...results],
    status_counts: { open: results.length, answered: 0, closed: 0, spam: 0, ...counts },
  };
}
