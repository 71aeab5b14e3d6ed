import {
  aDashboard,
  aProfile,
  aUser,
  anAppointmentSummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { eventually } from '@cleaning/test-setup/eventually';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const ADDRESS = '/clients/documents';
const OTHER = '0190a1b2-0000-7000-8000-000000000099';

// These tests are not about the pages inside the frame.
beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.listDocuments, noResponse()),
    mockEndpoint(endpoints.getClientProfile, noResponse()),
  );
});

/** The names of the links of a part of the frame. */
const namesOf = (part: HTMLElement | undefined) =>
  within(part as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the frame of the portal', () => {
  it('shows the user’s name, from the session until the profile is loaded', async () => {
    server.use(mockEndpoint(endpoints.getProfile, answer(aProfile({ last_name: 'Ellis' }))));
    await openPortal(ADDRESS, { user: aUser({ client_type: 'ndis' }) });
    expect(screen.getByText('Mia')).toBeVisible();
    expect(screen.getByText('NDIS client')).toBeVisible();
    expect(await screen.findByText('Mia Ellis')).toBeVisible();
  });

  it('leads to the account from the name and from the More menu', async () => {
    server.use(
      mockEndpoint(endpoints.getClientProfile, noResponse()),
      mockEndpoint(endpoints.listSocialAccounts, noResponse()),
      mockEndpoint(endpoints.listSessions, noResponse()),
    );
    const { user, path } = await openPortal(ADDRESS);
    const [side] = screen.getAllByRole('complementary', { name: 'Portal menu' });
    expect(side).toBeDefined();
    if (side === undefined) return;
    await user.click(within(side).getByRole('link', { name: /^Mia/u }));
    await waitFor(() => expect(path()).toBe('/clients/account'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^More/u }));
    const sheet = within(screen.getByRole('dialog', { name: 'More' }));
    expect(sheet.getByRole('link', { name: 'Your account' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('has the visits among the tabs of a phone, and the quotes behind More', async () => {
    const { user } = await openPortal(ADDRESS);
    const [, tabs] = screen.getAllByRole('navigation', { name: 'Portal' });
    expect(namesOf(tabs)).toEqual(['Dashboard', 'Visits', 'Invoices', 'Messages']);
    await user.click(screen.getByRole('button', { name: /^More/u }));
    expect(namesOf(screen.getByRole('dialog', { name: 'More' }))).toEqual([
      'Quotes',
      'Documents',
      'Calculator',
      'Your account',
    ]);
  });

  it('counts the unread messages', async () => {
    server.use(mockEndpoint(endpoints.getUnreadCount, answer({ messages: 3, threads: 2 })));
    await openPortal(ADDRESS);
    expect(
      await screen.findAllByRole('link', { name: /^Messages.*3 need attention$/u }),
    ).toHaveLength(2);
  });

  it('counts the quotes that wait for an answer, on a phone at More', async () => {
    const { quotes } = aDashboard();
    const counted = { ...quotes, status_counts: { sent: 2 } };
    server.use(mockEndpoint(endpoints.getDashboard, answer(aDashboard({ quotes: counted }))));
    const { user } = await openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: /^More.*2 need attention$/u }));
    const sheet = within(screen.getByRole('dialog', { name: 'More' }));
    expect(sheet.getByRole('link', { name: /^Quotes.*2 need attention$/u })).toBeVisible();
  });

  it('counts the invoices that the client has to pay, and not those that a plan pays', async () => {
    const { invoices } = aDashboard();
    const counted = { ...invoices, due_count: 2, plan_due_count: 5 };
    server.use(mockEndpoint(endpoints.getDashboard, answer(aDashboard({ invoices: counted }))));
    await openPortal(ADDRESS);
    expect(
      await screen.findAllByRole('link', { name: /^Invoices.*2 need attention$/u }),
    ).toHaveLength(2);
  });

  it('stays usable when the profile and the counts cannot be loaded', async () => {
    server.use(
      mockEndpoint(endpoints.getProfile, refuse(500, {})),
      mockEndpoint(endpoints.getDashboard, refuse(500, {})),
      mockEndpoint(endpoints.getUnreadCount, refuse(500, {})),
    );
    const { user, path } = await openPortal(ADDRESS);
    const [menu] = screen.getAllByRole('navigation', { name: 'Portal' });
    expect(menu).toBeDefined();
    if (menu === undefined) return;
    await user.click(within(menu).getByRole('link', { name: 'Calculator' }));
    await waitFor(() => expect(path()).toBe('/clients/calculator'));
  });

  it('says when there is no connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPortal(ADDRESS);
    expect(screen.getByText(/You are offline/u)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/u)).not.toBeInTheDocument();
  });

  it('shows no data of the previous user when another signs in elsewhere', async () => {
    server.use(mockEndpoint(endpoints.getProfile, answer(aProfile({ last_name: 'Ellis' }))));
    const { store, queryClient } = await openPortal('/clients/calculator');
    expect(await screen.findByText('Mia Ellis')).toBeVisible();
    server.use(
      mockEndpoint(endpoints.getProfile, answer(aProfile({ first_name: 'Noah', last_name: 'Ng' }))),
    );
    act(() => {
      queryClient.clear();
      store.dispatch(
        authActions.loginSucceeded({
          token: 'xyz',
          user: aUser({ id: OTHER, first_name: 'Noah' }),
        }),
      );
    });
    expect(screen.queryByText('Mia Ellis')).not.toBeInTheDocument();
    expect(await screen.findByText('Noah Ng')).toBeVisible();
  });

  it('stays usable when the page inside it fails', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    // An invalid date makes the screen fail.
    const appointment = anAppointmentSummary({ appointment_date: 'some day' });
    server.use(
      mockEndpoint(endpoints.getDashboard, answer(aDashboard({ next_appointment: appointment }))),
    );
    const { user, path } = await openPortal('/clients/portal');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page did not load' }),
    ).toBeVisible();
    expect(errors).toHaveBeenCalled();
    errors.mockClear();
    const [menu] = screen.getAllByRole('navigation', { name: 'Portal' });
    if (menu !== undefined)
      await user.click(within(menu).getByRole('link', { name: 'Calculator' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Calculator' })).toBeVisible();
    expect(path()).toBe('/clients/calculator');
  });

  it('refreshes the counts every minute, and stops when the portal closes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    let calls = 0;
    server.use(
      mockEndpoint(endpoints.getDashboard, () => {
        calls += 1;
        return answer(aDashboard());
      }),
    );
    const { router } = await openPortal(ADDRESS);
    await eventually(() => expect(calls).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(calls).toBe(2));
    await act(() => router.navigate('/accounts/password-reset'));
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(calls).toBe(2);
  });
});
