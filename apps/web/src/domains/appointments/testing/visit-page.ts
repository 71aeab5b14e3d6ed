import {
  anAppointment,
  anAppointmentSummary,
  answer,
  aStaffToday,
  aWorkSheet,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import type { Appointment, OwnVisit } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { beforeEach } from 'vitest';
import { NO_NEEDS } from '#domains/clients/visit-needs.ts';
import { FOR_THE_OFFICE } from './for-the-office.ts';
import { startService } from '#app/testing/render-app.tsx';

/** A confirmed visit and its page. */
export const appointment = anAppointment({
  available_commands: ['start', 'report_running_late', 'report_no_access', 'cancel'],
  notes: 'Ring twice and wait.',
});
export const ADDRESS = `/staff/portal/visits/${appointment.id}`;

/** The same visit after it was started. */
export const STARTED = anAppointment({
  status: 'in_progress',
  version: 3,
  actual_started_at: '2026-11-22T22:34:00.000Z',
  available_commands: ['complete', 'report_no_access'],
});

/** The id of the next visit on the same day. */
export const NEXT = '0190a1b2-0000-7000-8000-000000009901';

/** An empty page of photos. */
export const NO_PHOTOS = { count: 0, next: null, previous: null, results: [], category_counts: {} };

/** Starts a mock service with a visit without photos. */
export function startVisit() {
  const server = startService();
  beforeEach(() => {
    server.use(mockEndpoint(endpoints.listDocuments, answer(NO_PHOTOS)), ...FOR_THE_OFFICE);
  });
  return {
    server,
    /** Serves the visit with these changes. */
    serve: (changes: Partial<Appointment> = {}, hasCode = false) => {
      const sheet = aWorkSheet({
        appointment: { ...appointment, ...changes },
        needs: NO_NEEDS,
        has_access_code: hasCode,
      });
      server.use(mockEndpoint(endpoints.getWorkSheet, answer(sheet)));
      return sheet;
    },
    /** Serves a day that contains a visit after this one. */
    serveNextVisit: () => {
      const { starts_at: startsAt, ends_at: endsAt } = appointment;
      const own: OwnVisit = {
        ...anAppointmentSummary({ id: NEXT, client_name: 'Mele Tauiliili' }),
        starts_at: startsAt,
        ends_at: endsAt,
        address_line1: '1 Blaxland Road',
        postcode: '2112',
        notes: '',
        way_in: 'shown',
        client_phone_number: '+61491570157',
        actual_started_at: null,
        actual_ended_at: null,
        tasks: { count: 0, done: 0 },
        drive_minutes: null,
      };
      server.use(
        mockEndpoint(
          endpoints.getStaffToday,
          answer(aStaffToday({ date: own.appointment_date, own_visits: [own] })),
        ),
      );
      return own;
    },
  };
}
