import { answer, aTimesheet, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Timesheet } from '@cleaning/contract/timesheets';
import { aCleanerUser } from '#app/testing/a-staff-user.ts';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { STAFF_OWN_TIMESHEET_PATH } from './sheet-paths.ts';

const page = screens(STAFF_OWN_TIMESHEET_PATH, {
  user: aCleanerUser(),
  at: `${STAFF_OWN_TIMESHEET_PATH}?week=2026-11-16`,
});

export default { title: 'Screens/Staff portal/Your timesheet', tags: ['!autodocs'] };

const shows = (changes: Partial<Timesheet> = {}) => ({
  answers: [
    mockEndpoint(
      endpoints.getTimesheet,
      answer(aTimesheet({ available_commands: ['ask'], ...changes })),
    ),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(shows({ visits: [], travel: [] }));
export const Open = page.state(shows());
export const Approved = page.state(
  shows({
    status: 'exported',
    available_commands: [],
    requests: [
      {
        id: '0190a1b2-0000-7000-8000-000000004701',
        appointment_id: '0190a1b2-0000-7000-8000-000000004502',
        message: 'I stayed until 1:20 for the oven.',
        asked_at: '2026-11-20T06:02:00.000Z',
        answer: 'Thanks, it is corrected.',
        answered_by: 'Priya',
        answered_at: '2026-11-21T06:02:00.000Z',
      },
    ],
  }),
);
export const Ask = page.dialog('domains/timesheets/ask-correction.tsx', {
  ...shows(),
  play: press('Ask for a correction'),
});
