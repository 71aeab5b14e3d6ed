import {
  aStaffQuotesPage,
  aStaffQuoteSummary,
  aUser,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal, startPortalService } from '../clients/testing/portal.ts';

const server = startPortalService();

describe('the homes of staff and admins', () => {
  it.each([
    ['/staff/portal', 'staff'],
    ['/admin/portal', 'admin'],
  ] as const)('%s lists the quotes of every client, by status', async (address, user_type) => {
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listQuotes, ({ query }) => {
        asked.push(query.get('status'));
        return answer(aStaffQuotesPage([aStaffQuoteSummary({ status: 'submitted' })], 41));
      }),
    );
    const { user, path } = await openPortal(address, { user: aUser({ user_type }) });
    expect(
      await screen.findByRole('row', { name: /Q-1048.*Castle Hill.*To answer/u }),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Approved');
    expect(path()).toBe(`${address}?status=approved`);
    await waitFor(() => expect(asked.at(-1)).toBe('approved'));
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${address}?status=approved&page=2`);
  });

  it('says so when there is nothing, and when it cannot be read', async () => {
    server.use(mockEndpoint(endpoints.listQuotes, refuse(403, { code: 'permission_denied' })));
    const { user } = await openPortal('/staff/portal', { user: aUser({ user_type: 'staff' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have permission to perform this action.',
    );
    server.use(mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage([]))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  });

  it('brings a member of staff home from a client page, and says why', async () => {
    server.use(mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage([]))));
    const { path } = await openPortal('/clients/quotes', { user: aUser({ user_type: 'staff' }) });
    await waitFor(() => expect(path()).toBe('/staff/portal'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have permission to access this page.',
    );
  });
});
