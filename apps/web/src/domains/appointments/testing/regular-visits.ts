import {
  aCheckedCleaner,
  aCheckedDate,
  aClient,
  aClientHistory,
  anAddress,
  aPageOf,
  answer,
  aSeries,
  mockEndpoint,
  someAnswers,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { mockAvailability } from './availability.ts';
import { startService } from '#app/testing/render-app.tsx';

export const client = aClient();
export const series = aSeries({ client_id: client.id });
export const ADDRESS = `/staff/portal/clients/${client.id}/visits`;
export const alex = { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Alex' };
export const free = (date: string) => aCheckedDate({ date });

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const dialog = () => within(screen.getByRole('dialog'));
export const card = () => screen.findByRole('article', { name: 'Thursday, 9:30 am – 12:00 pm' });

/** Whom the client has at the same time. */
export const together = (client_name: string, starts: readonly string[]) =>
  someAnswers({
    same_client: {
      result: 'warn',
      others: starts.map((starts_at, index) => ({
        id: String(index),
        client_name,
        suburb: 'Glebe',
        starts_at,
        ends_at: new Date(Date.parse(starts_at) + 9_000_000).toISOString(),
        cleaner_name: 'Alex',
      })),
    },
  });

/** Starts a mock service for a client's regular visits. */
export function startRegularVisits() {
  const server = startService();
  beforeEach(() => {
    server.use(
      mockEndpoint(endpoints.getClient, answer(client)),
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
      mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
      mockEndpoint(endpoints.listStaffMembers, answer([series.staff_member])),
      mockAvailability([aCheckedCleaner({ staff_member: series.staff_member })]),
      mockEndpoint(
        endpoints.getHourlyRates,
        answer({
          private_cents: 70_00,
          ndis_cents: 60_10,
          billing_step_hundredths: 1,
          late_cancellation_percent: 50,
        }),
      ),
    );
  });
  const serve = (list: AppointmentSeries[]) =>
    server.use(mockEndpoint(endpoints.listAppointmentSeries, answer(list)));
  return { server, serve };
}
