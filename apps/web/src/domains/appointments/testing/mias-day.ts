import { aTodaysVisit } from '@cleaning/api-client/testing';
import type { OwnVisit } from '@cleaning/contract/appointments';

/** A cleaner. */
export const MIA = {
  id: '0190a1b2-0000-7000-8000-000000000009',
  first_name: 'Mia',
  last_name: 'Tran',
};

/** One of Mia's visits on Thursday 3 December. */
export const aVisit = (overrides: Parameters<typeof aTodaysVisit>[0] = {}) =>
  aTodaysVisit({ staff_member: { id: MIA.id, first_name: 'Mia' }, ...overrides });

/** Mia's current visit, as she sees it. */
export const OWN_VISIT: OwnVisit = {
  ...aVisit({ status: 'in_progress', client_name: 'Amira Haddad', suburb: 'Parramatta' }),
  address_line1: '3/27 Church Street',
  postcode: '2150',
  notes: 'Ring twice.',
  way_in: 'shown',
  client_phone_number: '+61491570159',
  actual_started_at: '2026-12-02T21:04:00.000Z',
  actual_ended_at: null,
  tasks: { count: 8, done: 5 },
  drive_minutes: null,
};
