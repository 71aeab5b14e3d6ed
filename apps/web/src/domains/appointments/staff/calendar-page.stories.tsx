import {
  anAppointment,
  anAppointmentSummary,
  answer,
  aCheckedCleaner,
  aSeries,
  aStaffCalendar,
  aStaffMonth,
  aStaffToday,
  aTeamPage,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { StaffCalendar } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { mockAvailability } from '../testing/availability.ts';
import { within } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { aWaitingReschedule } from '../testing/a-waiting-reschedule.ts';
import { STAFF_CALENDAR_PATH } from '../visit-paths.ts';

const page = screens(STAFF_CALENDAR_PATH, {
  user: aStaffUser(),
  at: `${STAFF_CALENDAR_PATH}?week=2026-12-03`,
});

export default { title: 'Screens/Staff portal/Calendar', tags: ['!autodocs'] };

const serve = (calendar: Partial<StaffCalendar> = {}) => ({
  answers: [
    mockEndpoint(endpoints.getStaffCalendar, answer(aStaffCalendar(calendar))),
    mockEndpoint(endpoints.listStaffMembers, answer(aStaffCalendar(calendar).cleaners)),
    mockEndpoint(
      endpoints.getHourlyRates,
      answer({
        private_cents: 70_00,
        ndis_cents: null,
        billing_step_hundredths: 1,
        late_cancellation_percent: 50,
      }),
    ),
  ],
});

const ALEX = { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Alex' };
const visit = anAppointmentSummary();
const later = anAppointmentSummary({
  series: { id: '0190a1b2-0000-7000-8000-000000004001', recurrence: 'every_2_weeks' },
  id: '0190a1b2-0000-7000-8000-000000002002',
  client_name: 'Ivy Thompson',
  starts_at: '2026-12-03T01:15:00.000Z',
  ends_at: '2026-12-03T03:00:00.000Z',
});
const request = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002003',
  client_name: 'Grace Oduya',
  status: 'requested',
  version: 1,
  preferred_time: 'afternoon',
  starts_at: null,
  ends_at: null,
  staff_member: null,
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(serve({ appointments: [] }));
export const One = page.state(serve());
export const Many = page.state(
  serve({
    appointments: [visit, later],
    trips: [
      {
        from_appointment_id: visit.id,
        to_appointment_id: later.id,
        gap_minutes: 15,
        drive_minutes: 30,
        is_tight: true,
      },
    ],
    requests: [request],
    request_count: 1,
  }),
);
/** A team of more than a page, in one of the areas. */
export const LargeTeam = page.state(
  serve({ team: aTeamPage({ area: 'Inner West', page_count: 3, cleaner_count: 61 }) }),
);
const skipped = anAppointmentSummary({
  id: '0190a1b2-0000-7000-8000-000000002004',
  client_name: 'Ruth Callaghan',
  status: 'cancelled',
  starts_at: '2026-12-03T04:00:00.000Z',
  ends_at: '2026-12-03T06:00:00.000Z',
  series: { id: '0190a1b2-0000-7000-8000-000000004001', recurrence: 'every_2_weeks' },
});
const withSkipped = serve({
  appointments: [visit, later],
  skipped: [{ ...skipped, skipped_by: 'client' }],
});
export const Skipped = page.state(withSkipped);
export const SkippedOnADay = page.state({
  ...withSkipped,
  at: `${STAFF_CALENDAR_PATH}?day=2026-12-03`,
});
export const ClientsWantAnotherTime = page.state({
  answers: [
    mockEndpoint(
      endpoints.getStaffToday,
      answer(aStaffToday({ reschedules: { count: 3, waiting: [aWaitingReschedule()] } })),
    ),
    ...serve().answers,
  ],
});
export const Day = page.state({
  ...serve({ appointments: [visit, later], requests: [request], request_count: 1 }),
  at: `${STAFF_CALENDAR_PATH}?day=2026-12-03`,
});
const open = anAppointmentSummary({ staff_member: null });
const timeOff = serve({
  appointments: [open, later],
  away: [
    {
      leave_id: '0190a1b2-0000-7000-8000-000000005001',
      staff_id: '0190a1b2-0000-7000-8000-000000000009',
      starts_at: '2026-12-02T13:00:00.000Z',
      ends_at: '2026-12-04T13:00:00.000Z',
    },
  ],
  hours: [
    { staff_id: ALEX.id, date: '2026-12-03', start_time: '08:00', end_time: '16:00' },
    { staff_id: ALEX.id, date: '2026-12-05', start_time: null, end_time: null },
  ],
  openings: [
    {
      appointment_id: open.id,
      staff_member: ALEX,
      starts_at: '2026-12-03T02:00:00.000Z',
      ends_at: '2026-12-03T04:30:00.000Z',
      is_free_all_day: false,
      drive: { from_suburb: 'Manly', minutes: 25 },
    },
  ],
});
export const TimeOff = page.state(timeOff);
export const TimeOffOnADay = page.state({
  ...timeOff,
  at: `${STAFF_CALENDAR_PATH}?day=2026-12-03`,
});
export const OnLeave = page.state({
  answers: [
    mockAvailability([
      aCheckedCleaner({
        answers: { leave: { result: 'stop', ends_at: '2026-12-04T13:00:00.000Z' } },
      }),
    ]),
    ...serve({ appointments: [visit] }).answers,
  ],
  now: '2026-12-01T01:00:00.000Z',
  async play(context) {
    await press(/Mia Tran/u)(context);
    await within(context.canvasElement).findByText(/is on leave/u);
  },
});
export const MoveVisit = page.state({
  answers: [mockAvailability([aCheckedCleaner()]), ...serve({ appointments: [visit] }).answers],
  now: '2026-12-01T01:00:00.000Z',
  async play(context) {
    await press(/Mia Tran/u)(context);
    await within(context.canvasElement).findByText(/is free/u);
  },
});
const ofSeries = {
  answers: [
    mockAvailability([aCheckedCleaner()]),
    mockEndpoint(endpoints.listAppointmentSeries, answer([aSeries()])),
    ...serve({
      appointments: [{ ...visit, series: { id: aSeries().id, recurrence: 'every_2_weeks' } }],
    }).answers,
  ],
  now: '2026-12-01T01:00:00.000Z',
};
export const SkipVisitOfASeries = page.state({
  ...ofSeries,
  async play(context) {
    await press(/Mia Tran/u)(context);
    await press('Skip this one')(context);
  },
});
export const VisitOfASeries = page.state({
  ...ofSeries,
  async play(context) {
    await press(/Mia Tran/u)(context);
    await within(context.canvasElement).findByText('Thu 17 Dec');
  },
});
export const ChangedMeanwhile = page.state({
  answers: [
    mockAvailability([aCheckedCleaner()]),
    mockEndpoint(
      endpoints.rescheduleAppointment,
      refuse(409, {
        code: 'stale_version',
        changed_by: 'Priya',
        detail: 'This visit has changed since you opened it.',
        current: anAppointment({ version: 3, staff_member: { ...ALEX } }),
      }),
    ),
    ...serve({ appointments: [visit] }).answers,
  ],
  now: '2026-12-01T01:00:00.000Z',
  async play(context) {
    const canvas = within(context.canvasElement);
    await press(/Mia Tran/u)(context);
    await context.userEvent.clear(canvas.getByLabelText('From'));
    await context.userEvent.type(canvas.getByLabelText('From'), '10:00');
    await context.userEvent.type(canvas.getByLabelText('Reason'), 'The bridge is closed.');
    await canvas.findByText(/is free/u);
    await press('Move visit')(context);
    await canvas.findByText('Priya changed this visit');
  },
});

const NAMES = ['Mia Tran', 'Theo Constantinou', 'Anna Papadopoulos', 'Jo Wu', 'Hugo Bellweather'];
const TEAM = 'Aisha Bao Chloe Dev Eleni Fetu Gil Hana Isla Luca Mia Tom'.split(' ');
const team = TEAM.map((first_name, index) => ({
  id: `0190a1b2-0000-7000-8000-0000000060${String(index).padStart(2, '0')}`,
  first_name,
}));
/** Five visits of 45 to 90 minutes for each of twelve cleaners. */
const sixty = team.flatMap((staff_member, row) =>
  NAMES.map((client_name, place) => {
    const start = Date.parse('2026-12-02T20:15:00.000Z') + (row * 5 + place * 110) * 60_000;
    return anAppointmentSummary({
      id: `0190a1b2-0000-7000-8000-0000000070${String(row * 5 + place).padStart(2, '0')}`,
      client_name,
      staff_member,
      status:
        place === 0 ? 'completed' : place === 1 && row % 3 === 0 ? 'in_progress' : 'confirmed',
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + (45 + ((row + place) % 4) * 15) * 60_000).toISOString(),
    });
  }),
);
const busy = {
  ...serve({
    cleaners: team,
    appointments: sixty,
    trips: sixty.flatMap((to, index) => {
      const from = sixty[index - 1];
      const tight = index % 7 === 0;
      return from === undefined || from.staff_member !== to.staff_member
        ? []
        : [
            {
              from_appointment_id: from.id,
              to_appointment_id: to.id,
              gap_minutes: 20,
              drive_minutes: tight ? 35 : 15,
              is_tight: tight,
            },
          ];
    }),
  }),
};
export const BusyDay = page.state({ ...busy, at: `${STAFF_CALENDAR_PATH}?day=2026-12-03` });
export const BusyDayAsList = page.state({
  ...busy,
  at: `${STAFF_CALENDAR_PATH}?list=2026-12-03`,
});
export const BusyWeek = page.state({
  ...serve({
    cleaners: team,
    appointments: [
      ...sixty,
      ...sixty.slice(0, 20).map((each) => ({
        ...each,
        id: each.id.replace('00007', '00008'),
        appointment_date: '2026-12-04',
      })),
    ],
  }),
  async play(context) {
    await press('Visits of Bao')(context);
  },
});
export const Month = page.state({
  answers: [
    mockEndpoint(
      endpoints.getStaffMonth,
      answer(
        aStaffMonth({
          days: aStaffMonth().days.map((day, index) => ({
            ...day,
            visit_count: index % 7 === 6 ? 0 : 40 + ((index * 5) % 13),
            minutes: index % 7 === 6 ? 0 : 2400 + ((index * 95) % 700),
            without_cleaner_count: index === 10 ? 2 : 0,
            tight_trip_count: index === 7 ? 3 : 0,
            away: index === 9 ? ['Hana'] : [],
          })),
        }),
      ),
    ),
  ],
  at: `${STAFF_CALENDAR_PATH}?month=2026-12`,
});
