import { anAppointmentSummary } from '@cleaning/api-client/testing';

export const confirmed = anAppointmentSummary();

export const requested = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002002',
  reference: 'A-1002',
  status: 'requested',
  appointment_date: '2026-12-10',
  starts_at: null,
  ends_at: null,
  staff_member: null,
  free_until: null,
});

export const completed = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002003',
  reference: 'A-1003',
  status: 'completed',
  appointment_date: '2026-11-12',
});
