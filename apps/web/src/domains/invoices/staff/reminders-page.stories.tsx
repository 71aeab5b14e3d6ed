import { answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { RemindedInvoice } from '@cleaning/contract/invoices';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linesOf, press, screens } from '#app/testing/screen-stories.tsx';
import {
  aReminder,
  aReminderPreview,
  aRemindersPage,
  HELD,
  OF_PLAN_MANAGER,
  STOPPED,
} from '../testing/a-reminder.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_REMINDERS_PATH } from '../invoice-paths.ts';

const page = screens(STAFF_REMINDERS_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Payment reminders', tags: ['!autodocs'] };

const lists = (...invoices: RemindedInvoice[]) => ({
  answers: [mockEndpoint(endpoints.listReminders, answer(aRemindersPage(invoices)))],
});

/** Presses an action in the More menu of the only invoice. */
const inMore = (name: RegExp) => async (context: StoryContext) => {
  await context.userEvent.click(await context.canvas.findByText(/^for the reminders of INV/u));
  await press(name)(context);
};

const GOES_TODAY = aReminder({
  invoice_id: '0190a1b2-0000-7000-8000-000000009004',
  number: 'INV-2026-00036',
  client_id: '0190a1b2-0000-7000-8000-000000009103',
  client_name: 'Olivia Marsh',
  goes_to: 'Olivia Marsh',
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists());
export const One = page.state(lists(aReminder()));
export const Many = page.state(lists(aReminder(), STOPPED, OF_PLAN_MANAGER));
/** The days and the label of the total are not broken into letters. */
export const ManyInLargeText = {
  ...page.state({
    ...lists(aReminder(), STOPPED),
    play: async ({ canvas }) => {
      const [day] = await canvas.findAllByText('6 Nov');
      for (const words of [day, canvas.getByRole('rowheader', { name: '2 invoices' })]) {
        await expect(words && linesOf(words)).toHaveLength(1);
      }
    },
  }),
  globals: { viewport: { value: 'w320' }, text: 'double' },
};
export const Held = page.state(lists(HELD));
export const OneGoesToday = page.state({
  now: '2026-11-24T01:00:00.000Z',
  answers: [
    ...lists(HELD, OF_PLAN_MANAGER, GOES_TODAY).answers,
    mockEndpoint(endpoints.previewReminder, answer(aReminderPreview())),
  ],
});
export const Hold = page.dialog('domains/invoices/staff/reminders/hold-reminders-dialog.tsx', {
  ...lists(aReminder()),
  play: inMore(/^Hold/u),
});
export const Stop = page.dialog('domains/invoices/staff/reminders/stop-reminders.tsx', {
  ...lists(aReminder()),
  play: inMore(/^Stop/u),
});
export const Preview = page.dialog('domains/invoices/staff/reminders/next-reminder.tsx', {
  answers: [
    ...lists(aReminder()).answers,
    mockEndpoint(endpoints.previewReminder, answer(aReminderPreview())),
  ],
  play: inMore(/^Preview/u),
});
export const Emails = page.dialog(
  'domains/invoices/staff/reminders/emails/edit-reminder-emails.tsx',
  { ...lists(aReminder(), OF_PLAN_MANAGER), play: press('Edit the emails') },
);
