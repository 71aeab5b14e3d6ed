import { aTodaysVisit, aWorkSheet } from '@cleaning/api-client/testing';
import type { OwnVisit, OwnVisits } from '@cleaning/contract/appointments';
import type { CachedSheet } from '../visit-queue/work-sheet-database.ts';

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

/** What Mia gets of her visits, on Thursday 3 December. */
export const ownVisits = (overrides: Partial<OwnVisits> = {}): OwnVisits => ({
  date: '2026-12-03',
  visits: [],
  changes: [],
  ...overrides,
});

/** Three of Mia's visits: yesterday's, today's after the current one, and tomorrow's. */
export const OTHER_OWN_VISITS = {
  yesterday: {
    ...OWN_VISIT,
    id: '0190a1b2-0000-7000-8000-00000000e001',
    status: 'completed',
    client_name: 'Ruth Callaghan',
    suburb: 'Epping',
    appointment_date: '2026-12-02',
    starts_at: '2026-12-01T22:00:00.000Z',
    ends_at: '2026-12-02T00:00:00.000Z',
    actual_started_at: '2026-12-01T22:03:00.000Z',
    actual_ended_at: '2026-12-02T00:13:00.000Z',
    notes: '',
    way_in: 'over',
  },
  next: {
    ...OWN_VISIT,
    id: '0190a1b2-0000-7000-8000-00000000e002',
    status: 'confirmed',
    client_name: 'Mele Tauiliili',
    suburb: 'Rooty Hill',
    starts_at: '2026-12-03T01:30:00.000Z',
    ends_at: '2026-12-03T04:00:00.000Z',
    actual_started_at: null,
    notes: 'The key is with the neighbour.',
    drive_minutes: 35,
  },
  tomorrow: {
    ...OWN_VISIT,
    id: '0190a1b2-0000-7000-8000-00000000e003',
    status: 'confirmed',
    client_name: 'Kofi Mensah',
    suburb: 'Blacktown',
    appointment_date: '2026-12-04',
    starts_at: '2026-12-03T21:00:00.000Z',
    ends_at: '2026-12-03T23:00:00.000Z',
    actual_started_at: null,
    notes: '',
    way_in: 'later',
  },
} as const satisfies Readonly<Record<string, OwnVisit>>;

/** The work sheet of a visit on Thursday 3 December, as a phone keeps it. */
export function sheetOnPhone(userId: string): CachedSheet {
  const sheet = aWorkSheet();
  const appointment = {
    ...sheet.appointment,
    client_name: 'Amira Haddad',
    suburb: 'Parramatta',
    appointment_date: '2026-12-03',
    starts_at: '2026-12-02T22:00:00.000Z',
    ends_at: '2026-12-03T01:00:00.000Z',
  };
  return {
    userId,
    visitId: appointment.id,
    day: appointment.appointment_date,
    readAt: Date.now(),
    sheet: { ...sheet, appointment },
  };
}
