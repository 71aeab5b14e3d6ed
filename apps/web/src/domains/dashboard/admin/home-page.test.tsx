import {
  aPageOf,
  aStaffToday,
  answer,
  mockEndpoint,
  refuse,
  someSettings,
} from '@cleaning/api-client/testing';
import type { UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StaffToday } from '@cleaning/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { aUserAccount, anInvitedAccount } from '#domains/people/testing.ts';

const server = startService();

const ADDRESS = '/admin/portal';
const openAdminPortal = () =>
  openStaffPortal(ADDRESS, { user: aStaffUser({ user_type: 'admin' }) });

let leftWithWork: UserAccount[] = [];
const team = (count: number, ...invited: UserAccount[]) =>
  server.use(
    mockEndpoint(endpoints.listUsers, ({ query }) => {
      if (query.get('has_work') === 'true') return answer(aPageOf(leftWithWork));
      return answer(
        query.get('is_verified') === 'false'
          ? aPageOf(invited)
          : { ...aPageOf([aUserAccount()]), count },
      );
    }),
  );
const waits = (changes: Partial<StaffToday> = {}) =>
  server.use(mockEndpoint(endpoints.getStaffToday, answer(aStaffToday(changes))));
beforeEach(() => {
  leftWithWork = [];
  team(8);
  waits();
});

describe('what waits', () => {
  const MANY = { count: 2, waiting: [] };

  it.each([
    ['2 emails did not arrive', { failed_mails: 2 }, '/admin/portal/email/failed'],
    [
      '2 visits without a cleaner',
      { without_cleaner: MANY },
      '/staff/portal/calendar?week=2026-12-03',
    ],
    [
      '3 visits that clients asked for',
      { requests: MANY, reschedules: { count: 1, waiting: [] } },
      '/staff/portal/calendar',
    ],
    ['2 quotes to answer', { quotes: MANY }, '/staff/portal/quotes?show=to-answer'],
    ['1 enquiry to answer', { open_enquiries: 1 }, '/staff/portal/enquiries'],
    [
      '1 invoice overdue',
      { overdue: { count: 1, cents: 34_025, invoices: [] } },
      '/staff/portal/invoices?show=overdue',
    ],
    ['1 NDIS claim rejected', { rejected_claims: 1 }, '/staff/portal/claims?state=rejected'],
    ['2 visits that nobody completed', { unfinished: MANY }, '/staff/portal'],
    ['2 late fees to decide', { late_fees: MANY }, '/staff/portal'],
  ])('%s', async (title, changes, href) => {
    waits(changes);
    await openAdminPortal();
    const row = await screen.findByRole('link', { name: new RegExp(`^${title}`, 'u') });
    expect(row).toHaveAttribute('href', href);
    expect(screen.queryByText(/^Nothing waits/u)).toBeNull();
  });

  it('has the timesheets to approve, week by week', async () => {
    waits({
      timesheets_to_approve: [
        { week: '2026-11-16', count: 1 },
        { week: '2026-11-23', count: 61 },
      ],
    });
    await openAdminPortal();
    const row = await screen.findByRole('link', { name: /^61 timesheets to approve/u });
    expect(row).toHaveAttribute('href', '/staff/portal/timesheets?week=2026-11-23');
    expect(screen.getByRole('link', { name: /^1 timesheet to approve/u })).toBeVisible();
  });

  it('has who left with work that nobody took', async () => {
    leftWithWork = [aUserAccount({ is_active: false })];
    await openAdminPortal();
    const row = await screen.findByRole('link', { name: /^1 person left, and still has work/u });
    expect(row).toHaveAttribute('href', '/admin/portal/users?show=left');
  });

  it('says so when nothing does', async () => {
    await openAdminPortal();
    expect(await screen.findByText(/^Nothing waits\./u)).toBeVisible();
  });

  it('keeps one part when the other cannot be loaded', async () => {
    waits({ open_enquiries: 1 });
    server.use(mockEndpoint(endpoints.listUsers, refuse(403, { code: 'permission_denied' })));
    await openAdminPortal();
    expect(await screen.findByRole('link', { name: /^1 enquiry/u })).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'We could not load who left with work' }),
    ).toBeVisible();
    expect(screen.queryByText(/^Nothing waits/u)).toBeNull();
  });
});

describe('the people on the home page of admins', () => {
  it('are counted, and those who have not accepted an invitation are named', async () => {
    team(8, anInvitedAccount());
    const { user, path } = await openAdminPortal();
    expect(await screen.findByText('8 people in the team.')).toBeVisible();
    expect(screen.getByText('1 was invited and has not chosen a password yet.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Omar Said.*Cleaner, invited on 20 Nov/u }));
    await waitFor(() => expect(path()).toBe(`${ADDRESS}/users?show=invited`));
  });

  it('say so when nobody is invited, and when they cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.listUsers, refuse(403, { code: 'permission_denied' })));
    const { user } = await openAdminPortal();
    expect(
      await screen.findByRole('heading', { name: 'We could not load who is invited' }),
    ).toBeVisible();
    team(1);
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
      await user.click(button);
    }
    expect(await screen.findByText('1 person in the team.')).toBeVisible();
    expect(await screen.findByText('Nobody waits for an invitation to be accepted.')).toBeVisible();
  });
});

describe('a team in which nobody cleans', () => {
  it('is told to admins, with the way to the people', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listStaffMembers, ({ query }) => {
        asked.push(query.toString());
        return answer([]);
      }),
    );
    const { user, path } = await openAdminPortal();
    expect(await screen.findByText('No one can be offered for visits yet')).toBeVisible();
    expect(asked).toContain('role=cleaning');
    await user.click(screen.getByRole('link', { name: 'See the people' }));
    await waitFor(() => expect(path()).toBe(`${ADDRESS}/users`));
  });

  it('is not told of while somebody does', async () => {
    server.use(
      mockEndpoint(
        endpoints.listStaffMembers,
        answer([{ id: aUserAccount().id, first_name: 'Mia' }]),
      ),
    );
    await openAdminPortal();
    expect(await screen.findByText('8 people in the team.')).toBeVisible();
    expect(screen.queryByText('No one can be offered for visits yet')).toBeNull();
  });
});

const openDialog = async () => {
  const { user } = await openAdminPortal();
  await user.click(await screen.findByRole('button', { name: 'Change how hours are counted' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'How should hours be counted?' }),
  );
  return { user, dialog };
};

describe('how hours are counted', () => {
  it('is said in words, and changed by an admin', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateSettings, ({ body }) => {
        sent.push(body);
        const saved = someSettings({ version: 4, billing_step_hundredths: 10 });
        server.use(mockEndpoint(endpoints.getSettings, answer(saved)));
        return answer(saved);
      }),
    );
    const { user, dialog } = await openDialog();
    const chosen = dialog.getByRole('radio', { name: 'To 2 decimals' });
    expect(chosen).toBeChecked();
    expect(chosen).toHaveAccessibleDescription(
      '2\u00A0h\u00A037\u00A0min is 2.62 h, or 2.61 h for NDIS',
    );
    await user.click(dialog.getByRole('radio', { name: 'In steps of 6 minutes' }));
    await user.click(dialog.getByRole('button', { name: 'Count in steps of 6 minutes' }));
    expect(
      await screen.findByText('Hours are counted in steps of 6 minutes from now on.'),
    ).toBeVisible();
    expect(sent).toEqual([{ version: 3, billing_step_hundredths: 10 }]);
    expect(await screen.findByText('2 h 37 min is 2.6 h.')).toBeVisible();
  });

  it('keeps the choice when somebody else changed the settings, and says what they changed', async () => {
    const current = someSettings({ version: 9, billing_step_hundredths: 25 });
    server.use(
      mockEndpoint(
        endpoints.updateSettings,
        refuse(409, { code: 'stale_version', message: 'They have changed.', current }),
      ),
    );
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'In steps of 6 minutes' }));
    await user.click(dialog.getByRole('button', { name: 'Count in steps of 6 minutes' }));
    expect(await dialog.findByText(/in steps of 15 minutes/u)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'In steps of 6 minutes' })).toBeChecked();
  });
});

describe('the fee for cancelling late', () => {
  it('is said in words, and changed by an admin', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateSettings, ({ body }) => {
        sent.push(body);
        const saved = someSettings({ version: 4, late_cancellation_percent: 25 });
        server.use(mockEndpoint(endpoints.getSettings, answer(saved)));
        return answer(saved);
      }),
    );
    const { user } = await openAdminPortal();
    expect(await screen.findByText(/the fee is half the price of the visit\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the fee for cancelling late' }));
    const dialog = within(await screen.findByRole('dialog'));
    const percent = dialog.getByLabelText('Percent of the price of the visit');
    await user.clear(percent);
    await user.type(percent, '101');
    await user.click(dialog.getByRole('button', { name: 'Save fee' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Use a whole number from 0 to 100.');
    await user.clear(percent);
    await user.type(percent, '25');
    await user.click(dialog.getByRole('button', { name: 'Save fee' }));
    expect(await screen.findByText(/the fee is 25% of the price of the visit\./u)).toBeVisible();
    expect(sent).toEqual([{ version: 3, late_cancellation_percent: 25 }]);
  });
});
