import {
  aLeave,
  aCheckedCleaner,
  anAppointmentSummary,
  answer,
  aRoster,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { CleanerRoster } from '@cleaning/contract/roster';
import { pathWithId } from '@cleaning/contract/routes';
import { expect, within } from 'storybook/test';
import { linesOf, press, screens } from '#app/testing/screen-stories.tsx';
import { aCleanerUser, aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_CLEANER_PATH } from './cleaner-paths.ts';

const page = screens(STAFF_CLEANER_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_CLEANER_PATH, aRoster().cleaner.id),
});

export default { title: 'Screens/Staff portal/Cleaner', tags: ['!autodocs'] };

const asked = aLeave({ status: 'requested', visit_count: 2 });
const approved = aLeave({
  id: '0190a1b2-0000-7000-8000-000000005002',
  first_date: '2026-11-25',
  last_date: '2026-11-25',
  starts_at: '2026-11-24T13:00:00.000Z',
  ends_at: '2026-11-25T13:00:00.000Z',
});
const hours = aLeave({
  id: '0190a1b2-0000-7000-8000-000000005003',
  kind: 'appointment',
  note: 'Dentist.',
  first_date: '2026-10-08',
  last_date: '2026-10-08',
  start_time: '13:00',
  end_time: '16:00',
  starts_at: '2026-10-08T02:00:00.000Z',
  ends_at: '2026-10-08T05:00:00.000Z',
});
const declined = aLeave({
  id: '0190a1b2-0000-7000-8000-000000005004',
  status: 'declined',
  answer: 'Two others are away that week.',
  first_date: '2026-12-21',
  last_date: '2026-12-23',
  starts_at: '2026-12-20T13:00:00.000Z',
  ends_at: '2026-12-23T13:00:00.000Z',
});

const visit = anAppointmentSummary({
  client_name: 'Noah Petrov',
  appointment_date: '2026-12-07',
  starts_at: '2026-12-06T22:00:00.000Z',
  ends_at: '2026-12-07T00:30:00.000Z',
});
const tom = { id: '0190a1b2-0000-7000-8000-000000000011', first_name: 'Tom' };

const shows = (roster: Partial<CleanerRoster> = {}) => ({
  answers: [
    mockEndpoint(endpoints.getCleaner, answer(aRoster(roster))),
    mockEndpoint(endpoints.checkWorkingHours, answer({ count: 1, visits: [visit] })),
    mockEndpoint(
      endpoints.checkLeave,
      answer({
        visits: [
          {
            appointment: visit,
            cleaners: [
              aCheckedCleaner({
                staff_member: tom,
                answers: { visit: { result: 'stop', other: null } },
                opening: {
                  staff_member: tom,
                  starts_at: '2026-12-06T22:30:00.000Z',
                  ends_at: '2026-12-07T01:00:00.000Z',
                  is_free_all_day: false,
                  drive: { from_suburb: 'Epping', minutes: 30 },
                },
              }),
            ],
          },
        ],
        overlaps: [],
      }),
    ),
  ],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getCleaner, refuse(404, { code: 'not_found' }))],
});
export const Empty = page.state(shows({ hours: [], version: 1 }));
export const One = page.state(shows({ leave: [approved] }));
export const Many = page.state(
  shows({
    hours: aRoster().hours.map((each) => ({ ...each, area: 'Inner West' })),
    leave: [approved, asked, declined, hours],
  }),
);
/** A day, and what stands beside it, wrap rather than lie over each other. */
export const DaysInLargeText = {
  ...page.state({
    ...shows(),
    play: async ({ canvas }) => {
      const day = within(canvas.getByRole('group', { name: 'Saturday' }));
      const name = linesOf(day.getByText('Saturday', { selector: '[role="switch"] *' }));
      const [notWorking] = linesOf(day.getByText('Not working'));
      await expect(name).toHaveLength(1);
      await expect(notWorking?.top).toBeGreaterThanOrEqual(name[0]?.bottom ?? 0);
    },
  }),
  globals: { viewport: { value: 'w320' }, text: 'double' },
};
export const Own = page.state(shows({ leave: [asked], can_decide: false }));
export const OfCleaner = page.state({
  user: aCleanerUser(),
  ...shows({ leave: [asked, approved], can_decide: false }),
});
export const OfCleanerEmpty = page.state({
  user: aCleanerUser(),
  ...shows({ hours: [], can_decide: false }),
});
export const ChangedHours = page.state({
  ...shows(),
  async play({ canvasElement, userEvent }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Saturday' }));
    await canvas.findByText('1 visit outside the new hours');
  },
});

export const Add = page.dialog('domains/cleaners/add-leave.tsx', {
  ...shows(),
  play: press('Add leave'),
});
export const AskForLeave = page.dialog('domains/cleaners/add-leave.tsx', {
  user: aCleanerUser(),
  ...shows({ can_decide: false }),
  play: press('Ask for leave'),
});
export const Approve = page.dialog('domains/cleaners/approve-leave.tsx', {
  ...shows({ leave: [asked] }),
  play: press(/^Approve/u),
});
export const ApproveUnchecked = page.dialog('domains/cleaners/approve-leave.tsx', {
  answers: [
    mockEndpoint(endpoints.checkLeave, refuse(500, {})),
    ...shows({ leave: [asked] }).answers,
  ],
  play: press(/^Approve/u),
});
export const Decline = page.dialog('domains/cleaners/decline-leave.tsx', {
  ...shows({ leave: [asked] }),
  play: press(/^Decline/u),
});
export const Shorten = page.dialog('domains/cleaners/shorten-leave.tsx', {
  ...shows({ leave: [approved] }),
  play: press(/^Shorten/u),
});
export const TakeBack = page.dialog('domains/cleaners/remove-leave.tsx', {
  ...shows({ leave: [approved] }),
  play: press(/^Take back/u),
});
