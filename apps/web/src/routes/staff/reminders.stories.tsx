import { answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints, type RemindedInvoice } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '../../app/testing/screen-stories.tsx';
import {
  aReminder,
  aReminderPreview,
  aRemindersPage,
  HELD,
  OF_PLAN_MANAGER,
  STOPPED,
} from './testing/a-reminder.ts';
import { aStaffUser } from './testing/a-staff-user.ts';

const page = screens(SITE_PATHS.staffReminders, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Payment reminders', tags: ['!autodocs'] };

const lists = (...invoices: RemindedInvoice[]) => ({
  answers: [mockEndpoint(endpoints.listReminders, answer(aRemindersPage(invoices)))],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists());
export const One = page.state(lists(aReminder()));
export const Many = page.state(lists(aReminder(), STOPPED, OF_PLAN_MANAGER));
export const Held = page.state(lists(HELD));
export const Hold = page.dialog('features/staff-invoices/reminders/hold-reminders.tsx', {
  ...lists(aReminder()),
  play: press(/^Hold/u),
});
export const Stop = page.dialog('features/staff-invoices/reminders/stop-reminders.tsx', {
  ...lists(aReminder()),
  play: press(/^Stop/u),
});
export const Preview = page.dialog('features/staff-invoices/reminders/next-reminder.tsx', {
  answers: [
    ...lists(aReminder()).answers,
    mockEndpoint(endpoints.previewReminder, answer(aReminderPreview())),
  ],
  play: press(/^Preview/u),
});
export const Emails = page.dialog(
  'features/staff-invoices/reminders/emails/edit-reminder-emails.tsx',
  { ...lists(aReminder(), OF_PLAN_MANAGER), play: press('Edit the emails') },
);
