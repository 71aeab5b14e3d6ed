import {
  anAppointment,
  anAppointmentSummary,
  answer,
  aClientProfile,
  aSeries,
  aPageOf,
  aUser,
  mockEndpoint,
  wantsAnotherTime,
} from '@cleaning/api-client/testing';
import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';
import { aSeriesWithMovedVisit } from '../testing/moved-visit.ts';
import { completed, confirmed, requested } from '../testing/visits.ts';

const PATH = SITE_PATHS.clientAppointments;
const page = screens(PATH, { user: aUser() });

export default { title: 'Screens/Client portal/Visits', tags: ['!autodocs'] };

const lists = (upcoming: AppointmentSummary[], past: AppointmentSummary[] = []) => ({
  answers: [
    mockEndpoint(endpoints.listMyAppointments, ({ query }) => {
      const when = query.get('when');
      if (when === 'past') return answer(aPageOf(past));
      return answer(aPageOf(when === 'all' ? [...upcoming, ...past] : upcoming));
    }),
    mockEndpoint(endpoints.getAppointment, answer(anAppointment())),
    mockEndpoint(endpoints.getCalendarFeed, answer({ is_on: false, created_at: null })),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists([]));
export const One = page.state(lists([confirmed]));
export const Many = page.state({
  answers: [
    mockEndpoint(
      endpoints.listMyInvoicedAppointments,
      answer([
        { appointment_id: completed.id, invoice_id: '0190a1b2-0000-7000-8000-000000003001' },
      ]),
    ),
    ...lists([confirmed, requested], [completed]).answers,
  ],
});
export const Month = page.state({
  ...lists([confirmed, requested]),
  at: `${PATH}?view=month&month=2026-12`,
});
export const AskForAVisit = page.state({ ...lists([]), at: `${PATH}?view=request` });
export const AskedForNothing = page.state({
  ...lists([]),
  at: `${PATH}?view=request`,
  play: press('Ask for this visit'),
});

export const Details = page.dialog('domains/appointments/client/detail/appointment-details.tsx', {
  ...lists([confirmed]),
  play: press('See details A-1001'),
});
export const Cancel = page.dialog('domains/appointments/client/cancel/cancel-appointment.tsx', {
  ...lists([confirmed]),
  play: press('Cancel visit A-1001'),
});
export const CancelLate = page.dialog('domains/appointments/client/cancel/cancel-appointment.tsx', {
  ...lists([anAppointmentSummary({ free_until: '2026-11-20T01:00:00.000Z' })]),
  play: press('Cancel visit A-1001'),
});
const cancelled = lists([confirmed]);
export const Cancelled = page.dialog('domains/appointments/client/detail/appointment-dialog.tsx', {
  answers: [
    mockEndpoint(
      endpoints.cancelAppointment,
      answer(
        anAppointment({
          status: 'cancelled',
          cancellation: { by: 'client', notice_at: '2026-11-23T01:00:00.000Z', is_late: false },
        }),
      ),
    ),
    ...cancelled.answers,
  ],
  play: press('Cancel visit A-1001', 'Cancel visit'),
});
export const AnotherTime = page.dialog(
  'domains/appointments/client/reschedule/request-reschedule.tsx',
  {
    ...lists([confirmed]),
    play: press('Ask for another time A-1001'),
  },
);
export const WithdrawRequest = page.dialog(
  'domains/appointments/client/reschedule/withdraw-reschedule-request.tsx',
  {
    ...lists([anAppointmentSummary(wantsAnotherTime)]),
    play: press('Keep 9:30 am A-1001'),
  },
);
const withSeries = (series: AppointmentSeries) => ({
  answers: [
    mockEndpoint(endpoints.listMyAppointmentSeries, answer([series])),
    mockEndpoint(
      endpoints.getMyHourlyRates,
      answer({
        private_cents: null,
        ndis_cents: 60_10,
        billing_step_hundredths: 1,
        late_cancellation_percent: 50,
      }),
    ),
    mockEndpoint(endpoints.getClientProfile, answer(aClientProfile())),
    ...lists([confirmed]).answers,
  ],
});
const mine = aSeries({ service_id: 'ndis', available_commands: ['pause'] });
const paused = aSeries({
  status: 'paused',
  paused_from: '2026-11-20',
  occurrences: [],
  available_commands: ['resume'],
});

export const RegularVisits = page.state({ ...withSeries(mine), user: anNdisUser() });
export const RegularVisitsMoved = page.state(
  withSeries(aSeriesWithMovedVisit({ available_commands: ['pause'] })),
);
export const RegularVisitsPaused = page.state(withSeries(paused));
export const SkipAVisit = page.dialog('domains/appointments/series/skip-visit.tsx', {
  ...withSeries(mine),
  play: press(/^Skip a visit/u),
});
export const PauseVisits = page.dialog('domains/appointments/series/pause-series.tsx', {
  ...withSeries(mine),
  play: press(/^Pause/u),
});
export const StartVisitsAgain = page.dialog('domains/appointments/series/resume-series.tsx', {
  ...withSeries(paused),
  play: press(/^Start again/u),
});
export const StartVisitsAgainSooner = page.state({
  ...withSeries({ ...paused, resumes_on: '2026-12-10', available_commands: ['pause', 'resume'] }),
  play: press(/^Start again/u),
});
export const CalendarLink = page.dialog('domains/appointments/client/calendar-feed.tsx', {
  ...lists([confirmed]),
  play: press('Add visits to my calendar'),
});
