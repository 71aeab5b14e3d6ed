import {
  aFailedMail,
  aFailedMailsPage,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { FailedMail } from '@cleaning/contract/mails';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { anInvitation } from './testing.ts';

const server = startService();
const ADDRESS = '/staff/portal/email/failed';

const serve = (...mails: FailedMail[]) =>
  server.use(mockEndpoint(endpoints.listFailedMails, answer(aFailedMailsPage(mails))));

const QUOTE = 'Your quote Q-1057 is ready';
const card = async (subject = QUOTE) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${subject}`, 'u') }));

describe('the list of failed emails', () => {
  it('says to whom, why, what happens next and what the server answered', async () => {
    serve(aFailedMail());
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('1 email did not arrive.')).toBeVisible();
    const mail = await card();
    expect(mail.getByText('To Mele Tauiliili, mele.tauiliili@example.com')).toBeVisible();
    expect(mail.getByText('Mailbox is full.')).toBeVisible();
    expect(mail.getByText(/Next try .*1:40 pm/u)).toBeVisible();
    expect(mail.getByRole('link', { name: 'Quote Q-1057' })).toHaveAttribute(
      'href',
      expect.stringContaining('/staff/portal/quotes/'),
    );
    expect(mail.getByRole('link', { name: 'Mele Tauiliili' })).toBeVisible();
    expect(mail.getByText('The mail server said: 452 4.2.2 mailbox full')).toBeVisible();
  });

  it('offers no other address for an email with a link into an account', async () => {
    serve(anInvitation());
    await openStaffPortal(ADDRESS);
    const mail = await card('You are invited to Blue Wren Cleaning');
    expect(mail.getByText(/goes to the address of that account only/u)).toBeVisible();
    expect(mail.getByRole('button', { name: /Try again now/u })).toBeVisible();
    expect(mail.queryByRole('button', { name: /Use another address/u })).toBeNull();
  });

  it('says when the link in it has ended', async () => {
    serve(anInvitation({ link: 'ended', available_commands: ['tell'] }));
    await openStaffPortal(ADDRESS);
    const mail = await card('You are invited to Blue Wren Cleaning');
    expect(mail.getByText(/The link in this email has ended/u)).toBeVisible();
    expect(mail.queryByRole('button', { name: /Try again/u })).toBeNull();
  });

  it('promises no further try of an email that was given up', async () => {
    serve(aFailedMail({ status: 'given_up', next_attempt_at: null }));
    const { user } = await openStaffPortal(ADDRESS);
    const mail = await card();
    expect(mail.getByText(/We tried for a day and stopped/u)).toBeVisible();
    await user.click(mail.getByRole('button', { name: /Told by phone/u }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Did you reach Mele Tauiliili by phone?' }),
    );
    expect(dialog.getByRole('button', { name: 'Not yet' })).toBeVisible();
  });

  it('says that every email arrived', async () => {
    serve();
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Every email arrived' })).toBeVisible();
  });

  it('asks for the tab and the cause that are in the address', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listFailedMails, ({ query }) => {
        asked.push(query.toString());
        return answer(aFailedMailsPage([aFailedMail()], { settled: 2 }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('link', { name: 'Settled 2' }));
    const settled = await screen.findByRole('link', { name: 'Settled 2' });
    await waitFor(() => expect(settled).toHaveAttribute('aria-current', 'true'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Cause' }), 'spam');
    await expect.poll(() => asked.at(-1)).toContain('cause=spam');
    expect(asked.at(-1)).toContain('show=settled');
  });

  it('is the same page in the admin portal', async () => {
    serve(aFailedMail());
    await openStaffPortal('/admin/portal/email/failed', {
      user: aStaffUser({ user_type: 'admin' }),
    });
    expect(await card()).toBeDefined();
    expect(screen.getAllByRole('link', { name: /Failed email/u })[0]).toHaveAttribute(
      'href',
      '/admin/portal/email/failed',
    );
  });
});

describe('what the office does about it', () => {
  it('tries again, once', async () => {
    serve(aFailedMail());
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.retryMail, ({ body }) => {
        sent.push(body);
        return answer(aFailedMail({ version: 6 }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.dblClick((await card()).getByRole('button', { name: /Try again now/u }));
    expect(await screen.findByText('The email is on its way again.')).toBeVisible();
    expect(sent).toEqual([{ version: 5 }]);
  });

  it('reads why an email cannot be tried again, such as when it was sent meanwhile', async () => {
    serve(aFailedMail());
    const detail = 'Something happened to this email since you opened it. Check it and try again.';
    server.use(
      mockEndpoint(
        endpoints.retryMail,
        refuse(409, {
          code: 'stale_version',
          detail,
          current: aFailedMail({ version: 6, status: 'sent', available_commands: [] }),
        }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click((await card()).getByRole('button', { name: /Try again now/u }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('sends it to another address, and reads that the account keeps its own', async () => {
    serve(aFailedMail());
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.readdressMail, ({ body }) => {
        sent.push(body);
        return answer(aFailedMail({ version: 6, email: 'mele@new.example' }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click((await card()).getByRole('button', { name: /Use another address/u }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/keeps the address of their account/u)).toBeVisible();
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await user.clear(email);
    await user.type(email, 'mele@');
    await user.click(dialog.getByRole('button', { name: 'Send this email' }));
    expect(email).toBeInvalid();
    await user.type(email, 'new.example');
    await user.click(dialog.getByRole('button', { name: 'Send this email' }));
    expect(await screen.findByText('The email is on its way to mele@new.example.')).toBeVisible();
    expect(sent).toEqual([{ version: 5, email: 'mele@new.example' }]);
  });

  it('closes it as told by phone', async () => {
    serve(aFailedMail());
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.tellByPhone, ({ body }) => {
        sent.push(body);
        serve();
        return answer(aFailedMail({ version: 6, status: 'closed', available_commands: [] }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click((await card()).getByRole('button', { name: /Told by phone/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Note/u }), 'She will log in.');
    await user.click(dialog.getByRole('button', { name: 'Close as told by phone' }));
    expect(await screen.findByText('Closed as told by phone.')).toBeVisible();
    expect(sent).toEqual([
      {
        version: 5,
        told_to: 'Mele Tauiliili',
        told_on: '2026-11-23',
        note: 'She will log in.',
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'Every email arrived' })).toBeVisible();
  });

  it('tries all of one cause again, and reads which could not be', async () => {
    const other = aFailedMail({ id: '0190a1b2-0000-7000-8000-000000009003', subject: 'A visit' });
    serve(aFailedMail(), other);
    server.use(
      mockEndpoint(endpoints.retryMails, ({ body }) => {
        expect(body).toEqual({
          mails: [
            { id: aFailedMail().id, version: 5 },
            { id: other.id, version: 5 },
          ],
        });
        return answer({
          results: [
            { id: aFailedMail().id, error: null },
            { id: other.id, error: { code: 'stale_version', detail: 'It was sent.' } },
          ],
        });
      }),
    );
    const { user } = await openStaffPortal(`${ADDRESS}?cause=full`);
    await user.click(await screen.findByRole('button', { name: 'Try these 2 again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Try 2 emails again' }));
    expect(await dialog.findByText('A visit: It was sent.')).toBeVisible();
    expect(screen.getByText('1 email on the way again.')).toBeVisible();
  });

  it('asks about one of a cause as one', async () => {
    serve(aFailedMail());
    const { user } = await openStaffPortal(`${ADDRESS}?cause=full`);
    await user.click(await screen.findByRole('button', { name: 'Try this one again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Try 1 email again?' }));
    expect(
      dialog.getByText('It goes out now. If it fails again, it comes back to this list.'),
    ).toBeVisible();
  });
});
