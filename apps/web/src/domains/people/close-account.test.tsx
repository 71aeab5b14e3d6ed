import {
  anAppointmentSummary,
  aCappedPageOf,
  aPageOf,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import type { UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { openStaffPortal, startStaffService } from '#app/testing/staff-portal.ts';
import { aUserAccount, anInvitedAccount } from './testing.ts';

const alex = aStaffUser({ id: '0190a1b2-0000-7000-8000-000000009009', user_type: 'admin' });
const mia = aUserAccount();
const closed = aUserAccount({ is_active: false });

const server = startStaffService();
beforeEach(() => {
  server.use(mockEndpoint(endpoints.listAppointments, answer(aCappedPageOf([]))));
});

async function open(person: UserAccount, action: string) {
  server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf([person]))));
  const opened = await openStaffPortal('/admin/portal/users', { user: alex });
  await opened.user.click(await screen.findByRole('button', { name: /^Change \S+ \S+$/u }));
  await opened.user.click(screen.getByRole('button', { name: action }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

describe('closing an account', () => {
  it('names the visits that somebody else has to be given first', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listAppointments, ({ query }) => {
        asked.push(query.toString());
        return answer({
          ...aCappedPageOf([anAppointmentSummary({ client_name: 'Tim Farrugia' })]),
          count: 9,
        });
      }),
    );
    const { dialog } = await open(mia, 'Close the account');
    expect(await dialog.findByText('Mia still has 9 visits.')).toBeVisible();
    expect(dialog.getByRole('link', { name: /Tim Farrugia/u })).toHaveAttribute(
      'href',
      '/staff/portal/visits/0190a1b2-0000-7000-8000-000000002001',
    );
    expect(dialog.getByRole('link', { name: 'See the other 8 in the calendar' })).toHaveAttribute(
      'href',
      '/staff/portal/calendar?week=2026-12-03',
    );
    expect(asked).toEqual([
      `staff_id=${mia.id}&from=2026-11-23&status=confirmed%2Cin_progress&page_size=5`,
    ]);
  });

  it('needs a reason, is sent once, and leaves the focus on the page', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.deactivateUser, ({ body }) => {
        sent.push(body);
        server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf([]))));
        return answer(closed);
      }),
    );
    const { user, dialog } = await open(mia, 'Close the account');
    expect(await dialog.findByText('Mia has no visits from today on.')).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Close the account of Mia' });
    await user.click(button);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say why you are doing this.');
    await user.type(dialog.getByLabelText('Reason'), 'Moves to Brisbane.');
    await user.dblClick(button);
    expect(await screen.findByText('The account of Mia is closed.')).toBeVisible();
    expect(sent).toEqual([{ reason: 'Moves to Brisbane.' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
  });

  it('is still possible when the visits cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.listAppointments, refuse(500, {})));
    const { dialog } = await open(mia, 'Close the account');
    expect(
      await dialog.findByRole('heading', { name: 'We could not load the visits of Mia' }),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Close the account of Mia' })).toBeEnabled();
  });

  it('keeps the reason when the network is lost, and stops when it was closed elsewhere', async () => {
    server.use(mockEndpoint(endpoints.deactivateUser, noResponse()));
    const { user, dialog } = await open(mia, 'Close the account');
    await user.type(dialog.getByLabelText('Reason'), 'Left.');
    await user.click(dialog.getByRole('button', { name: 'Close the account of Mia' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Network error.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Left.');
    server.use(
      mockEndpoint(
        endpoints.deactivateUser,
        refuse(409, {
          code: 'invalid_transition',
          message: 'This account is closed already.',
          current: closed,
        }),
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Close the account of Mia' }));
    expect(await dialog.findByText('This account is closed already.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Close the account of Mia' })).toBeNull();
  });

  it.each([
    [anInvitedAccount(), /^The link in the invitation stops working at once\./u],
    [aUserAccount({ id: alex.id }), /^You are logged out at once, .* another admin opens/u],
  ])('says what ends for an invited person and for oneself', async (person, words) => {
    const { dialog } = await open(person, 'Close the account');
    expect(dialog.getByText(words)).toBeVisible();
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
