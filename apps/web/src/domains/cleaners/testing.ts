import {
  aCheckedCleaner,
  anAppointmentSummary,
  answer,
  aRoster,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { CleanerRoster, LeaveCheck } from '@cleaning/contract/roster';
import { startService } from '#app/testing/render-app.tsx';

export const PAGE = `/staff/portal/cleaners/${aRoster().cleaner.id}`;
export const TOM = { id: '0190a1b2-0000-7000-8000-000000000011', first_name: 'Tom' };
export const LUCA = { id: '0190a1b2-0000-7000-8000-000000000012', first_name: 'Luca' };
export const noah = anAppointmentSummary({
  client_name: 'Noah Petrov',
  appointment_date: '2026-12-07',
  starts_at: '2026-12-06T22:00:00.000Z',
  ends_at: '2026-12-07T00:30:00.000Z',
});
export const sofia = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002002',
  client_name: 'Sofia Marino',
  appointment_date: '2026-12-07',
  starts_at: '2026-12-07T01:30:00.000Z',
  ends_at: '2026-12-07T04:00:00.000Z',
});
export const LATER = { starts_at: '2026-12-06T22:30:00.000Z', ends_at: '2026-12-07T01:00:00.000Z' };
export const CHECK: LeaveCheck = {
  visits: [
    {
      appointment: noah,
      cleaners: [
        aCheckedCleaner({
          staff_member: TOM,
          answers: { visit: { result: 'stop', other: null } },
          opening: {
            staff_member: TOM,
            ...LATER,
            is_free_all_day: false,
            drive: { from_suburb: 'Manly', minutes: 25 },
          },
        }),
      ],
    },
    {
      appointment: sofia,
      cleaners: [
        aCheckedCleaner({
          staff_member: LUCA,
          opening: {
            staff_member: LUCA,
            starts_at: sofia.starts_at ?? '',
            ends_at: sofia.ends_at ?? '',
            is_free_all_day: true,
            drive: null,
          },
        }),
      ],
    },
  ],
  overlaps: [],
};

/** The service of one cleaner's roster. */
export function startCleaner() {
  const server = startService();
  function serve(roster: Partial<CleanerRoster> = {}, check: LeaveCheck = CHECK) {
    server.use(
      mockEndpoint(endpoints.getCleaner, answer(aRoster(roster))),
      mockEndpoint(endpoints.checkLeave, answer(check)),
      mockEndpoint(endpoints.checkWorkingHours, answer({ count: 0, visits: [] })),
    );
  }
  return { server, serve };
}
