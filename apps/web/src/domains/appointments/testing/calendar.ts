import {
  anAppointmentSummary,
  answer,
  aCheckedCleaner,
  aStaffCalendar,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import type { StaffCalendar } from '@cleaning/contract/appointments';
import type { CheckAvailabilityRequest, CheckedCleaner } from '@cleaning/contract/availability';
import { endpoints } from '@cleaning/contract/endpoints';
import { mockAvailability } from './availability.ts';
import { screen } from '@testing-library/react';
import type { startService } from '#app/testing/render-app.tsx';

export const WEEK = '/staff/portal/calendar?week=2026-12-03';
export const ALEX = '0190a1b2-0000-7000-8000-000000000010';
/** A visit with Sam on the Thursday of that week. */
export const visit = anAppointmentSummary();
export const request = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002002',
  client_name: 'Ivy Thompson',
  status: 'requested',
  version: 1,
  preferred_time: 'afternoon',
  starts_at: null,
  ends_at: null,
  staff_member: null,
});

const alexIsFree = aCheckedCleaner({ staff_member: { id: ALEX, first_name: 'Alex' } });

/**
 * Serves the calendar and the checks of times.
 *
 * @returns the times that were checked.
 */
export function serveCalendar(
  server: ReturnType<typeof startService>,
  calendar: Partial<StaffCalendar> = {},
  cleaners: readonly CheckedCleaner[] = [aCheckedCleaner(), alexIsFree],
) {
  const asked: CheckAvailabilityRequest[] = [];
  const shown = aStaffCalendar(calendar);
  server.use(
    mockEndpoint(endpoints.getStaffCalendar, answer(shown)),
    mockEndpoint(endpoints.listStaffMembers, answer(shown.cleaners)),
    mockEndpoint(
      endpoints.getHourlyRates,
      answer({
        private_cents: 70_00,
        ndis_cents: null,
        billing_step_hundredths: 1,
        late_cancellation_percent: 50,
      }),
    ),
    mockAvailability(cleaners, (body) => asked.push(body)),
  );
  return asked;
}

export const visitCard = (name: RegExp) => screen.findByRole('button', { name });
