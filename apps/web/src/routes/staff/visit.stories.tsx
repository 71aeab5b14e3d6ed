import {
  anAppointment,
  answer,
  aWorkSheet,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints, type WorkSheet } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '../../app/testing/screen-stories.tsx';
import { aStaffUser } from './testing/a-staff-user.ts';

const planned = anAppointment({
  available_commands: ['start', 'report_running_late', 'report_no_access'],
  notes: 'Ring twice and wait.',
});
const started = anAppointment({
  status: 'in_progress',
  version: 3,
  actual_started_at: '2026-12-02T22:34:00.000Z',
  available_commands: ['complete', 'report_no_access'],
});

const page = screens(SITE_PATHS.staffVisit, {
  user: aStaffUser(),
  at: pathWithId(SITE_PATHS.staffVisit, planned.id),
  now: '2026-12-02T23:12:00.000Z',
});

export default { title: 'Screens/Staff portal/Visit', tags: ['!autodocs'] };

const shows = (sheet: Partial<WorkSheet> = {}) => ({
  answers: [
    mockEndpoint(endpoints.getWorkSheet, answer(aWorkSheet({ appointment: planned, ...sheet }))),
    mockEndpoint(
      endpoints.listDocuments,
      answer({ count: 0, next: null, previous: null, results: [], category_counts: {} }),
    ),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [
    mockEndpoint(endpoints.getWorkSheet, refuse(404, { code: 'not_found' })),
    ...shows().answers,
  ],
});
export const Planned = page.state(shows());
export const Started = page.state(shows({ appointment: started, has_access_code: true }));
export const NoTasks = page.state(shows({ tasks: [] }));

export const RunningLate = page.dialog('features/staff-visit/running-late.tsx', {
  ...shows(),
  play: press('Running late'),
});
export const NoAccess = page.dialog('features/staff-visit/no-access.tsx', {
  ...shows(),
  play: press('No access'),
});
export const Complete = page.dialog('features/staff-visit/complete-visit.tsx', {
  ...shows({ appointment: started }),
  play: press('Complete visit'),
});
export const AddCode = page.dialog('features/staff-visit/getting-in.tsx', {
  ...shows(),
  play: press('Add a code'),
});
