import {
  aDeviceSession,
  answer,
  aPageOf,
  aProfile,
  aUser,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCleanerPortal, startCleanerService } from '#app/testing/cleaner-portal.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { STAFF_ACCOUNT_PATH, ADMIN_ACCOUNT_PATH } from './profile-paths.ts';
import { accountAnswers } from './testing/account-answers.ts';

const server = startCleanerService();

const cleaner = { user_type: 'staff', staff_role: 'cleaner', first_name: 'Mia' } as const;
const linkToAccount = async () => {
  const [link] = await screen.findAllByRole('link', { name: 'Your account' });
  if (link === undefined) throw new Error('There is no link to the account');
  return link;
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the own account of a person of the team', () => {
  it('is reached from the frame, and says who they are and what they do', async () => {
    server.use(...accountAnswers({ profile: cleaner }));
    const { user, path } = await openCleanerPortal(SITE_PATHS.staffPortal);
    await user.click(await linkToAccount());
    const details = await section('Your details');
    expect(await details.findByText('Cleaner')).toBeVisible();
    expect(path()).toBe(STAFF_ACCOUNT_PATH);
  });

  it('lets a cleaner change the phone that the office calls', async () => {
    const bodies: unknown[] = [];
    server.use(
      ...accountAnswers({ profile: cleaner }),
      mockEndpoint(endpoints.updateProfile, ({ body }) => {
        bodies.push(body);
        return answer(aProfile(cleaner));
      }),
    );
    const { user } = await openCleanerPortal(STAFF_ACCOUNT_PATH);
    await user.click(await screen.findByRole('button', { name: 'Edit your details' }));
    const phone = screen.getByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, '0491 570 159');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your details are saved.');
    expect(bodies).toMatchObject([{ phone_number: '+61491570159' }]);
  });

  it('lets them change their password, and log out a phone that was lost, but not this one past the question about unsent work', async () => {
    const ended: unknown[] = [];
    const lost = aDeviceSession({
      id: '0190a1b2-0000-7000-8000-000000005002',
      device: 'Chrome on Android',
      is_current: false,
    });
    server.use(
      mockEndpoint(endpoints.listSessions, answer(aPageOf([aDeviceSession(), lost]))),
      mockEndpoint(endpoints.revokeSession, ({ params }) => {
        ended.push(params['id']);
        return answer(undefined);
      }),
      ...accountAnswers({ profile: cleaner }),
    );
    const { user } = await openCleanerPortal(STAFF_ACCOUNT_PATH);
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
    const places = await section('Where you are logged in');
    await user.click(await places.findByRole('button', { name: /^Log out this device Chrome/u }));
    expect(await places.findByText('Chrome on Android is logged out.')).toBeVisible();
    expect(ended).toEqual([lost.id]);
    expect(places.queryByRole('button', { name: 'Log out here' })).toBeNull();
  });

  it('stays in the admin portal for an admin', async () => {
    server.use(...accountAnswers({ profile: { user_type: 'admin' } }));
    await openStaffPortal(ADMIN_ACCOUNT_PATH, {
      user: aUser({ user_type: 'admin' }),
    });
    const details = await section('Your details');
    expect(await details.findByText('Admin')).toBeVisible();
    expect((await linkToAccount()).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('navigation', { name: 'Admin portal' })).toBeVisible();
  });
});
