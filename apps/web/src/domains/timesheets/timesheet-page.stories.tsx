import { answer, aTimesheet, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { pathWithId } from '@cleaning/contract/routes';
import type { Timesheet } from '@cleaning/contract/timesheets';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { STAFF_TIMESHEET_PATH } from './sheet-paths.ts';

const page = screens(STAFF_TIMESHEET_PATH, {
  user: aStaffUser(),
  at: `${pathWithId(STAFF_TIMESHEET_PATH, aTimesheet().cleaner.id)}?week=2026-11-16`,
});

export default { title: 'Screens/Staff portal/Timesheet', tags: ['!autodocs'] };

const shows = (changes: Partial<Timesheet> = {}) => ({
  answers: [mockEndpoint(endpoints.getTimesheet, answer(aTimesheet(changes)))],
});

const extra = {
  id: '0190a1b2-0000-7000-8000-000000004801',
  date: '2026-11-17',
  minutes: 90,
  what: 'First aid training',
  added_by: 'Priya',
};
const request = {
  id: '0190a1b2-0000-7000-8000-000000004701',
  appointment_id: '0190a1b2-0000-7000-8000-000000004502',
  message: 'I stayed until 1:20 for the oven.',
  asked_at: '2026-11-20T06:02:00.000Z',
  answer: null,
  answered_by: null,
  answered_at: null,
};
const [wei, ben] = aTimesheet().visits;
const corrected: Partial<Timesheet> = {
  visits: [wei, ben].flatMap((visit, index) =>
    visit === undefined
      ? []
      : [
          index === 0
            ? visit
            : {
                ...visit,
                correction: {
                  id: '0190a1b2-0000-7000-8000-000000004401',
                  started_before: visit.started_at,
                  ended_before: '2026-11-16T02:56:00.000Z',
                  started_after: visit.starts_at,
                  ended_after: visit.ends_at,
                  reason: 'Mia forgot to press Complete.',
                  corrected_by: 'Priya',
                  corrected_at: '2026-11-21T22:14:00.000Z',
                },
              },
        ],
  ),
  extras: [extra],
  requests: [request],
  open_request_count: 1,
  approval_obstacle: '1 question waits for an answer. Answer first.',
  events: [
    {
      id: '0190a1b2-0000-7000-8000-000000004901',
      command: 'add_extra',
      from_status: 'open',
      to_status: 'open',
      name: 'Priya',
      reason: 'First aid training',
      occurred_at: '2026-11-20T06:00:00.000Z',
    },
  ],
};
const approved: Partial<Timesheet> = {
  status: 'approved',
  approved_by: 'Priya',
  approved_at: '2026-11-22T23:12:00.000Z',
  available_commands: ['reopen', 'answer'],
};

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getTimesheet, refuse(404, { code: 'not_found' }))],
});
export const Empty = page.state(shows({ visits: [], travel: [] }));
export const Ready = page.state(shows());
export const ToAnswer = page.state(shows(corrected));
export const Moved = page.state(shows({ ...approved, moved_to_minutes: 300 }));
export const ChangedSincePayroll = page.state(
  shows({
    ...approved,
    status: 'exported',
    moved_to_minutes: 510,
    available_commands: ['settle', 'answer'],
  }),
);
export const Settle = page.dialog('domains/timesheets/settle-sheet.tsx', {
  ...shows({
    ...approved,
    status: 'exported',
    moved_to_minutes: 510,
    available_commands: ['settle', 'answer'],
  }),
  play: press('Mark as settled'),
});
export const AddExtra = page.dialog('domains/timesheets/add-extra.tsx', {
  ...shows(),
  play: press('Add extra time'),
});
export const RemoveExtra = page.dialog('domains/timesheets/remove-extra.tsx', {
  ...shows(corrected),
  play: press('Remove First aid training'),
});
export const CorrectTravel = page.dialog('domains/timesheets/correct-travel.tsx', {
  ...shows(),
  play: press('Correct travel of Monday 16 November'),
});
export const Answer = page.dialog('domains/timesheets/answer-request.tsx', {
  ...shows(corrected),
  play: press('Answer'),
});
export const Reopen = page.dialog('domains/timesheets/reopen-sheet.tsx', {
  ...shows(approved),
  play: press('Open again'),
});
