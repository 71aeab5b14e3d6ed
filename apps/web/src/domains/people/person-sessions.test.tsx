import {
  aDeviceSession,
  aPageOf,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { DeviceSession } from '@cleaning/contract/accounts';
import type { UserAccount } from '@cleaning/contract/people';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { aUserAccount, theOwner } from './testing.ts';

const owner = theOwner();
const alex = aStaffUser({ id: owner.id, user_type: 'admin' });
const mia = aUserAccount();

const phone = aDeviceSession({
  id: '0190a1b2-0000-7000-8000-000000005003',
  device: 'Safari on iPhone',
  is_current: false,
});
const laptop = aDeviceSession({
  id: '0190a1b2-0000-7000-8000-000000005002',
  device: null,
  is_current: false,
});

const server = startService();

async function openSessions(person: UserAccount, sessions: () => DeviceSession[]) {
  server.use(
    mockEndpoint(endpoints.listUsers, answer(aPageOf([owner, mia]))),
    mockEndpoint(endpoints.listUserSessions, () => answer(aPageOf(sessions()))),
  );
  const { user } = await openStaffPortal('/admin/portal/users', { user: alex });
  const name = `Change ${person.first_name} ${person.last_name}`;
  await user.click(await screen.findByRole('button', { name }));
  const row = within(screen.getByRole('row', { name: new RegExp(person.last_name, 'u') }));
  await user.click(row.getByRole('button', { name: 'Where they are logged in' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

it('each device is shown in words and ended alone, also when it had ended already', async () => {
  let left = [phone, laptop];
  const { user, dialog } = await openSessions(mia, () => left);
  expect(dialog.getByRole('heading', { name: 'Where Mia is logged in' })).toBeVisible();
  expect((await dialog.findAllByText('Unknown browser or app'))[0]).toBeVisible();
  expect(dialog.getAllByText(/^Last used \d+ \w+ 2026/u)[0]).toBeVisible();
  server.use(
    mockEndpoint(endpoints.endUserSession, ({ params }) => {
      expect(params).toMatchObject({ id: mia.id, session_id: phone.id });
      left = [laptop];
      return refuse(404, {});
    }),
  );
  await user.click(
    dialog.getByRole('button', { name: /^Log out this device Safari on iPhone, last used/u }),
  );
  expect(await screen.findByText('Safari on iPhone is logged out.')).toBeVisible();
  expect(dialog.queryAllByText('Safari on iPhone')).toEqual([]);
});

it('all devices are ended with one press', async () => {
  let calls = 0;
  server.use(
    mockEndpoint(endpoints.endUserSessions, () => {
      calls += 1;
      return answer(undefined);
    }),
  );
  const { user, dialog } = await openSessions(mia, () => [phone, laptop]);
  expect(await dialog.findByText(/^Open pages close at once\. Mia gets an email/u)).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: 'Log out all devices' }));
  expect(await screen.findByText('Mia is logged out.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toBe(1);
});

it('a person who is logged in nowhere has nothing to end', async () => {
  const { dialog } = await openSessions(mia, () => []);
  expect(await dialog.findByText('Mia is not logged in anywhere.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Log out/u })).toBeNull();
});

it('a failure is told, and leaves the question open', async () => {
  server.use(mockEndpoint(endpoints.endUserSessions, refuse(500, {})));
  const { user, dialog } = await openSessions(mia, () => [phone]);
  await user.click(await dialog.findByRole('button', { name: 'Log out all devices' }));
  expect(await dialog.findByText('Not logged out')).toBeVisible();
});

it('owners see their own, and keep the device that they use', async () => {
  const { dialog } = await openSessions(owner, () => [aDeviceSession(), phone]);
  expect(dialog.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  expect(await dialog.findByText('This device')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Log out all other devices' })).toBeVisible();
  expect(dialog.getAllByRole('button', { name: /^Log out this device/u })).toHaveLength(1);
});
