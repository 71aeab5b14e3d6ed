import {
  anAppointmentSummary,
  answer,
  aStaffCalendar,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints, type StaffCalendar } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '../../app/testing/screen-stories.tsx';
import { aStaffUser } from './testing/a-staff-user.ts';

const page = screens(SITE_PATHS.staffCalendar, {
  user: aStaffUser(),
  at: `${SITE_PATHS.staffCalendar}?week=2026-12-03`,
});

export default { title: 'Screens/Staff portal/Calendar', tags: ['!autodocs'] };

const serve = (calendar: Partial<StaffCalendar> = {}) => ({
  answers: [mockEndpoint(endpoints.getStaffCalendar, answer(aStaffCalendar(calendar)))],
});

const visit = anAppointmentSummary();
const later = anAppointmentSummary({
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
