import { anAppointmentSummary } from '@cleaning/api-client/testing';
import type { WaitingReschedule } from '@cleaning/contract/staff';

/** Grace's request for the morning of Tuesday 8 December, when Mia is free. */
export const aWaitingReschedule = (
  overrides: Partial<WaitingReschedule> = {},
): WaitingReschedule => ({
  appointment: anAppointmentSummary({
    client_name: 'Grace Oduya',
    suburb: 'Bondi',
    has_open_reschedule_request: true,
  }),
  request: {
    id: '0190a1b2-0000-7000-8000-000000002101',
    status: 'open',
    preferred_date: '2026-12-08',
    preferred_time: 'morning',
    note: 'I have a doctor.',
    answer: null,
    created_at: '2026-12-01T01:00:00.000Z',
    answered_at: null,
  },
  suggestion: {
    starts_at: '2026-12-07T22:00:00.000Z',
    ends_at: '2026-12-08T00:30:00.000Z',
    staff_member: {
      id: '0190a1b2-0000-7000-8000-000000000009',
      first_name: 'Mia',
      last_name: 'Tran',
    },
  },
  ...overrides,
});
