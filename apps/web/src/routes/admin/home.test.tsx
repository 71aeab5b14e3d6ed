import {
  aStaffQuotesPage,
  aStaffQuoteSummary,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStaffUser } from '../staff/testing/a-staff-user.ts';
import { openStaffPortal, startStaffService } from '../staff/testing/staff-portal.ts';

const server = startStaffService();

const ADDRESS = '/admin/portal';
const openAdminPortal = () =>
  openStaffPortal(ADDRESS, { user: aStaffUser({ user_type: 'admin' }) });

describe('the home page of admins', () => {
  it('lists the quotes of every client, by status', async () => {
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listQuotes, ({ query }) => {
        asked.push(query.get('status'));
        return answer(aStaffQuotesPage([aStaffQuoteSummary({ status: 'submitted' })], 41));
      }),
    );
    const { user, path } = await openAdminPortal();
    expect(
      await screen.findByRole('row', { name: /Q-1048.*Castle Hill.*To answer/u }),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Approved');
    expect(path()).toBe(`${ADDRESS}?status=approved`);
    await waitFor(() => expect(asked.at(-1)).toBe('approved'));
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${ADDRESS}?status=approved&page=2`);
  });

  it('says so when there are no quotes, and when they cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.listQuotes, refuse(403, { code: 'permission_denied' })));
    const { user } = await openAdminPortal();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have permission to perform this action.',
    );
    server.use(mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage([]))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  });
});
