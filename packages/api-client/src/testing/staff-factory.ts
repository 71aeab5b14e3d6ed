import type { StaffToday, TodaysVisit } from '@cleaning/contract/staff';
import { anAppointmentSummary, aTeamPage } from './appointment-factories.ts';

/** A day without anything to do; its counts are those of the given visits. */
export function aStaffToday(overrides: Partial<StaffToday> = {}): StaffToday {
  const { cleaners = [], visits = [] } = overrides;
  const countOf = (status: TodaysVisit['status']): number =>
    visits.filter((visit) => visit.status === status).length;
  return {
    date: '2026-12-03',
    team: aTeamPage({ cleaner_count: cleaners.length }),
    cleaners: [],
    visits: [],
    visit_counts: {
      confirmed: countOf('confirmed'),
      in_progress: countOf('in_progress'),
      completed: countOf('completed'),
      no_access: countOf('no_access'),
    },
    no_access: [],
    own_visits: [],
    own_changes: [],
    quotes: { count: 0, waiting: [] },
    reschedules: { count: 0, waiting: [] },
    requests: { count: 0, waiting: [] },
    without_cleaner: { count: 0, waiting: [] },
    unfinished: { count: 0, waiting: [] },
    late_fees: { count: 0, waiting: [] },
    timesheets_to_approve: [],
    unread: { messages: 0, threads: 0 },
    threads: [],
    overdue: { count: 0, cents: 0, invoices: [] },
    rejected_claims: 0,
    open_enquiries: 0,
    failed_mails: 0,
    ...overrides,
  };
}

/** A visit of Thursday 3 December, 9:30 am to 12:00 noon in Sydney. */
export function aTodaysVisit(overrides: Partial<TodaysVisit> = {}): TodaysVisit {
  return {
    ...anAppointmentSummary(),
    client_phone_number: '+61491570159',
    no_access_reason: null,
    ...overrides,
  };
}
