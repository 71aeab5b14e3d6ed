import { aQuote } from '@cleaning/api-client/testing';
import type { Quote } from '@cleaning/contract/quotes';

export const STAFF_DETAILS = {
  client_email: 'sofia@example.com',
  owner: null,
  waiting_since: '2026-11-22T08:02:00.000Z',
  next_valid_until: null,
  send_at: null,
  offer_mail: null,
  timeline_reason: null,
  outside_area_reason: null,
};

/** A quote request of Sofia Marino, as staff see it. */
export const aRequest = (overrides: Partial<Quote> = {}): Quote =>
  aQuote({
    status: 'submitted',
    version: 4,
    client: {
      id: '0190a1b2-0000-7000-8000-000000000002',
      first_name: 'Sofia',
      last_name: 'Marino',
      has_email: true,
    },
    staff_details: STAFF_DETAILS,
    available_commands: ['send', 'decline_request'],
    ...overrides,
  });
