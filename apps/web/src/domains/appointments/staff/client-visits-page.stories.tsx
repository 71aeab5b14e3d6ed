import {
  aCheckedDate,
  aClient,
  aClientHistory,
  aClientProfile,
  anAddress,
  anAppointmentSummary,
  answer,
  aPageOf,
  aCheckedCleaner,
  someAnswers,
  aSeries,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { mockAvailability } from '../testing/availability.ts';
import { aSeriesWithMovedVisit } from '../testing/moved-visit.ts';
import { pathWithId } from '@cleaning/contract/routes';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { within } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { plan } from '#domains/clients/testing/client-periods.ts';
import { STAFF_CLIENT_VISITS_PATH } from '../visit-paths.ts';

const page = screens(STAFF_CLIENT_VISITS_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_CLIENT_VISITS_PATH, aClient().id),
});

export default { title: 'Screens/Staff portal/Regular visits', tags: ['!autodocs'] };

const active = aSeries();
const paused = aSeries({
  id: '0190a1b2-0000-7000-8000-000000004002',
  status: 'paused',
  recurrence: 'month_weekday',
  first_date: '2026-09-02',
  paused_from: '2026-11-04',
  occurrences: [
    { date: '2026-12-02', state: 'paused', holiday: null, appointment: null, skipped_by: null },
    { date: '2027-01-06', state: 'paused', holiday: null, appointment: null, skipped_by: null },
  ],
  available_commands: ['change', 'resume', 'end'],
});

const shows = (series: AppointmentSeries[]) => ({
  answers: [
    mockEndpoint(endpoints.getClient, answer(aClient())),
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    mockEndpoint(endpoints.listAppointmentSeries, answer(series)),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
    mockEndpoint(endpoints.listStaffMembers, answer([active.staff_member])),
    mockAvailability([aCheckedCleaner({ staff_member: active.staff_member })]),
    mockEndpoint(
      endpoints.getHourlyRates,
      answer({
        private_cents: 70_00,
        ndis_cents: 60_10,
        billing_step_hundredths: 1,
        late_cancellation_percent: 50,
      }),
    ),
    mockEndpoint(
      endpoints.checkSeriesChange,
      answer({
        dates: [
          aCheckedDate(),
          aCheckedDate({ date: '2026-12-17' }),
          aCheckedDate({ date: '2026-12-31', state: 'kept' }),
        ],
      }),
    ),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [
    mockEndpoint(endpoints.getClient, refuse(404, { code: 'not_found' })),
    ...shows([]).answers,
  ],
});
export const Empty = page.state(shows([]));
export const One = page.state(shows([active]));
export const Many = page.state(shows([active, paused]));

export const OverBudget = page.state({
  answers: [
    mockEndpoint(
      endpoints.getClient,
      answer(
        aClient({
          profile: aClientProfile({ plans: [{ ...plan, remaining_budget_cents: 100_00 }] }),
        }),
      ),
    ),
    ...shows([aSeries({ service_id: 'ndis' }), paused]).answers,
  ],
});

const withIvy = someAnswers({
  visit: {
    result: 'stop',
    other: {
      id: anAppointmentSummary().id,
      client_name: 'Ivy Thompson',
      suburb: 'Glebe',
      starts_at: '2026-12-30T22:30:00.000Z',
      ends_at: '2026-12-31T01:00:00.000Z',
      cleaner_name: 'Sam',
    },
  },
});
export const New = page.dialog('domains/appointments/staff/series/start-series.tsx', {
  ...shows([active]),
  play: press('New series'),
});
export const Change = page.dialog('domains/appointments/staff/series/change-series.tsx', {
  ...shows([active]),
  play: press(/^Change/u),
});
export const ChangeWithAnotherCleaner = page.state({
  answers: [
    mockEndpoint(
      endpoints.checkSeriesChange,
      answer({
        dates: [
          aCheckedDate(),
          aCheckedDate({
            date: '2026-12-17',
            state: 'leave',
            answers: someAnswers({
              leave: { result: 'stop', ends_at: '2026-12-18T13:00:00.000Z' },
            }),
            free_staff: [{ id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Alex' }],
          }),
          aCheckedDate({ date: '2026-12-31', state: 'clash', answers: withIvy }),
          aCheckedDate({ date: '2027-01-14', state: 'public_holiday', holiday: 'A holiday' }),
          aCheckedDate({ date: '2027-01-28', state: 'cancelled' }),
        ],
      }),
    ),
    ...shows([active]).answers,
  ],
  async play(context) {
    await press(/^Change/u)(context);
    await within(context.canvasElement).findByText(/is on leave/u);
  },
});
export const ChangeOnceAMonth = page.state({
  ...shows([aSeries({ recurrence: 'month_date' })]),
  async play(context) {
    await press(/^Change/u)(context);
    await within(context.canvasElement).findByText('On the 3rd of the month.');
  },
});
export const ChangeOneVisit = page.state({
  answers: [mockAvailability([aCheckedCleaner()]), ...shows([active]).answers],
  async play(context) {
    await press(/^Change/u)(context);
    const canvas = within(context.canvasElement);
    await context.userEvent.click(await canvas.findByLabelText(/^Only this visit/u));
    await canvas.findByText(/is free/u);
  },
});
export const Skip = page.dialog('domains/appointments/series/skip-visit.tsx', {
  ...shows([active]),
  play: press(/^Skip one/u),
});
export const Pause = page.dialog('domains/appointments/series/pause-series.tsx', {
  ...shows([active]),
  play: press(/^Pause/u),
});
export const PauseOnTheDayOfAMovedVisit = page.state({
  ...shows([aSeriesWithMovedVisit()]),
  play: press(/^Pause/u),
});
export const PauseLonger = page.state({
  ...shows([
    aSeries({
      status: 'paused',
      paused_from: '2026-11-04',
      resumes_on: '2026-12-10',
      available_commands: ['change', 'pause', 'resume', 'end'],
    }),
  ]),
  play: press(/^Pause longer/u),
});
export const Resume = page.dialog('domains/appointments/series/resume-series.tsx', {
  ...shows([paused]),
  play: press(/^Start again/u),
});
export const End = page.dialog('domains/appointments/staff/series/end-series.tsx', {
  ...shows([active]),
  play: press(/^End/u),
});
