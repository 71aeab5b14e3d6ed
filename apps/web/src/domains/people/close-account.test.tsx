import { aPageOf, answer, mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import type { UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { aUserAccount, anInvitedAccount } from './testing.ts';

const alex = aStaffUser({ id: '0190a1b2-0000-7000-8000-000000009009', user_type: 'admin' });
const mia = aUserAccount();
const omar = anInvitedAccount();
const closed = aUserAccount({ is_active: false });

const server = startService();

async function open(person: UserAccount, action: string) {
  server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf([person]))));
  const opened = await openStaffPortal('/admin/portal/users', { user: alex });
  await opened.user.click(await screen.findByRole('button', { name: /^Change \S+ \S+$/u }));
  await opened.user.click(screen.getByRole('button', { name: action }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

describe('closing the account of an invited person', () => {
  it('says what ends, needs a reason, is sent once, and leaves the focus on the page', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.deactivateUser, ({ body }) => {
        sent.push(body);
        server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf([]))));
        return answer({ ...omar, is_active: false });
      }),
    );
    const { user, dialog } = await open(omar, 'Close the account');
    expect(dialog.getByText(/^The link in the invitation stops working at once\./u)).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Close the account of Omar' });
    await user.click(button);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say why you are doing this.');
    await user.type(dialog.getByLabelText('Reason'), 'Works elsewhere.');
    await user.dblClick(button);
    expect(await screen.findByText('The account of Omar is closed.')).toBeVisible();
    expect(sent).toEqual([{ reason: 'Works elsewhere.', earlier_is_verified: false }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
  });

  it('keeps the reason when the network is lost, and stops when it was closed elsewhere', async () => {
    server.use(mockEndpoint(endpoints.deactivateUser, noResponse()));
    const { user, dialog } = await open(omar, 'Close the account');
    await user.type(dialog.getByLabelText('Reason'), 'Works elsewhere.');
    await user.click(dialog.getByRole('button', { name: 'Close the account of Omar' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Network error.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Works elsewhere.');
    server.use(
      mockEndpoint(
        endpoints.deactivateUser,
        refuse(409, {
          code: 'invalid_transition',
          message: 'This account is closed already.',
          current: { ...omar, is_active: false },
        }),
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Close the account of Omar' }));
    expect(await dialog.findByText('This account is closed already.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Close the account of Omar' })).toBeNull();
  });

  it('stops when the person has accepted meanwhile, and says what to do instead', async () => {
    const message =
      'Omar has started to use this account since you opened it. Check it and try again.';
    server.use(
      mockEndpoint(
        endpoints.deactivateUser,
        refuse(409, { code: 'stale_version', message, current: { ...omar, is_verified: true } }),
      ),
    );
    const { user, dialog } = await open(omar, 'Close the account');
    await user.type(dialog.getByLabelText('Reason'), 'Works elsewhere.');
    await user.click(dialog.getByRole('button', { name: 'Close the account of Omar' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByText(/If Omar leaves, set a last day/u)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Close the account of Omar' })).toBeNull();
  });
});

describe('opening an account again', () => {
  it.each([
    [closed, 'Mia can log in as before, and works here as a cleaner.'],
    [{ ...closed, is_verified: false }, /^Mia never chose a password\./u],
  ])('says what follows, and needs a reason', async (person, words) => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.reactivateUser, ({ body }) => {
        sent.push(body);
        return answer(mia);
      }),
    );
    const { user, dialog } = await open(person, 'Open the account again');
    expect(dialog.getByText(words)).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Is back.');
    await user.click(dialog.getByRole('button', { name: 'Open the account' }));
    expect(await screen.findByText('The account of Mia is open again.')).toBeVisible();
    expect(sent).toEqual([{ reason: 'Is back.' }]);
  });
});
