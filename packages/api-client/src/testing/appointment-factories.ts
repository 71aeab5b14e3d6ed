import type {
  Appointment,
  AppointmentSummary,
  LateFee,
  StaffCalendar,
  StaffMonth,
  TeamPage,
  WorkSheet,
} from '@cleaning/contract/appointments';
import type { CheckedCleaner } from '@cleaning/contract/availability';
import { stateOf, type Answers } from '@cleaning/contract/availability/rules';
import type { Message, Thread } from '@cleaning/contract/messages';
import type { AppointmentSeries, SeriesCheck } from '@cleaning/contract/series';

const CREATED_AT = '2026-11-20T01:00:00.000Z';
const CLIENT_ID = '0190a1b2-0000-7000-8000-000000000001';
const THREAD_ID = '0190a1b2-0000-7000-8000-000000003001';

/** An appointment that is confirmed for Thursday 3 December, 9:30 am in Sydney. */
export function anAppointmentSummary(
  overrides: Partial<AppointmentSummary> = {},
): AppointmentSummary {
  return {
    id: '0190a1b2-0000-7000-8000-000000002001',
    reference: 'A-1001',
    status: 'confirmed',
    version: 2,
    service_id: 'general',
    client_id: CLIENT_ID,
    client_name: 'Mia Tran',
    client_has_email: true,
    quote_id: null,
    appointment_date: '2026-12-03',
    preferred_time: 'morning',
    starts_at: '2026-12-02T22:30:00.000Z',
    ends_at: '2026-12-03T01:00:00.000Z',
    expected_at: null,
    staff_member: { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Sam' },
    suburb: 'Castle Hill',
    series: null,
    free_until: '2026-11-30T22:30:00.000Z',
    has_open_reschedule_request: false,
    wanted_time: null,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    ...overrides,
  };
}

/** The fields of an appointment whose client waits for an answer about another time. */
export const wantsAnotherTime = {
  has_open_reschedule_request: true,
  wanted_time: { preferred_date: '2026-12-04', preferred_time: 'afternoon' },
} as const;

/** The appointment of {@link anAppointmentSummary} in full. */
export function anAppointment(overrides: Partial<Appointment> = {}): Appointment {
  return {
    ...anAppointmentSummary(),
    address_line1: '12 Example Street',
    postcode: '2154',
    notes: '',
    actual_started_at: null,
    actual_ended_at: null,
    completion_notes: '',
    cancellation: null,
    fee: null,
    reschedule_request: null,
    available_commands: ['cancel', 'request_reschedule'],
    events: [],
    ...overrides,
  };
}

/** A fee of half the price of the appointment, which staff have to decide about. */
export const aLateFee = (overrides: Partial<LateFee> = {}): LateFee => ({
  state: 'open',
  terms_cents: 75_13,
  price_cents: 150_25,
  charged_cents: null,
  reason: null,
  decided_at: null,
  decided_by: null,
  is_invoiced: false,
  ...overrides,
});

const SERIES_ID = '0190a1b2-0000-7000-8000-000000004001';

/** Visits every 2 weeks on Thursdays, the first two of them booked. */
export function aSeries(overrides: Partial<AppointmentSeries> = {}): AppointmentSeries {
  const visit = anAppointmentSummary({ series: { id: SERIES_ID, recurrence: 'every_2_weeks' } });
  return {
    id: SERIES_ID,
    version: 1,
    status: 'active',
    client_id: CLIENT_ID,
    client_name: 'Mia Tran',
    quote_id: null,
    service_id: 'general',
    address_line1: '12 Example Street',
    suburb: 'Castle Hill',
    postcode: '2154',
    recurrence: 'every_2_weeks',
    first_date: '2026-12-03',
    start_time: '09:30',
    end_time: '12:00',
    staff_member: { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Sam' },
    started_on: '2026-12-03',
    last_date: null,
    paused_from: null,
    resumes_on: null,
    occurrences: [
      { date: '2026-12-03', state: 'booked', holiday: null, appointment: visit, skipped_by: null },
      {
        date: '2026-12-17',
        state: 'booked',
        holiday: null,
        appointment: {
          ...visit,
          id: '0190a1b2-0000-7000-8000-000000002017',
          reference: 'A-1017',
          appointment_date: '2026-12-17',
          starts_at: '2026-12-16T22:30:00.000Z',
          ends_at: '2026-12-17T01:00:00.000Z',
          free_until: '2026-12-14T22:30:00.000Z',
        },
        skipped_by: null,
      },
    ],
    available_commands: ['change', 'pause', 'end'],
    events: [],
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    ...overrides,
  };
}

/** The work sheet of a confirmed appointment with two tasks, one of them done. */
export function aWorkSheet(overrides: Partial<WorkSheet> = {}): WorkSheet {
  return {
    appointment: anAppointment({ available_commands: ['start', 'report_running_late'] }),
    client_phone: '+61491570006',
    needs: null,
    has_access_code: false,
    way_in: 'shown',
    drive_minutes: null,
    tasks: [
      {
        id: '0190a1b2-0000-7000-8000-000000002101',
        label: 'Kitchen benches, sink and splashback',
        done_at: CREATED_AT,
      },
      { id: '0190a1b2-0000-7000-8000-000000002102', label: 'Vacuum all rooms', done_at: null },
    ],
    earlier: [],
    later: [],
    time_corrections: [],
    invoice: null,
    latest_change: null,
    ...overrides,
  };
}

/** The only page of a team. */
export const aTeamPage = (overrides: Partial<TeamPage> = {}): TeamPage => ({
  area: null,
  page: 1,
  page_count: 1,
  cleaner_count: 2,
  ...overrides,
});

/** A calendar with Sam and Alex, and one appointment of Sam's. */
export function aStaffCalendar(overrides: Partial<StaffCalendar> = {}): StaffCalendar {
  const { appointments = [anAppointmentSummary()] } = overrides;
  const withoutCleaner = appointments.filter(
    ({ status, staff_member: person }) => status === 'confirmed' && person === null,
  );
  return {
    team: aTeamPage(),
    cleaners: [
      { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Sam' },
      { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Alex' },
    ],
    appointments,
    without_cleaner_count: withoutCleaner.length,
    skipped: [],
    trips: [],
    hours: [],
    away: [],
    openings: [],
    requests: [],
    request_count: 0,
    ...overrides,
  };
}

/** The whole weeks of December 2026, with one visit on the 3rd. */
export const aStaffMonth = (overrides: Partial<StaffMonth> = {}): StaffMonth => ({
  area: null,
  days: Array.from({ length: 35 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 30 + index)).toISOString().slice(0, 10);
    const isFirst = date === '2026-12-03';
    return {
      date,
      visit_count: isFirst ? 1 : 0,
      minutes: isFirst ? 150 : 0,
      without_cleaner_count: 0,
      tight_trip_count: 0,
      away: [],
    };
  }),
  ...overrides,
});

/** What the check says of a cleaner whom nothing stops. */
export const someAnswers = (overrides: Partial<Answers> = {}): CheckedCleaner['answers'] => ({
  past: { result: 'ok' },
  leave: { result: 'ok', ends_at: null },
  visit: { result: 'ok', other: null },
  hours: { result: 'ok', weekday: 4, start_time: '07:00', end_time: '17:00' },
  drive: { result: 'ok', before: null, after: null },
  same_client: { result: 'ok', others: [] },
  holiday: { result: 'ok', name: null },
  ...overrides,
});

/** Sam, whom nothing stops at the time that is asked for. */
export function aCheckedCleaner({
  answers,
  ...overrides
}: Partial<Omit<CheckedCleaner, 'answers'>> & {
  readonly answers?: Partial<Answers>;
} = {}): CheckedCleaner {
  const all = someAnswers(answers);
  return {
    staff_member: { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Sam' },
    is_usual: false,
    state: stateOf(all),
    opening: null,
    ...overrides,
    answers: all,
  };
}

/** A conversation with one unread answer. */
export function aThread(overrides: Partial<Thread> = {}): Thread {
  return {
    id: THREAD_ID,
    client_id: CLIENT_ID,
    client_name: 'Mia Tran',
    subject: 'The key',
    about: null,
    owner: null,
    message_count: 2,
    unread_count: 1,
    last_message: {
      id: '0190a1b2-0000-7000-8000-000000003102',
      side: 'staff',
      excerpt: 'Under the pot, please.',
      sent_at: CREATED_AT,
    },
    last_unread: { excerpt: 'Under the pot, please.', sent_at: CREATED_AT },
    created_at: CREATED_AT,
    ...overrides,
  };
}

/** A message of staff in the conversation of {@link aThread}. */
export function aMessage(overrides: Partial<Message> = {}): Message {
  return {
    id: '0190a1b2-0000-7000-8000-000000003102',
    thread_id: THREAD_ID,
    side: 'staff',
    author_first_name: 'Sam',
    is_mine: false,
    is_seen: false,
    body: 'Under the pot, please.',
    attachments: [],
    sent_at: CREATED_AT,
    ...overrides,
  };
}

/** A date in the check of a series, on which its cleaner is free: Thursday 3 December. */
export function aCheckedDate(
  overrides: Partial<SeriesCheck['dates'][number]> = {},
): SeriesCheck['dates'][number] {
  return {
    date: '2026-12-03',
    state: 'free',
    holiday: null,
    answers: null,
    free_staff: [],
    ...overrides,
  };
}
