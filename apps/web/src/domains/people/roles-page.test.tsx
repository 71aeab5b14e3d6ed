import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { openStaffPortal, startStaffService } from '#app/testing/staff-portal.ts';

startStaffService();

it('the page about roles says in words how far each role may', async () => {
  await openStaffPortal('/admin/portal/users/roles', {
    user: aStaffUser({ user_type: 'admin' }),
  });
  expect(
    await screen.findByRole('row', {
      name: /^Messages with clients.*About own visits.*Yes.*Yes$/u,
    }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /^Invite people.*No.*No.*Yes$/u })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/admin/portal/users');
  for (const link of screen.getAllByRole('link', { name: 'People' })) {
    expect(link).toHaveAttribute('aria-current', 'page');
  }
});
