import { answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { STANDARD_REMINDER, type ReminderEmail } from '@cleaning/contract/invoices';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aReminder,
  aReminderEmail,
  aRemindersPage,
  OF_PLAN_MANAGER,
} from '../testing/a-reminder.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();

const serve = (...emails: ReminderEmail[]) =>
  server.use(
    mockEndpoint(
      endpoints.listReminders,
      answer(aRemindersPage([aReminder(), OF_PLAN_MANAGER], emails)),
    ),
  );

beforeEach(() => serve());

/** Opens the editor at the reminder after ten days. */
async function openEmails() {
  const { user } = await openStaffPortal('/staff/portal/invoices/reminders');
  await user.click(await screen.findByRole('button', { name: 'Edit the emails' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What do the reminders say?' }));
  await user.click(dialog.getByRole('tab', { name: '10 days' }));
  const type = (label: string, text: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name: label }), { target: { value: text } });
  return { user, dialog, type };
}

const preview = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('region', { name: 'Preview' }));

describe('the payment reminder emails', () => {
  it('are edited one by one, with a preview of what the payer gets', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateReminderEmail, ({ body }) => {
        sent.push(body);
        const saved = aReminderEmail({ ...body, version: 2 });
        serve(saved);
        return answer(saved);
      }),
    );
    const { user, dialog, type } = await openEmails();
    const shown = preview(dialog);
    expect(shown.getByText('INV-2026-00045 for Mele Tauiliili is 10 days overdue')).toBeVisible();
    expect(shown.getByText(/with the payment reference \d{8}\.$/u)).toBeVisible();
    type('Subject', 'Still waiting: {invoice}');
    type('Text', 'It was due on {due date}.\n\nPlease pay {amount}.');
    expect(shown.getByText('Still waiting: INV-2026-00045 for Mele Tauiliili')).toBeVisible();
    expect(shown.getByText('It was due on 2 Dec 2026.')).toBeVisible();
    expect(shown.getByText('Please pay $150.25.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save email' }));
    expect(await screen.findByText('The email after 10 days is saved.')).toBeVisible();
    expect(sent).toEqual([
      {
        days: 10,
        version: 1,
        subject: 'Still waiting: {invoice}',
        body: 'It was due on {due date}.\n\nPlease pay {amount}.',
      },
    ]);
  });

  it('refuse an unknown placeholder before anything is sent', async () => {
    const { user, dialog, type } = await openEmails();
    type('Text', 'Please pay {amout}.');
    await user.click(dialog.getByRole('button', { name: 'Save email' }));
    expect(
      await dialog.findByRole('link', { name: /^We cannot fill in \{amout\}\. Use \{invoice\}/u }),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Text' })).toBeInvalid();
  });

  it('can be reset to the standard text', async () => {
    serve(aReminderEmail({ subject: 'Ours', body: 'Ours', version: 4 }));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateReminderEmail, ({ body }) => {
        sent.push(body);
        return answer(aReminderEmail({ ...body, version: 5 }));
      }),
    );
    const { user, dialog } = await openEmails();
    expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Ours');
    await user.click(dialog.getByRole('button', { name: 'Put the standard text back' }));
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(STANDARD_REMINDER.body);
    await user.click(dialog.getByRole('button', { name: 'Save email' }));
    await waitFor(() => expect(sent).toEqual([{ days: 10, version: 4, ...STANDARD_REMINDER }]));
  });

  it('show both versions when a colleague changed them meanwhile, to choose from', async () => {
    const theirs = aReminderEmail({ version: 2, subject: 'Theirs', body: 'Their text' });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateReminderEmail, ({ body }) => {
        sent.push(body);
        if (sent.length > 1) return answer(aReminderEmail({ ...body, version: 3 }));
        return refuse(409, { code: 'stale_version', detail: 'It has changed.', current: theirs });
      }),
    );
    const { user, dialog, type } = await openEmails();
    type('Subject', 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Save email' }));
    const choice = within(
      await dialog.findByRole('region', { name: /^Someone else changed this email/u }),
    );
    expect(choice.getByText('Mine')).toBeVisible();
    expect(choice.getByText('Theirs')).toBeVisible();
    expect(choice.getByText('Their text')).toBeVisible();
    await user.click(choice.getByRole('button', { name: /^Save what I chose/u }));
    expect(await screen.findByText('The email after 10 days is saved.')).toBeVisible();
    expect(sent[1]).toEqual({ days: 10, version: 2, subject: 'Mine', body: 'Their text' });
  });

  it('keep what is typed while one is being saved, another is read, and when they are closed', async () => {
    const { user, dialog, type } = await openEmails();
    const saving = Promise.withResolvers<void>();
    server.use(
      mockEndpoint(endpoints.updateReminderEmail, async ({ body }) => {
        await saving.promise;
        return answer(aReminderEmail({ ...body, version: 2 }));
      }),
    );
    type('Subject', 'First words');
    await user.click(dialog.getByRole('button', { name: 'Save email' }));
    type('Subject', 'First words, and more');
    saving.resolve();
    expect(await screen.findByText('The email after 10 days is saved.')).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: '21 days' }));
    await user.click(dialog.getByRole('tab', { name: '10 days' }));
    expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('First words, and more');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Edit the emails' }));
    await user.click(await screen.findByRole('tab', { name: '10 days' }));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('First words, and more');
  });
});
