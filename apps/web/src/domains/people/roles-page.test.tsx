import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { theOwner } from './testing.ts';

const server = startService();
const owner = theOwner();
beforeEach(() => {
  server.use(mockEndpoint(endpoints.listUsers, answer(aPageOf([owner]))));
});

it('the page about roles says in words how far each role may', async () => {
  await openStaffPortal('/admin/portal/users/roles', {
    user: aStaffUser({ user_type: 'admin' }),
  });
  expect(
    await screen.findByRole('row', {
      name: /^Messages with clients.*About own visits.*Yes.*Yes.*Yes$/u,
    }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /^Invite people.*No.*No.*Yes.*Yes$/u })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/admin/portal/users');
  for (const link of screen.getAllByRole('link', { name: 'People' })) {
    expect(link).toHaveAttribute('aria-current', 'page');
  }
});

it.each([
  [
    'another admin',
    'someone-else',
    'Alex is the owner, and can hand the company over to another admin.',
  ],
  ['the owner', owner.id, 'You are the owner, and can hand the company over to another admin.'],
])('tells %s who owns the company', async (_who, id, words) => {
  await openStaffPortal('/admin/portal/users/roles', {
    user: aStaffUser({ id, user_type: 'admin' }),
  });
  expect(await screen.findByText(words)).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'Choose an admin' });
  expect(links).toHaveLength(id === owner.id ? 1 : 0);
});
