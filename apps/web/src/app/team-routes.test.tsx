import { answer, aUser, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { company } from '@cleaning/company';
import { endpoints } from '@cleaning/contract/endpoints';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { teamPages } from './team-routes.tsx';
import { aStaffUser } from './testing/a-staff-user.ts';
import { openCleanerPortal, startCleanerService } from './testing/cleaner-portal.ts';
import { renderApp } from './testing/render-app.tsx';
import { refusesReads } from './testing/story-network.ts';

const server = startCleanerService();

const pages = (['staff', 'office'] as const).flatMap((side) =>
  teamPages(side).map(({ path = '' }) => ({
    path,
    address: path.includes(':id') ? pathWithId(path, '0190a1b2-0000-7000-8000-00000000abcd') : path,
    isForCleaners: side === 'staff',
  })),
);
const REFUSAL = 'You do not have permission to access this page.';

const OFFICE = [
  ['office staff', aStaffUser()],
  ['an admin', aUser({ user_type: 'admin' })],
] as const;

describe.each(pages)('$path', ({ address, isForCleaners }) => {
  it.each(OFFICE)('is open to %s', async (_title, user) => {
    server.use(
      refusesReads(403, { code: 'permission_denied' }),
      mockEndpoint(endpoints.announcePresence, answer({ others: [] })),
    );
    const app = await renderApp(address, { user });
    await app.settled();
    expect(app.path()).toBe(address);
  });

  it('shows a cleaner what is theirs, or says that it is not', async () => {
    const gone = refuse(404, { code: 'not_found' });
    server.use(
      mockEndpoint(endpoints.getWorkSheet, gone),
      mockEndpoint(endpoints.getCleaner, gone),
      mockEndpoint(endpoints.getTimesheet, gone),
      mockEndpoint(endpoints.getThread, gone),
      mockEndpoint(endpoints.listSessions, gone),
      mockEndpoint(endpoints.listSocialAccounts, gone),
      mockEndpoint(endpoints.listMessages, gone),
    );
    const app = await openCleanerPortal(address);
    await app.settled();
    expect(app.path()).toBe(isForCleaners ? address : SITE_PATHS.staffPortal);
    await waitFor(() =>
      expect(screen.queryAllByRole('heading', { name: REFUSAL })).toHaveLength(
        isForCleaners ? 0 : 1,
      ),
    );
  });
});

it('a cleaner reads why a page of the office does not open, and what to do', async () => {
  const { user, settled } = await openCleanerPortal(STAFF_INVOICES_PATH);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `You are logged in as Mia, cleaner, and this page is for the office. Call the office on ${company.phoneDisplay} if you need something from it.`,
  );
  await user.click(screen.getByRole('link', { name: 'Go to Today' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your day, Mia' })).toBeVisible();
  await settled();
});
